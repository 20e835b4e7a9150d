"""A site with everything that Markdown can become, the same in four languages."""

WORDS = {
    "en": {
        "home": "Home", "guides": "Guides", "title": "Everything on a page", "next": "The next page",
        "text": "Some text with `code`, *emphasis*, **weight** and a [link](next.md).", "cell": "A cell with some words",
        "question": "Does this answer?", "answer": "It does, with `code`.", "section": "Section",
        "faq": "Frequently asked questions", "foreign": "كلام عربي عن iOS 26+",
    },
    "ar": {
        "home": "البداية", "guides": "الأدلة", "title": "كل شيء في صفحة", "next": "الصفحة التالية",
        "text": "نص فيه `code` و*تشديد* و**ثقل** و[رابط](next.md).", "cell": "خلية فيها بعض الكلمات",
        "question": "هل هذا جواب؟", "answer": "نعم، وفيه `code`.", "section": "قسم", "faq": "أسئلة شائعة",
        "foreign": "An English sentence in the middle",
    },
    "he": {
        "home": "בית", "guides": "מדריכים", "title": "הכול בעמוד אחד", "next": "העמוד הבא",
        "text": "טקסט עם `code`, *הדגשה*, **משקל** ו[קישור](next.md).", "cell": "תא עם כמה מילים",
        "question": "האם זו תשובה?", "answer": "כן, ויש בה `code`.", "section": "פרק", "faq": "שאלות נפוצות",
        "foreign": "An English sentence in the middle",
    },
    "zh-Hans": {
        "home": "首页", "guides": "指南", "title": "一页之内的一切", "next": "下一页",
        "text": "文字里有 `code`、*强调*、**加重**和[链接](next.md)。", "cell": "有几个字的单元格", "question": "这是回答吗？",
        "answer": "是的，里面有 `code`。", "section": "章节", "faq": "常见问题", "foreign": "كلام عربي عن iOS 26+",
    },
}

EVERYTHING = """\
---
title: "{title}"
description: "{answer}"
updated: 2026-11-30
order: 1
tags: [one, two]
---

{text}

## {section} 1 {{#first}}

{text} {foreign}. [^note] [^note2]

### `NavigationStack(path:)` {{#code}}

> {text}
>
> > {text}

#### {section} 4

- {text}
  - {text}
    1. {text}
    2. {text}
- [x] {text}
- [ ] {text}

3. {text}
4. {text}

## {section} 2

<!-- table: caption="{title}" -->

| {section} | {section} 1 | {section} 2 | {section} 3 | `NavigationSplitView` | {section} 5 |
|---|:--|:-:|--:|---|---|
| {cell} | {cell} | {cell} | `append(_:)` | {cell} | {cell} |
| {cell} `.sheet` | ✓ | — | 1,000 | [{next}](next.md) | ~~{cell}~~ |

| {section} | {section} 1 |
|---|---|
| {cell} | `{{"key": ["a", "b"]}}` |

## {section} 3

```swift title="{title}" {{2-3}}
// {cell}
@main
struct App {{
    @State private var path: [Route] = []
    let text = "{cell}, \\(path.count)", raw = #"{foreign}"#
    func veryLongFunctionName(withAnArgument first: Int, andAnother second: String) async throws -> [String: Int] {{ [:] }}
    #if DEBUG
    let number = 0x1F + 1_000.5e3
    #endif
}}
```

```swift skip="{cell}"
let skipped = true
```

```
plain	text without a language, {cell}
```

```json
{{"key": "{cell}", "n": [1, 2.5, true, null]}}
```

> [!NOTE]
> {text}

> [!TIP]
> {text}

> [!IMPORTANT]
> {text}

> [!WARNING]
> {text}

> [!CAUTION]
> {text}
>
> ```sh
> rm -rf build # {cell}
> ```

Verylongwordwithoutanyplacetobreakitwhichwouldpushthepagesidewaysifnothingwasdoneaboutitreally https://example.org/a/very/long/address/that/goes/on/and/on/and/on/without/any/end/in/sight?x=1&y=2

`aVeryLongInlineCodeWithoutSpacesThatIsWiderThanAnyPhoneWouldEverBe(withArguments:andMoreOfThem:)`

<kbd>⌘</kbd> + <kbd>K</kbd>, H<sub>2</sub>O

<details><summary>{section}</summary>

{cell}

</details>

---

## {faq}

### {question}

{answer}

- {cell}
- `code`

### {question} 2

```swift
let answer = 42
```

[^note]: {text}
[^note2]: {cell}
"""


def files():
    result = {}
    for language, words in WORDS.items():
        result[f"{language}/index.md"] = "---\ntitle: \"{home}\"\ndescription: \"{answer}\"\n---\n\n{text}\n\n" \
            "[{title}](guides/everything.md)\n".format(**words).replace("](next.md)", "](guides/next.md)")
        result[f"{language}/guides/index.md"] = "---\ntitle: \"{guides}\"\n---\n\n{text}\n".format(**words)
        result[f"{language}/guides/everything.md"] = EVERYTHING.format(**words)
        result[f"{language}/guides/next.md"] = "---\ntitle: \"{next}\"\norder: 2\n---\n\n{cell}\n".format(**words)
    # A page that one language alone has.
    result["en/guides/more.md"] = "---\ntitle: Not translated\norder: 3\n---\n\nOnly here.\n"
    return result
