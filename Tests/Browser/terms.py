"""Texts whose signs the bidirectional algorithm would move about in right-to-left prose."""

# Each as Markdown, and as it must look from left to right.
TERMS = [
    ("iOS 26+", "iOS 26+"),
    ("@Observable", "@Observable"),
    ("@MainActor", "@MainActor"),
    (".sheet", ".sheet"),
    ("#Preview", "#Preview"),
    ("$path", "$path"),
    ("C++", "C++"),
    ("C#", "C#"),
    (".NET 9", ".NET 9"),
    ("Node.js", "Node.js"),
    ("push/pop", "push/pop"),
    ("iOS/iPadOS 26", "iOS/iPadOS 26"),
    ("(iOS 17)", "(iOS 17)"),
    ("(iOS 17+)", "(iOS 17+)"),
    ("Swift 6.3", "Swift 6.3"),
    ("Swift 6.3+", "Swift 6.3+"),
    ("v2.0.1-beta", "v2.0.1-beta"),
    ("append(_:)", "append(_:)"),
    ("init()", "init()"),
    ("[Route]", "[Route]"),
    ("Array\\<Int>", "Array<Int>"),
    ("String?", "String?"),
    ("--strict", "--strict"),
    ("-O", "-O"),
    ("~/Library/Caches", "~/Library/Caches"),
    ("path/to/file", "path/to/file"),
    ("./configure", "./configure"),
    ("/usr/local/bin", "/usr/local/bin"),
    ("main.swift:12", "main.swift:12"),
    ("https://example.org/a-b/?x=1", "https://example.org/a-b/?x=1"),
    ("[SE-0466](https://example.org/se)", "SE-0466"),
    ("name@example.org", "name@example.org"),
    ("-5", "-5"),
    ("+5", "+5"),
    ("50%", "50%"),
    ("3.14", "3.14"),
    ("1,000", "1,000"),
    ("10:30", "10:30"),
    ("16:9", "16:9"),
    ("2026-11-30", "2026-11-30"),
    ("5 GB", "5 GB"),
    ("A → B", "A → B"),
    ("A + B", "A + B"),
    ("Settings → General", "Settings → General"),
    ("x -> y", "x -> y"),
    ("**Swift 6.3+**", "Swift 6.3+"),
    ("*.sheet*", ".sheet"),
    ("`@State`", "@State"),
    ("`.sheet(item:)`", ".sheet(item:)"),
    ("`push(_:)`", "push(_:)"),
    ("`-items.count`", "-items.count"),
    ("`[String: Int]`", "[String: Int]"),
    ("`#Preview`", "#Preview"),
    ("`<hr/>`", "<hr/>"),
    ("`\"a\" + \"b\"`", '"a" + "b"'),
    ("`a && !b`", "a && !b"),
    ("[`NavigationStack(path:)`](https://example.org/n)", "NavigationStack(path:)"),
]

# Words before and after, without letters that join into one sign.
WORDS = {"ar": ("قبل", "بعد"), "he": ("לפני", "אחרי")}


def page(language):
    """A page that has each term in a heading, a paragraph, a list and a cell."""
    before, after = WORDS[language]
    parts = ["---\ntitle: x\ntoc: 3\n---\n"]
    for term, _ in TERMS:
        text = f"{before} {term} {after}"
        parts.append(f"### {text}\n\n{text}\n\n- {text}\n\n| 1 | 2 |\n|---|---|\n| x | {text} |\n")
    return "\n".join(parts)


def expected(language, looks):
    before, after = WORDS[language]
    return f"{after[::-1]} {looks} {before[::-1]}"
