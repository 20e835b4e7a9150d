#!/usr/bin/env python3
"""Write a deterministic corpus of multilingual Markdown guides for benchmarks.

    corpus.py --pages N --out DIR [--seed S] [--flavor plain|hugo] [--swift DIR]

N pages are dealt out in turn over ar, he, zh-Hans and en, so page k of one
language is the translation slot of page k of every other language. Each page
has YAML front matter, 8-10 sections, prose in that script mixed with Latin
identifiers and inline code, 5 fenced Swift blocks of 10-40 lines whose type
names are unique in the whole corpus, one 7x3 table, a numbered list of common
mistakes, 5 FAQ entries, relative links to other pages, and 2 external links.

Flavors (the same body everywhere; only the layout and the link form differ):
  plain    content/<lang>/guide-0001.md, links as guide-0002.md   (default)
  hugo     content/<lang>/guides/guide-0001.md + _index.md, links as ../guide-0002/

The same --pages and --seed give the same bytes on every machine. With --swift
DIR the Swift blocks are also written, one file a block, to DIR.
"""
import argparse
import hashlib
import os
import random
import re
import sys

LANGS = ["ar", "he", "zh-Hans", "en"]
FLAVORS = ["plain", "hugo"]

# ---------------------------------------------------------------- words

ADJ = """Amber Bright Calm Cedar Clear Coral Crisp Dapper Deep Dusty Eager Early
Fable Fern Gentle Golden Granite Hazel Hollow Indigo Ivory Jade Keen Lively Lunar
Maple Mellow Misty Modest Noble Northern Olive Opal Pearl Plain Quiet Rapid Ruby
Rustic Saffron Scarlet Silent Silver Solar Steady Summer Tidal Timber Velvet
Violet Vivid Warm Western Wild Willow Winter Woven Young Zephyr Zinc""".split()
NOUN = """Anchor Arbor Atlas Basin Beacon Bridge Canyon Castle Citadel Compass
Corner Course Crater Delta Ember Falcon Field Forest Garden Gate Glacier Grove
Harbor Haven Hill Island Junction Lagoon Lantern Ledger Lookout Market Meadow
Mill Mirror Notebook Orchard Outpost Palace Passage Pier Pillar Plaza Prairie
Quarry Reef Ridge River Sail Shelter Signal Spring Station Studio Summit Tower
Trail Valley Village Vista Wharf Window Workshop Yard""".split()
ITEMS = ["recipe", "order", "trip", "track", "invoice", "lesson", "ticket", "plant",
         "city", "book", "photo", "workout", "note", "parcel", "meeting", "song"]
CODES = ["NavigationStack", "NavigationPath", "NavigationLink(value:)", "@State",
         "@Binding", "@Observable", "navigationDestination(for:)", "Hashable",
         "Codable", "path.append(_:)", "path.removeLast()", "path.isEmpty",
         ".sheet(isPresented:)", "URLComponents", "TabView", "List", "ViewBuilder",
         "@Environment", "JSONEncoder", "Task.sleep(for:)", "switch", "AnyHashable"]
TAGS = ["navigation", "swiftui", "routing", "state", "deep-links", "testing",
        "concurrency", "architecture", "tabs", "sheets"]

L = {}

L["en"] = dict(
    topics=["Type-safe navigation", "Deep links", "Programmatic navigation", "Restoring state",
            "Tabs and stacks", "Sheets and full screens", "A router for many screens",
            "Testing routes", "Passing data between screens", "Leaving old navigation behind"],
    contexts=["for a recipe app", "in a shop", "with a shared router", "for a travel planner",
              "in small steps", "without global state", "for a large team", "in a music player",
              "with one source of truth", "for a ticket office"],
    sections=["What the stack really holds", "Declaring the routes", "Connecting the view",
              "Reading a link from outside", "Keeping the path between launches",
              "Who owns the router", "Loading data after a push", "Small checks that pay off",
              "When to split a module", "Moving old screens one at a time",
              "What the compiler can prove", "Measuring before changing"],
    table_title="Comparing the approaches", mistakes_title="Common mistakes", faq_title="Frequently asked questions",
    intro_title="Before you start", summary_title="Summary",
    table_head=["Approach", "Where it fits", "What it costs"],
    mistake_lead=["Mutating the path from a child", "Two stacks in one screen", "A route without an identity",
                  "Decoding a link by hand", "Storing views in the model", "Forgetting the empty path",
                  "Reading state too early", "Naming screens by index"],
    faq_q=["Can one {c} serve several tabs", "When should I prefer {c} over a plain array",
           "Does {c} survive a restart of the app", "How do I go back to the root",
           "Is {c} safe to use from a background task", "Why does the screen appear twice",
           "How many routes are too many", "What happens to {c} when a link is broken"],
    lead=["In practice, ", "As a rule, ", "After the first release, ", "On a small screen, ", "For most teams, ",
          "When the app starts, ", "Before the view appears, ", "In a second step, ", "", "", "", ""],
    subj=["the router", "a typed route", "the root view", "this small model", "the navigation stack",
          "a screen of the second level", "the path", "the link parser", "every destination", "the parent view",
          "an observable object", "the state of the app", "a shared protocol", "the list of routes",
          "the first version of the code", "a value of type {c}", "the modifier {c}", "the call to {c}"],
    verb=["keeps", "describes", "replaces", "hides", "owns", "passes on", "checks", "restores", "separates",
          "brings together", "documents", "updates", "simplifies", "protects", "delays"],
    obj=["the order of the screens", "the values that a screen needs", "one source of truth", "the rules of the flow",
         "the state of every tab", "the identity of an item", "the decision about the next step",
         "the details of the layout", "an array of routes", "the connection between link and screen",
         "the history of the user", "a single place for errors", "the value behind {c}", "all calls to {c}",
         "the boundary between two modules"],
    tail=["so that a test can read it", "without knowing any other screen", "and the compiler reports what is missing",
          "even when the app was closed in between", "because {c} compares values and not positions",
          "as soon as the first element arrives", "which makes {c} easy to replace", "while the animation is running",
          "and nothing else has to change", "until the user comes back to the start",
          "as long as {c} stays in one place", "just as the table below shows", "instead of spreading flags over many views"],
    join=" ", stop=". ", comma=", ", see="See also", more="Read more in", ext="the reference of the language", ext2="a longer discussion",
    adv=["few screens", "many modules", "links from mail", "a fixed order", "tabs", "old code", "a short test", "a wizard"],
    cost=["one enum", "a new file", "more generics", "little", "an extra object", "a migration", "manual decoding", "hardly any"],
    note="Note", comment=["Keep the newest element last.", "Nothing to do for an empty path.", "Unknown links are ignored.",
                          "The order of the cases is part of the format.", "Called from the root view only."],
)

L["ar"] = dict(
    topics=["التنقل الآمن بالأنواع", "الروابط العميقة", "التنقل البرمجي", "استعادة الحالة", "التبويبات والمكدسات",
            "الأوراق المنبثقة والشاشات الكاملة", "موجّه واحد لشاشات كثيرة", "اختبار المسارات",
            "تمرير البيانات بين الشاشات", "توديع أسلوب التنقل القديم"],
    contexts=["في تطبيق وصفات", "في متجر صغير", "مع موجّه مشترك", "لتخطيط الرحلات", "بخطوات صغيرة", "من غير حالة عامة",
              "لفريق كبير", "في مشغل موسيقى", "بمصدر واحد للحقيقة", "لمكتب تذاكر"],
    sections=["ما الذي يحمله المكدس فعلا", "تعريف المسارات", "ربط الواجهة", "قراءة رابط قادم من الخارج",
              "حفظ المسار بين تشغيل وآخر", "من يملك الموجّه", "تحميل البيانات بعد الانتقال", "فحوص صغيرة ذات فائدة",
              "متى نقسم الوحدة", "نقل الشاشات القديمة واحدة تلو الأخرى", "ما الذي يستطيع المترجم إثباته", "القياس قبل التغيير"],
    table_title="مقارنة بين الطرق", mistakes_title="أخطاء شائعة", faq_title="أسئلة متكررة",
    intro_title="قبل أن تبدأ", summary_title="الخلاصة",
    table_head=["الطريقة", "أين تناسب", "ما كلفتها"],
    mistake_lead=["تغيير المسار من شاشة فرعية", "مكدسان في شاشة واحدة", "مسار بلا هوية", "تحليل الرابط يدويا",
                  "حفظ الواجهات داخل النموذج", "نسيان المسار الفارغ", "قراءة الحالة مبكرا", "تسمية الشاشات بالأرقام"],
    faq_q=["هل يكفي {c} واحد لعدة تبويبات", "متى أفضّل {c} على مصفوفة عادية", "هل يبقى {c} بعد إعادة تشغيل التطبيق",
           "كيف أعود إلى الشاشة الأولى", "هل استعمال {c} من مهمة خلفية آمن", "لماذا تظهر الشاشة مرتين",
           "كم مسارا يعد كثيرا", "ماذا يحدث مع {c} إذا كان الرابط معطوبا"],
    lead=["في الواقع العملي، ", "عموما، ", "بعد الإصدار الأول، ", "على شاشة صغيرة، ", "عند معظم الفرق، ", "حين يبدأ التطبيق، ",
          "قبل ظهور الواجهة، ", "في خطوة ثانية، ", "", "", "", ""],
    subj=["الموجّه", "المسار المحدد النوع", "العرض الجذري", "هذا النموذج الصغير", "مكدس التنقل", "العرض في المستوى الثاني",
          "محلل الروابط", "كل مقصد جديد", "العرض الأب", "الكائن القابل للمراقبة", "البروتوكول المشترك", "جدول المسارات",
          "الإصدار الأول من الشيفرة", "المتغير من نوع {c}", "المعدّل {c}", "استدعاء {c}"],
    verb=["يحفظ", "يصف", "يستبدل", "يخفي", "يملك", "يمرر", "يفحص", "يستعيد", "يفصل", "يجمع", "يوثق", "يحدّث", "يبسّط", "يحمي", "يؤجل"],
    obj=["ترتيب الشاشات", "القيم التي تحتاجها الشاشة", "مصدر الحقيقة الوحيد", "قواعد سير العمل", "حالة كل تبويب",
         "هوية العنصر", "قرار الخطوة التالية", "تفاصيل التخطيط", "مصفوفة من المسارات", "الصلة بين الرابط والشاشة",
         "سجل تنقل المستخدم", "مكانا واحدا للأخطاء", "القيمة الكامنة وراء {c}", "كل نداءات {c}", "الحد الفاصل بين وحدتين"],
    tail=["حتى يستطيع الاختبار قراءته", "من غير معرفة أي شاشة أخرى", "ثم يخبرنا المترجم بما ينقص", "حتى لو أغلق التطبيق في أثناء ذلك",
          "لأن {c} يقارن القيم لا المواضع", "حالما يصل العنصر الأول", "وهذا يجعل {c} سهل الاستبدال", "في أثناء الحركة على الشاشة",
          "ولا حاجة إلى تغيير شيء آخر", "إلى أن يعود المستخدم إلى البداية", "ما دام {c} في مكان واحد", "كما يبين الجدول أدناه",
          "بدلا من توزيع الأعلام على عروض كثيرة"],
    join=" ", stop=". ", comma="، ", see="انظر أيضا", more="للمزيد اقرأ", ext="مرجع اللغة", ext2="نقاش أطول",
    adv=["شاشات قليلة", "وحدات كثيرة", "روابط من البريد", "ترتيب ثابت", "تبويبات", "شيفرة قديمة", "اختبار قصير", "معالج خطوات"],
    cost=["تعداد واحد", "ملف جديد", "عموميات أكثر", "قليلة", "كائن إضافي", "ترحيل", "فك ترميز يدوي", "تكاد لا تذكر"],
    note="ملاحظة", comment=["العنصر الأحدث يبقى في النهاية.", "لا شيء يفعل مع مسار فارغ.", "الروابط المجهولة تهمل.",
                            "ترتيب الحالات جزء من الصيغة.", "يستدعى من العرض الجذري فقط."],
)

L["he"] = dict(
    topics=["ניווט בטוח לפי טיפוסים", "קישורים עמוקים", "ניווט מתוך הקוד", "שחזור מצב", "לשוניות ומחסניות",
            "גיליונות ומסכים מלאים", "נתב אחד למסכים רבים", "בדיקת מסלולים", "העברת נתונים בין מסכים", "פרידה מהניווט הישן"],
    contexts=["באפליקציית מתכונים", "בחנות קטנה", "עם נתב משותף", "לתכנון טיולים", "בצעדים קטנים", "בלי מצב גלובלי",
              "לצוות גדול", "בנגן מוזיקה", "עם מקור אמת יחיד", "לקופת כרטיסים"],
    sections=["מה המחסנית באמת מחזיקה", "הגדרת המסלולים", "חיבור התצוגה", "קריאת קישור מבחוץ", "שמירת הנתיב בין הפעלות",
              "של מי הנתב", "טעינת נתונים אחרי מעבר", "בדיקות קטנות שמשתלמות", "מתי לפצל מודול", "העברת מסכים ישנים אחד אחד",
              "מה המהדר יכול להוכיח", "למדוד לפני שמשנים"],
    table_title="השוואה בין הגישות", mistakes_title="טעויות נפוצות", faq_title="שאלות נפוצות",
    intro_title="לפני שמתחילים", summary_title="סיכום",
    table_head=["גישה", "איפה היא מתאימה", "מה המחיר"],
    mistake_lead=["שינוי הנתיב מתוך מסך בן", "שתי מחסניות במסך אחד", "מסלול בלי זהות", "פענוח קישור ביד", "שמירת תצוגות במודל",
                  "לשכוח את הנתיב הריק", "קריאת המצב מוקדם מדי", "מסכים שנקראים לפי מספר"],
    faq_q=["האם {c} אחד מספיק לכמה לשוניות", "מתי להעדיף את {c} על מערך רגיל", "האם {c} נשמר אחרי הפעלה מחדש",
           "איך חוזרים למסך הראשון", "האם בטוח לקרוא ל {c} ממשימת רקע", "למה המסך מופיע פעמיים",
           "כמה מסלולים זה יותר מדי", "מה קורה ל {c} כשהקישור שבור"],
    lead=["בפועל, ", "בדרך כלל, ", "אחרי הגרסה הראשונה, ", "במסך קטן, ", "ברוב הצוותים, ", "כשהאפליקציה עולה, ",
          "לפני שהתצוגה מופיעה, ", "בשלב השני, ", "", "", "", ""],
    subj=["הנתב", "המסלול המוגדר", "מסך השורש", "המודל הקטן הזה", "מנגנון הניווט", "מסך מהרמה השנייה", "מפענח הקישורים",
          "כל יעד חדש", "מסך האב", "האובייקט הנצפה", "הפרוטוקול המשותף", "מערך המסלולים", "הקוד הראשון שכתבנו",
          "ערך מסוג {c}", "המגדיר {c}", "הקוד שקורא ל {c}"],
    verb=["שומר", "מתאר", "מחליף", "מסתיר", "מחזיק", "מעביר", "בודק", "משחזר", "מפריד", "מאחד", "מתעד", "מעדכן", "מפשט", "מגן על", "דוחה"],
    obj=["את סדר המסכים", "את הערכים שהמסך צריך", "מקור אמת אחד", "את כללי הזרימה", "את המצב של כל לשונית", "את זהות הפריט",
         "את ההחלטה על הצעד הבא", "את פרטי הפריסה", "מערך של מסלולים", "את הקשר בין הקישור למסך", "את היסטוריית המשתמש",
         "מקום אחד לשגיאות", "את הערך שמאחורי {c}", "את כל הקריאות ל {c}", "את הגבול בין שני מודולים"],
    tail=["כדי שבדיקה תוכל לקרוא אותו", "בלי להכיר אף מסך אחר", "והמהדר מדווח מה חסר", "גם אם האפליקציה נסגרה בינתיים",
          "כי {c} משווה ערכים ולא מיקומים", "ברגע שמגיע הפריט הראשון", "וכך קל להחליף את {c}", "בזמן שההנפשה רצה",
          "ושום דבר אחר לא צריך להשתנות", "עד שהמשתמש חוזר להתחלה", "כל עוד {c} נשאר במקום אחד", "כפי שהטבלה למטה מראה",
          "במקום לפזר דגלים בתצוגות רבות"],
    join=" ", stop=". ", comma=", ", see="ראו גם", more="עוד על כך", ext="מדריך השפה", ext2="דיון ארוך יותר",
    adv=["מעט מסכים", "מודולים רבים", "קישורים מדואר", "סדר קבוע", "לשוניות", "קוד ישן", "בדיקה קצרה", "אשף"],
    cost=["טיפוס אחד", "קובץ חדש", "יותר גנריות", "מעט", "אובייקט נוסף", "הגירה", "פענוח ידני", "כמעט כלום"],
    note="הערה", comment=["הפריט החדש תמיד בסוף.", "אין מה לעשות בנתיב ריק.", "קישורים לא מוכרים נזרקים.",
                          "סדר המקרים הוא חלק מהפורמט.", "נקרא רק ממסך השורש."],
)

L["zh-Hans"] = dict(
    topics=["类型安全的导航", "深层链接", "用代码控制导航", "恢复界面状态", "标签页与导航栈", "弹出面板与全屏页面",
            "一个路由器管理多个页面", "为路由写测试", "在页面之间传递数据", "告别旧的导航方式"],
    contexts=["以菜谱应用为例", "在一家小商店里", "配合共享路由器", "用于旅行计划", "小步前进", "不使用全局状态", "适合大团队",
              "在音乐播放器中", "只保留一个数据来源", "用于售票系统"],
    sections=["导航栈里到底放了什么", "声明路由", "把视图连接起来", "读取外部链接", "在两次启动之间保存路径", "谁拥有路由器",
              "跳转之后再加载数据", "值得写的小检查", "什么时候拆分模块", "逐个迁移旧页面", "编译器能证明什么", "先测量再修改"],
    table_title="几种做法的比较", mistakes_title="常见错误", faq_title="常见问题", intro_title="开始之前", summary_title="小结",
    table_head=["做法", "适用场合", "代价"],
    mistake_lead=["在子页面里修改路径", "一个页面里有两个导航栈", "没有标识的路由", "手工解析链接", "把视图存进模型", "忘记路径为空的情况",
                  "过早读取状态", "用序号给页面命名"],
    faq_q=["一个 {c} 能否用于多个标签页", "什么时候应该用 {c} 而不是普通数组", "应用重启以后 {c} 还在吗", "怎样回到第一个页面",
           "在后台任务里使用 {c} 安全吗", "为什么页面会出现两次", "多少条路由算太多", "链接失效时 {c} 会怎样"],
    lead=["实际上，", "一般来说，", "第一个版本发布以后，", "在小屏幕上，", "对大多数团队来说，", "应用启动的时候，", "视图出现之前，", "第二步，", "", "", "", ""],
    subj=["路由器", "带类型的路由", "根视图", "这个小模型", "导航栈", "第二层页面", "路径", "链接解析器", "每一个目的地", "父视图",
          "可观察对象", "应用的状态", "共用的协议", "路由列表", "最初写下的代码", "类型为 {c} 的值", "修饰符 {c}", "对 {c} 的调用"],
    verb=["保存着", "描述了", "代替了", "隐藏了", "拥有", "传递", "检查", "恢复", "分开了", "集中了", "记录了", "更新", "简化了", "保护着", "推迟了"],
    obj=["页面的先后顺序", "页面需要的各个值", "唯一的数据来源", "流程的规则", "每个标签页的状态", "条目的标识", "关于下一步的决定",
         "布局的细节", "一个由路由组成的数组", "链接与页面的对应关系", "用户走过的路线", "处理错误的唯一位置", "{c} 背后的值",
         "所有对 {c} 的调用", "两个模块之间的边界"],
    tail=["这样测试就可以直接读取它", "而不需要了解其他任何页面", "缺少的部分会由编译器指出", "即使中途关闭过应用也不受影响",
          "因为 {c} 比较的是值而不是位置", "只要第一个元素到达就会生效", "所以 {c} 很容易替换", "此时动画还在进行", "其他地方都不用改动",
          "直到用户回到起点为止", "前提是 {c} 只出现在一个地方", "正如下面的表格所示", "而不是把标志散落在许多视图里"],
    join="", stop="。", comma="，", see="另请参阅", more="更多内容见", ext="语言参考", ext2="更长的讨论",
    adv=["页面很少", "模块很多", "来自邮件的链接", "固定的顺序", "标签页", "旧代码", "简短的测试", "向导流程"],
    cost=["一个枚举", "新文件", "更多泛型", "很小", "额外的对象", "迁移工作", "手工解码", "几乎没有"],
    note="注意", comment=["最新的元素总在最后。", "路径为空时什么也不做。", "未知的链接会被忽略。", "枚举的顺序是格式的一部分。", "只在根视图中调用。"],
)

# ---------------------------------------------------------------- Swift blocks


class Ctx:
    """What a block template may use: a unique type prefix, items, comments."""

    def __init__(self, prefix, rng, words):
        self.t = prefix
        self.r = rng
        self.a, self.b, self.c = rng.sample(ITEMS, 3)
        self.words = words

    def n(self, lo=2, hi=48):
        return self.r.randint(lo, hi)

    def cm(self):
        return self.r.choice(self.words["comment"])


def up(s):
    return s[0].upper() + s[1:]


def b_stack(x):
    return f"""import SwiftUI

enum {x.t}Route: Hashable {{
    case list
    case {x.a}(id: Int)
    case {x.b}(name: String)
    case settings
}}

struct {x.t}RootView: View {{
    @State private var path: [{x.t}Route] = []

    var body: some View {{
        NavigationStack(path: $path) {{
            VStack(spacing: {x.n()}) {{
                Text("{up(x.a)} and {x.b}")
                Button("Open {x.a}") {{
                    // {x.cm()}
                    path.append(.{x.a}(id: {x.n(1, 900)}))
                }}
            }}
            .navigationTitle("{up(x.a)}")
            .navigationDestination(for: {x.t}Route.self) {{ route in
                switch route {{
                case .list: Text("List")
                case .{x.a}(let id): Text("{up(x.a)} \\(id)")
                case .{x.b}(let name): Text(name)
                case .settings: Text("Settings")
                }}
            }}
        }}
    }}
}}"""


def b_router(x):
    return f"""import SwiftUI

@Observable
final class {x.t}Router {{
    enum Screen: Hashable, Sendable {{
        case {x.a}(Int)
        case {x.b}(String)
        case about
    }}

    var path: [Screen] = []
    var presented: Screen?
    @ObservationIgnored private let limit = {x.n(4, 20)}

    var canGoBack: Bool {{ !path.isEmpty }}

    /// {x.cm()}
    func push(_ screen: Screen) {{
        guard path.count < limit else {{ return }}
        path.append(screen)
    }}

    func pop() {{
        // {x.cm()}
        _ = path.popLast()
    }}

    func popToRoot() {{ path.removeAll(keepingCapacity: true) }}
}}"""


def b_link(x):
    return f"""import Foundation

struct {x.t}DeepLink: Equatable {{
    enum Target: Equatable {{
        case {x.a}(id: Int)
        case {x.b}(slug: String)
        case home
    }}

    let target: Target
    let campaign: String?

    init?(url: URL) {{
        guard
            let parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
            parts.scheme == "{x.t.lower()}"
        else {{ return nil }}
        let segments = parts.path.split(separator: "/").map(String.init)
        campaign = parts.queryItems?.first {{ $0.name == "c" }}?.value
        switch (parts.host, segments.first) {{
        case ("{x.a}", let raw?):
            guard let id = Int(raw) else {{ return nil }}
            target = .{x.a}(id: id)
        case ("{x.b}", let slug?):
            target = .{x.b}(slug: slug)
        default:
            // {x.cm()}
            target = .home
        }}
    }}
}}"""


def b_list(x):
    return f"""import SwiftUI

struct {x.t}Item: Identifiable, Hashable {{
    let id: Int
    var title: String
    var isFavorite = false
}}

struct {x.t}ListView: View {{
    let items: [{x.t}Item]

    var body: some View {{
        List(items) {{ item in
            NavigationLink(value: item) {{
                HStack(spacing: {x.n()}) {{
                    Text(item.title)
                    if item.isFavorite {{
                        Text("★")
                    }}
                }}
            }}
        }}
        .navigationTitle("{up(x.a)}s")
        .navigationDestination(for: {x.t}Item.self) {{ item in
            Text("\\(item.title) #\\(item.id)") // {x.cm()}
        }}
    }}
}}"""


def b_snapshot(x):
    return f"""import Foundation

struct {x.t}Snapshot: Codable, Equatable {{
    var version = {x.n(1, 9)}
    var selected: String
    var path: [String]
    var savedAt: Date

    /// {x.cm()}
    func encoded() throws -> Data {{
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys]
        return try encoder.encode(self)
    }}

    static func decoded(from data: Data) -> {x.t}Snapshot? {{
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        guard let value = try? decoder.decode(Self.self, from: data) else {{
            return nil
        }}
        return value.version >= {x.n(1, 3)} ? value : nil
    }}
}}"""


def b_coord(x):
    return f"""protocol {x.t}Coordinating: AnyObject {{
    associatedtype Step: Hashable
    var steps: [Step] {{ get set }}
    func isAllowed(_ step: Step) -> Bool
}}

extension {x.t}Coordinating {{
    @discardableResult
    func advance(to step: Step) -> Bool {{
        guard isAllowed(step), steps.last != step else {{ return false }}
        steps.append(step)
        return true
    }}

    func rewind(to step: Step) {{
        // {x.cm()}
        while let last = steps.last, last != step {{
            steps.removeLast()
        }}
    }}
}}

final class {x.t}Flow: {x.t}Coordinating {{
    enum Step: String, CaseIterable {{ case {x.a}, {x.b}, {x.c}, done }}
    var steps: [Step] = [.{x.a}]

    func isAllowed(_ step: Step) -> Bool {{
        step == .done ? steps.count > {x.n(1, 3)} : !steps.contains(step)
    }}
}}"""


def b_store(x):
    return f"""struct {x.t}LoadFailure: Error, Equatable {{
    let id: Int
}}

actor {x.t}Store {{
    private var cache: [Int: String] = [:]
    private var misses = 0

    func title(for id: Int) async throws -> String {{
        if let hit = cache[id] {{ return hit }}
        misses += 1
        // {x.cm()}
        try await Task.sleep(for: .milliseconds({x.n(5, 40)}))
        guard id > 0 else {{ throw {x.t}LoadFailure(id: id) }}
        let title = "{up(x.a)} \\(id)"
        cache[id] = title
        return title
    }}

    func titles(for ids: [Int]) async -> [String] {{
        var result: [String] = []
        for id in ids {{
            if let title = try? await title(for: id) {{
                result.append(title)
            }}
        }}
        return result
    }}
}}"""


def b_sheet(x):
    return f"""import SwiftUI

struct {x.t}EditorView: View {{
    @Binding var title: String
    @State private var isShowingHelp = false
    let onSave: () -> Void

    var body: some View {{
        VStack(spacing: {x.n()}) {{
            Text("Edit: \\(title)")
            Button("Help") {{ isShowingHelp = true }}
            Button("Save {x.a}") {{
                guard !title.isEmpty else {{ return }} // {x.cm()}
                onSave()
            }}
        }}
        .padding()
        .sheet(isPresented: $isShowingHelp) {{
            Text("{up(x.b)} help")
        }}
    }}
}}"""


def b_path(x):
    return f"""import SwiftUI

struct {x.t}Chapter: Hashable {{ let number: Int }}
struct {x.t}Author: Hashable {{ let name: String }}

struct {x.t}LibraryView: View {{
    @State private var path = NavigationPath()

    var body: some View {{
        NavigationStack(path: $path) {{
            List {{
                ForEach(1..<{x.n(4, 12)}) {{ number in
                    NavigationLink("Chapter \\(number)", value: {x.t}Chapter(number: number))
                }}
                NavigationLink("Author", value: {x.t}Author(name: "{up(x.c)}"))
            }}
            .navigationDestination(for: {x.t}Chapter.self) {{ chapter in
                VStack {{
                    Text("Chapter \\(chapter.number)")
                    Button("Back to the start") {{
                        path.removeLast(path.count)
                    }}
                }}
            }}
            .navigationDestination(for: {x.t}Author.self) {{ Text($0.name) }}
        }}
    }}
}}"""


def b_env(x):
    return f"""import SwiftUI

@Observable
final class {x.t}Session {{
    var {x.a}Count = {x.n(0, 9)}
    var user: String?
    var isSignedIn: Bool {{ user != nil }}
}}

struct {x.t}AccountView: View {{
    @Environment({x.t}Session.self) private var session

    var body: some View {{
        @Bindable var session = session
        VStack {{
            if session.isSignedIn {{
                Text("Hello, \\(session.user ?? "guest")")
                {x.t}Stepper(count: $session.{x.a}Count)
            }} else {{
                Button("Sign in") {{ session.user = "{up(x.b)}" }}
            }}
        }}
    }}
}}

struct {x.t}Stepper: View {{
    @Binding var count: Int
    var body: some View {{
        Button("Add {x.a}: \\(count)") {{ count += 1 }}
    }}
}}"""


def b_tabs(x):
    return f"""import SwiftUI

enum {x.t}Tab: String, CaseIterable, Identifiable {{
    case {x.a}, {x.b}, {x.c}
    var id: Self {{ self }}
    var title: String {{ rawValue.uppercased() }}
}}

struct {x.t}TabsView: View {{
    @State private var selection: {x.t}Tab = .{x.a}
    @State private var paths: [{x.t}Tab: [Int]] = [:]

    var body: some View {{
        TabView(selection: $selection) {{
            ForEach({x.t}Tab.allCases) {{ tab in
                VStack {{
                    Text(tab.title)
                    Button("Next") {{
                        // {x.cm()}
                        paths[tab, default: []].append({x.n(1, 99)})
                    }}
                }}
                .tag(tab)
            }}
        }}
    }}
}}"""


def b_checks(x):
    return f"""struct {x.t}RouteTable {{
    private(set) var entries: [String: Int] = [:]

    mutating func register(_ name: String, weight: Int = {x.n(1, 9)}) {{
        entries[name, default: 0] += weight
    }}

    func heaviest() -> (name: String, weight: Int)? {{
        entries
            .max {{ ($0.value, $1.key) < ($1.value, $0.key) }}
            .map {{ (name: $0.key, weight: $0.value) }}
    }}
}}

func check{x.t}RouteTable() -> [String] {{
    var failures: [String] = []
    var table = {x.t}RouteTable()
    table.register("{x.a}", weight: {x.n(20, 40)})
    table.register("{x.b}")
    if table.heaviest()?.name != "{x.a}" {{
        failures.append("heaviest: \\(table.entries)") // {x.cm()}
    }}
    if table.entries.keys.sorted().first == nil {{
        failures.append("no entries")
    }}
    return failures
}}"""


def b_badge(x):
    return f"""import SwiftUI

struct {x.t}Badge: View {{
    let count: Int

    var body: some View {{
        if count > {x.n(2, 9)} {{
            Text("\\(count)+")
        }} else {{
            Text("{x.a}").padding()
        }}
    }}
}}"""


def b_stacked(x):
    return f"""struct {x.t}Stacked<Element: Hashable> {{
    private var storage: [Element] = []

    // {x.cm()}
    mutating func push(_ element: Element) {{ storage.append(element) }}

    mutating func pop() -> Element? {{ storage.popLast() }}

    var depth: Int {{ storage.count }}
}}"""


def b_wizard(x):
    return f"""import SwiftUI

@Observable
final class {x.t}WizardModel {{
    enum Stage: Int, CaseIterable, Comparable {{
        case {x.a} = 1, {x.b}, {x.c}, review

        static func < (lhs: Self, rhs: Self) -> Bool {{ lhs.rawValue < rhs.rawValue }}
    }}

    var stage: Stage = .{x.a}
    var answers: [Stage: String] = [:]

    var progress: Double {{
        Double(stage.rawValue) / Double(Stage.allCases.count)
    }}

    func next() {{
        guard let following = Stage(rawValue: stage.rawValue + 1) else {{ return }}
        stage = following // {x.cm()}
    }}
}}

struct {x.t}WizardView: View {{
    @State private var model = {x.t}WizardModel()

    var body: some View {{
        VStack(spacing: {x.n()}) {{
            Text("Step \\(model.stage.rawValue): \\(model.progress)")
            ForEach(Array(model.answers.keys.sorted()), id: \\.rawValue) {{ stage in
                Text(model.answers[stage] ?? "-")
            }}
            Button("Next") {{ model.next() }}
                .disabled(model.stage == .review)
        }}
    }}
}}"""


BLOCKS = [b_router, b_link, b_list, b_snapshot, b_coord, b_store, b_sheet, b_path, b_env, b_tabs, b_checks,
          b_badge, b_stacked, b_wizard]

# ---------------------------------------------------------------- pages


class Page:
    def __init__(self, serial, total, seed):
        self.lang = LANGS[serial % len(LANGS)]
        self.index = serial // len(LANGS) + 1
        self.serial = serial
        self.total = total
        digest = hashlib.sha256(f"{seed}/{self.lang}/{self.index}".encode()).digest()
        self.r = random.Random(int.from_bytes(digest[:8], "big"))
        self.w = L[self.lang]
        n = len(ADJ) * len(NOUN)
        k = (serial * 2039 + 17) % n           # 2039 is prime to the number of pairs
        cycle = serial // n
        self.prefix = ADJ[k % len(ADJ)] + NOUN[k // len(ADJ)] + (str(cycle) if cycle else "")
        self.codes = CODES + [self.prefix + "Route", self.prefix + "Router"]
        t = self.r.randrange(len(self.w["topics"]))
        c = self.r.randrange(len(self.w["contexts"]))
        sep = {"en": " ", "ar": " ", "he": " ", "zh-Hans": "："}[self.lang]
        self.title = f'{self.w["topics"][t]}{sep}{self.w["contexts"][c]} ({self.prefix})'
        self.name = f"guide-{self.index:04d}"

    # -- text

    def fill(self, s):
        while "{c}" in s:
            s = s.replace("{c}", "`" + self.r.choice(self.codes) + "`", 1)
        return s

    def sentence(self):
        w, r = self.w, self.r
        s = r.choice(w["lead"]) + r.choice(w["subj"]) + w["join"] + r.choice(w["verb"]) + w["join"] + r.choice(w["obj"])
        roll = r.random()
        if roll < 0.72:
            s += (w["comma"] if self.lang != "ar" or roll < 0.4 else " ") + r.choice(w["tail"])
        s = self.fill(s)
        if self.lang == "en":
            s = s[0].upper() + s[1:]
        if r.random() < 0.08:
            word = r.choice(["SwiftUI", "Swift 6", "API", "iOS", "macOS", "JSON", "URL"])
            s += f" ({word})"
        if r.random() < 0.06:
            s = "**" + s.replace("`", "").replace("*", "") + "**"
        return s + w["stop"]

    def paragraph(self, lo, hi):
        return "".join(self.sentence() for _ in range(self.r.randint(lo, hi))).rstrip()

    def bullets(self, count):
        return "\n".join("- " + self.sentence().rstrip() for _ in range(count))

    # -- links

    def other(self, step):
        per = (self.total - LANGS.index(self.lang) + len(LANGS) - 1) // len(LANGS)
        return (self.index - 1 + step) % max(per, 1) + 1

    def link(self, text, index, flavor, lang=None):
        name = f"guide-{index:04d}"
        if flavor == "hugo":
            url = f"../{name}/" if not lang else f"/{lang.lower()}/guides/{name}/"
        else:
            url = f"{name}.md" if not lang else f"../{lang}/{name}.md"
        return f"[{text}]({url})"

    # -- the whole page

    def render(self, flavor):
        w, r = self.w, self.r
        x = Ctx(self.prefix, r, w)
        blocks = [b_stack(x)] + [f(x) for f in r.sample(BLOCKS, 4)]
        self.blocks = blocks
        out = []
        day = self.serial % 28 + 1
        month = self.serial // 28 % 12 + 1
        tags = r.sample(TAGS, 3)
        desc = self.sentence().rstrip().replace("`", "").replace("**", "").replace('"', "")
        out.append("---\n"
                   f'title: "{self.title}"\n'
                   f'description: "{desc}"\n'
                   f"date: 2025-{month:02d}-{day:02d}\n"
                   f'tags: [{", ".join(tags)}]\n'
                   "---\n")
        if flavor == "plain":
            out.append(f"# {self.title}\n")
        out.append(self.paragraph(4, 6) + "\n")

        heads = r.sample(w["sections"], r.randint(3, 5))
        out.append(f'## {w["intro_title"]}\n')
        out.append(self.paragraph(2, 4) + "\n")
        out.append(self.bullets(4) + "\n")
        out.append(f'{w["see"]}: {self.link(w["topics"][0], self.other(1), flavor)}{w["comma"]}'
                   f'{self.link(w["topics"][1], self.other(7), flavor)}.\n')

        queue = list(blocks)
        for i, head in enumerate(heads):
            out.append(f"## {head}\n")
            out.append(self.paragraph(4, 6) + "\n")
            # spread the five blocks over the sections, the rest into the last
            take = 1 if i < len(heads) - 1 else len(queue)
            for _ in range(min(take, len(queue))):
                out.append("```swift\n" + queue.pop(0) + "\n```\n")
                out.append(self.paragraph(3, 5) + "\n")
            if i == 1:
                out.append(f'> **{w["note"]}:** {self.sentence().rstrip()}\n')
            if i == 2:
                out.append(f"### {r.choice(w['contexts'])}\n")
                out.append(self.paragraph(2, 4) + "\n")
                out.append(self.bullets(3) + "\n")

        out.append(f'## {w["table_title"]}\n')
        rows = ["| " + " | ".join(w["table_head"]) + " |", "| --- | :---: | --- |"]
        for code in r.sample(self.codes, 7):
            rows.append(f'| `{code}` | {r.choice(w["adv"])} | {r.choice(w["cost"])}{w["comma"]}{r.choice(w["cost"])} |')
        out.append("\n".join(rows) + "\n")
        out.append(self.paragraph(2, 3) + "\n")

        out.append(f'## {w["mistakes_title"]}\n')
        items = [f'{n}. **{lead}{w["stop"].rstrip()}** {self.sentence().rstrip()} {self.sentence().rstrip()}'
                 for n, lead in enumerate(r.sample(w["mistake_lead"], 6), 1)]
        out.append("\n".join(items) + "\n")

        out.append(f'## {w["faq_title"]}\n')
        mark = "؟" if self.lang == "ar" else ("？" if self.lang == "zh-Hans" else "?")
        for q in r.sample(w["faq_q"], 5):
            out.append(f"### {self.fill(q)}{mark}\n")
            out.append(self.paragraph(2, 4) + "\n")

        out.append(f'## {w["summary_title"]}\n')
        out.append(self.paragraph(2, 4) + "\n")
        next_lang = LANGS[(LANGS.index(self.lang) + 1) % 4]
        have = self.total >= self.serial - self.serial % 4 + LANGS.index(next_lang) + 1
        cross = self.link(next_lang, self.index, flavor, next_lang) if have else self.link(self.title, self.index, flavor)
        out.append(f'{w["more"]} [{w["ext"]}](https://www.swift.org/documentation/){w["comma"]}'
                   f'[{w["ext2"]}](https://example.org/{self.lang}/{self.prefix.lower()}).\n')
        out.append(f'{w["see"]}: {self.link(w["topics"][2], self.other(3), flavor)}{w["comma"]}{cross}.\n')
        return "\n".join(out)


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8", newline="\n") as f:
        f.write(text)


def frame(flavor, out, pages):
    """Index pages that a flavor cannot do without."""
    by = {lang: [p for p in pages if p.lang == lang] for lang in LANGS}
    if flavor == "hugo":
        for lang in LANGS:
            write(f"{out}/content/{lang}/_index.md", f'---\ntitle: "{lang}"\n---\n')
            write(f"{out}/content/{lang}/guides/_index.md", f'---\ntitle: "{L[lang]["topics"][0]}"\n---\n')


def path_of(flavor, out, p):
    return {
        "plain": f"{out}/content/{p.lang}/{p.name}.md",
        "hugo": f"{out}/content/{p.lang}/guides/{p.name}.md",
    }[flavor]


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--pages", type=int, required=True)
    ap.add_argument("--out", required=True)
    ap.add_argument("--seed", default="1")
    ap.add_argument("--flavor", choices=FLAVORS, default="plain")
    ap.add_argument("--swift", metavar="DIR", help="also write every Swift block as DIR/<Prefix>-<n>.swift")
    ap.add_argument("--quiet", action="store_true")
    a = ap.parse_args()
    pages, total, lines = [], 0, []
    for serial in range(a.pages):
        p = Page(serial, a.pages, a.seed)
        text = p.render(a.flavor)
        write(path_of(a.flavor, a.out, p), text)
        total += len(text.encode())
        for n, block in enumerate(p.blocks, 1):
            lines.append(block.count("\n") + 1)
            if a.swift:
                write(f"{a.swift}/{p.prefix}-{n}.swift", block + "\n")
        pages.append(p)
    frame(a.flavor, a.out, pages)
    if not a.quiet:
        print(f"{a.pages} pages, {total} bytes ({total / max(a.pages, 1):.0f} a page), "
              f"{len(lines)} Swift blocks of {min(lines or [0])}-{max(lines or [0])} lines, flavor {a.flavor}")


if __name__ == "__main__":
    main()
