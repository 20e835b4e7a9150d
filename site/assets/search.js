// Finds words in the pages of one language. Loaded when a reader first wants to search; nothing is fetched: the index
// and the texts of pages are scripts, so that it works for pages opened as files.
//
// What stands here about words is in Swift too (Sources/Generator/Rendering/Search): both read one table of tests.
(function () {
  "use strict";

  // MARK: Words

  var HAN = "\\u3005-\\u3007\\u3041-\\u3096\\u309D-\\u309F\\u30A1-\\u30FA\\u30FC-\\u30FF\\u31F0-\\u31FF\\u3400-\\u4DBF"
    + "\\u4E00-\\u9FFF\\uF900-\\uFAFF\\u{20000}-\\u{3FFFD}";
  var RTL = "\\u0590-\\u08FF\\uFB1D-\\uFDFF\\uFE70-\\uFEFC";
  var rightToLeft = "(?:(?=[" + RTL + "])[\\p{L}\\p{N}])";
  var other = "(?:(?![" + RTL + HAN + "])[\\p{L}\\p{N}_])";
  var word = new RegExp(
    "([" + HAN + "][" + HAN + "\\p{M}]*)"
      + "|(" + rightToLeft + "(?:" + rightToLeft + "|\\p{M}|[\"'\\u2019\\u02BC\\u05F3\\u05F4\\u200C\\u200D\\u00AD](?=" + rightToLeft + "))*)"
      + "|(" + other + "(?:" + other + "|\\p{M}|['\\u2019\\u02BC\\u200C\\u200D\\u00AD](?=" + other + "))*)", "gu");
  var alike = {
    "\u0622": "\u0627", "\u0623": "\u0627", "\u0625": "\u0627", "\u0671": "\u0627", "\u0624": "\u0648",
    "\u0626": "\u064A", "\u0649": "\u064A", "\u06CC": "\u064A", "\u0629": "\u0647", "\u06A9": "\u0643", "\u03C2": "\u03C3"
  };
  var folded = /[\u0622-\u0626\u0629\u0640\u0649\u0660-\u0669\u0671\u06A9\u06CC\u06F0-\u06F9\u03C2"'\u2019\u02BC\u05F3\u05F4\u200C\u200D\u00AD]/g;

  function foldOne(letter) {
    var code = letter.charCodeAt(0);
    if (code >= 0x660 && code <= 0x669) return String(code - 0x660);
    if (code >= 0x6F0 && code <= 0x6F9) return String(code - 0x6F0);
    return alike[letter] || "";
  }

  function fold(text) {
    return text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").replace(folded, foldOne);
  }

  // The words of a text with their places: `parts` are those of a name in camel case.
  function words(text) {
    var result = [];
    var match;
    word.lastIndex = 0;
    while ((match = word.exec(text))) {
      var form = fold(match[0]);
      if (!form) continue;
      var parts = [];
      if (match[3] && /^\w+$/.test(match[0])) {
        parts = (match[0].match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g) || []).map(function (part) {
          return part.toLowerCase();
        });
      }
      result.push({
        form: form, start: match.index, end: match.index + match[0].length, isHan: !!match[1],
        parts: parts.length > 1 ? parts : []
      });
    }
    return result;
  }

  function pairs(form) {
    var letters = Array.from(form);
    if (letters.length === 1) return letters;
    return letters.slice(1).map(function (letter, index) { return letters[index] + letter; });
  }

  function terms(text) {
    var result = new Set();
    words(text).forEach(function (word) {
      if (word.isHan) pairs(word.form).forEach(function (pair) { result.add(pair); });
      else {
        result.add(word.form);
        word.parts.forEach(function (part) { result.add(part); });
      }
    });
    return Array.from(result);
  }

  var arabicBeginnings = ["وال", "فال", "بال", "كال", "ولل", "فلل", "ال", "لل", "و", "ف", "ب", "ك", "ل"];

  // What is left of a word without the one-letter words and the article that it can begin with.
  function rests(form) {
    var code = form.charCodeAt(0);
    if (code >= 0x620 && code <= 0x64A) {
      return arabicBeginnings.filter(function (beginning) {
        return form.startsWith(beginning) && form.length - beginning.length >= (beginning.length === 1 ? 3 : 2);
      }).map(function (beginning) { return form.slice(beginning.length); });
    }
    var result = [];
    var length = /^[הובכלמש]{0,3}/.exec(form)[0].length;
    for (; length > 0; length--) {
      if (form.length - length >= (length === 3 ? 3 : 2)) result.push(form.slice(length));
    }
    return result;
  }

  // MARK: Which pages

  var CUT = 6;
  var index = null;

  // A list of numbers: each the distance to the one before it, in capitals, the last in a small letter.
  function numbers(text) {
    var lists = [];
    var list = [];
    var previous = -1;
    var digits = /(\d*)([A-Za-z])/g;
    var match;
    while ((match = digits.exec(text))) {
      var isLast = match[2] >= "a";
      previous += 1 + 26 * Number(match[1] || 0) + match[2].charCodeAt(0) - (isLast ? 97 : 65);
      list.push(previous);
      if (isLast) {
        lists.push(list);
        list = [];
        previous = -1;
      }
    }
    return lists;
  }

  // Terms in order, each as how much it shares with the one before it, in a capital, and the rest.
  function unfold(text) {
    var previous = "";
    return (text.match(/[A-Z][^A-Z]+/g) || []).map(function (entry) {
      previous = previous.slice(0, entry.charCodeAt(0) - 65) + entry.slice(1);
      return previous;
    });
  }

  function takeIndex(data) {
    index = data;
    index.terms = unfold(data.terms);
    index.inText = numbers(data.text);
    index.titleTerms = numbers(data.titleTerms)[0] || [];
    index.inTitles = numbers(data.titles);
  }

  function isBeginning(term, wanted) {
    if (term.startsWith(wanted)) return true;
    return rests(term).some(function (rest) {
      return rest.startsWith(wanted) || term.length === CUT && wanted.startsWith(rest);
    });
  }

  // The pages that can hold a word, each with a weight; the index knows the beginnings of words only.
  function pagesWith(form) {
    var wanted = [form].concat(rests(form)).map(function (form) { return form.slice(0, CUT); });
    var found = new Map();
    index.terms.forEach(function (term, at) {
      if (!wanted.some(function (wanted) { return isBeginning(term, wanted); })) return;
      index.inText[at].forEach(function (page) { found.set(page, Math.max(found.get(page) || 0, 1)); });
    });
    index.titleTerms.forEach(function (at, place) {
      if (!wanted.some(function (wanted) { return isBeginning(index.terms[at], wanted); })) return;
      index.inTitles[place].forEach(function (page) { found.set(page, 5); });
    });
    return found;
  }

  function both(first, second) {
    if (!first) return second;
    var result = new Map();
    first.forEach(function (weight, page) {
      if (second.has(page)) result.set(page, weight + second.get(page));
    });
    return result;
  }

  function pagesWithAll(forms) {
    return forms.reduce(function (found, form) { return both(found, pagesWith(form)); }, null) || new Map();
  }

  // The pages that can hold all that is asked for, the likeliest first.
  function candidates(asked) {
    var found = asked.reduce(function (found, word) {
      var pages = word.isHan ? pagesWithAll(Array.from(word.form)) : pagesWith(word.form);
      if (word.parts.length) {
        pagesWithAll(word.parts).forEach(function (weight, page) { if (!pages.has(page)) pages.set(page, weight); });
      }
      return both(found, pages);
    }, null) || new Map();
    return Array.from(found.keys()).sort(function (a, b) { return found.get(b) - found.get(a) || a - b; });
  }

  // MARK: Which sections

  var EXACT = 3;

  // How well a word of a text answers one that was asked for; 0 for not at all.
  function likeness(word, asked) {
    if (word.form === asked.form) return EXACT;
    if (word.form.startsWith(asked.form)) return 2;
    var best = 0;
    word.parts.forEach(function (part) {
      if (part === asked.form) best = Math.max(best, 2.2);
      else if (part.startsWith(asked.form)) best = Math.max(best, 1.5);
    });
    rests(word.form).forEach(function (rest) {
      if (rest === asked.form) best = Math.max(best, 2.5);
      else if (rest.startsWith(asked.form)) best = Math.max(best, 1.5);
    });
    if (best) return best;
    asked.rests.forEach(function (rest) {
      if (word.form === rest) best = Math.max(best, 1.2);
      else if (word.form.startsWith(rest)) best = Math.max(best, 1);
    });
    return best;
  }

  // Where a text has a word that was asked for: the places, and how well they answer.
  function find(asked, text) {
    var found = { weight: 0, places: [] };
    text.words.forEach(function (word) {
      if (word.isHan !== asked.isHan) return;
      if (asked.isHan) {
        for (var at = word.form.indexOf(asked.form); at >= 0; at = word.form.indexOf(asked.form, at + 1)) {
          add(found, EXACT, word.start + at, word.start + at + asked.form.length);
        }
      } else {
        var weight = likeness(word, asked);
        if (weight) add(found, weight, word.start, word.end);
      }
    });
    if (!found.weight && asked.isHan && asked.form.length > 1) return findPairs(asked, text);
    if (!found.weight && asked.parts.length) return findAll(asked.parts, text);
    return found;
  }

  function add(found, weight, start, end) {
    found.weight = Math.max(found.weight, weight);
    found.places.push([start, end]);
  }

  function findAll(forms, text) {
    var all = { weight: 1, places: [] };
    forms.forEach(function (form) {
      var found = find({ form: form, isHan: false, parts: [], rests: rests(form) }, text);
      if (!found.weight) all.weight = 0;
      all.places = all.places.concat(found.places);
    });
    return all;
  }

  // What stands together in a question may stand apart in a text, as 导航 and 路径 of 导航路径; most pairs must be there.
  function findPairs(asked, text) {
    var all = { weight: 1, places: [] };
    var wanted = pairs(asked.form);
    var missing = 0;
    wanted.forEach(function (pair) {
      var isThere = false;
      text.words.forEach(function (word) {
        var at = word.isHan ? word.form.indexOf(pair) : -1;
        if (at < 0) return;
        isThere = true;
        all.places.push([word.start + at, word.start + at + pair.length]);
      });
      if (!isThere) missing += 1;
    });
    if (missing > wanted.length * 0.4) all.weight = 0;
    return all;
  }

  var texts = new Map();

  function takeText(page, sections) {
    function prepared(text) { return { string: text, words: words(text) }; }
    texts.set(page, sections.map(function (section) {
      return { id: section[0], title: prepared(section[1]), text: prepared(section[2]) };
    }));
  }

  // A section's answer to all that was asked for, or null.
  function answer(asked, page, at, section) {
    var score = 0;
    var isHere = false;
    var places = [];
    for (var i = 0; i < asked.length; i++) {
      var inPage = find(asked[i], index.pages[page].words);
      var inTitle = find(asked[i], section.title);
      var inText = find(asked[i], section.text);
      if (!inPage.weight && !inTitle.weight && !inText.weight) return null;
      if (inTitle.weight || inText.weight || !section.id) isHere = true;
      score += 12 * share(inTitle, section.title) + 8 * inPage.weight * (section.id ? 0.4 : 1) + 6 * inTitle.weight
        + inText.weight * (1 + Math.log(1 + inText.places.length));
      places = places.concat(inText.places.map(function (place) { return [place[0], place[1], i]; }));
    }
    return isHere ? { page: page, at: at, section: section, score: score, places: places } : null;
  }

  // How much of a heading is what was asked for: one of that word alone is about it.
  function share(found, title) {
    if (!found.weight) return 0;
    var length = title.words.reduce(function (sum, word) { return sum + word.end - word.start; }, 0);
    var covered = found.places.reduce(function (sum, place) { return sum + place[1] - place[0]; }, 0);
    return found.weight * Math.min(1, covered / length);
  }

  var PER_PAGE = 4;
  var MOST = 24;

  function answers(asked, pages) {
    var found = [];
    pages.forEach(function (page) {
      var inPage = [];
      (texts.get(index.pages[page].path) || []).forEach(function (section, at) {
        var result = answer(asked, page, at, section);
        if (result) inPage.push(result);
      });
      inPage.sort(byScore);
      found = found.concat(inPage.slice(0, PER_PAGE));
    });
    return found.sort(byScore).slice(0, MOST);
  }

  function byScore(a, b) { return b.score - a.score || a.page - b.page || a.at - b.at; }

  // MARK: Excerpts

  var LENGTH = 150;
  var BEFORE = 50;

  // The part of a text around the place where most of what was asked for stands close together.
  function excerpt(text, places) {
    places = places.slice().sort(function (a, b) { return a[0] - b[0]; });
    var best = { start: 0, count: 0 };
    places.forEach(function (place) {
      var near = new Set(places.filter(function (other) {
        return other[0] >= place[0] && other[1] <= place[0] + LENGTH - BEFORE;
      }).map(function (other) { return other[2]; }));
      if (near.size > best.count) best = { start: place[0], count: near.size };
    });
    var start = cut(text, Math.max(0, best.start - BEFORE), 1, best.start);
    var end = cut(text, Math.min(text.length, start + LENGTH), -1, best.start + 1);
    return { start: start, end: end, places: places };
  }

  // A place near by where a text can be cut: at a space, or else between two characters.
  function cut(text, at, step, limit) {
    if (at <= 0 || at >= text.length) return at;
    for (var near = at; step > 0 ? near < limit : near > limit; near += step) {
      if (text[near] === " ") return step > 0 ? near + 1 : near;
      if (Math.abs(near - at) > 24) break;
    }
    while (/[\uDC00-\uDFFF\p{M}]/u.test(text[at]) || isSecondHalf(text, at)) at += step;
    return at;
  }

  function isSecondHalf(text, at) {
    var code = text.charCodeAt(at);
    return code >= 0xDC00 && code <= 0xDFFF;
  }

  // Writes a part of a text with the places marked; isolates that the cut left open are opened and closed again.
  function write(element, text, start, end, places) {
    var slice = text.slice(start, end);
    var opened = 0;
    var unopened = "";
    for (var i = 0; i < slice.length; i++) {
      if (slice[i] === "\u2066" || slice[i] === "\u2067") opened += 1;
      else if (slice[i] === "\u2069") {
        if (opened) opened -= 1;
        else unopened += index.dir === "rtl" ? "\u2066" : "\u2067";
      }
    }
    element.append((start > 0 ? "…" : "") + unopened);
    var at = start;
    places.forEach(function (place) {
      if (place[0] < at || place[1] > end) return;
      element.append(text.slice(at, place[0]));
      var mark = document.createElement("mark");
      mark.textContent = text.slice(place[0], place[1]);
      element.append(mark);
      at = place[1];
    });
    element.append(text.slice(at, end) + "\u2069".repeat(opened) + (end < text.length ? "…" : ""));
  }

  // MARK: The page

  var base = document.currentScript ? document.currentScript.src.replace(/assets\/search\.js(\?.*)?$/, "") : "";
  var dialog, field, list, status, hint;
  var turn = 0;
  var active = -1;

  function load(path) {
    return new Promise(function (resolve, reject) {
      var script = document.createElement("script");
      script.src = base + path;
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    });
  }

  var loading = new Map();

  function loadText(page) {
    var path = index.pages[page].path;
    if (!loading.has(path)) loading.set(path, load(index.folder + path.replace(/\.html$/, ".js")));
    return loading.get(path);
  }

  function ask(query) {
    return words(query).map(function (word) {
      return { form: word.form, isHan: word.isHan, parts: word.parts, rests: rests(word.form) };
    });
  }

  // No more texts are read than a reader would look at.
  var PAGES = 12;

  function search(query) {
    var asked = ask(query);
    if (!asked.length) return Promise.resolve([]);
    var pages = candidates(asked).slice(0, PAGES);
    return Promise.all(pages.map(loadText)).then(function () { return answers(asked, pages); });
  }

  function counted(forms, number) {
    var form = number === 1 ? forms.one : number === 2 ? forms.two
      : number % 100 >= 3 && number % 100 <= 10 ? forms.few : number % 100 >= 11 ? forms.many : null;
    return (form || forms.other).replace("{number}", number);
  }

  function element(name, className, parent) {
    var made = document.createElement(name);
    if (className) made.className = className;
    if (parent) parent.append(made);
    return made;
  }

  function option(result, number) {
    var page = index.pages[result.page];
    var link = element("a", "hit", list);
    link.href = base + page.path + (result.section.id ? "#" + encodeURIComponent(result.section.id) : "");
    link.id = "d:result-" + number;
    link.setAttribute("role", "option");
    link.setAttribute("aria-selected", "false");
    link.tabIndex = -1;
    if (dialog.lang) {
      link.lang = document.documentElement.lang;
      link.dir = document.documentElement.dir;
    }
    var title = element("strong", "", link);
    title.textContent = result.section.title.string || page.title;
    if (result.section.title.string) element("span", "where", link).textContent = page.title;
    var text = result.section.text.string;
    var part = excerpt(text, result.places);
    if (text) write(element("span", "excerpt", link), text, part.start, part.end, part.places);
    link.addEventListener("click", close);
  }

  function show(query, results) {
    list.replaceChildren();
    results.forEach(option);
    active = -1;
    field.removeAttribute("aria-activedescendant");
    field.setAttribute("aria-expanded", String(results.length > 0));
    list.hidden = !results.length;
    hint.hidden = !results.length;
    status.textContent = !query.trim() ? "" : results.length ? counted(index.words.results, results.length)
      : index.words.none.replace("{query}", "\u2068" + query.trim() + "\u2069");
    dialog.dataset.state = results.length ? "found" : query.trim() ? "none" : "empty";
    if (results.length) choose(0, true);
  }

  function choose(number, isQuiet) {
    var links = list.children;
    if (!links.length) return;
    if (links[active]) links[active].setAttribute("aria-selected", "false");
    active = (number + links.length) % links.length;
    links[active].setAttribute("aria-selected", "true");
    field.setAttribute("aria-activedescendant", links[active].id);
    if (!isQuiet) links[active].scrollIntoView({ block: "nearest" });
  }

  function typed() {
    var mine = ++turn;
    var query = field.value;
    search(query).then(function (results) {
      if (mine === turn) show(query, results);
    }, function () {
      if (mine === turn) show(query, []);
    });
  }

  function pressed(event) {
    if (event.key === "ArrowDown") choose(active + 1);
    else if (event.key === "ArrowUp") choose(active - 1);
    else if (event.key === "Enter" && !event.isComposing && list.children[active]) list.children[active].click();
    // A search field would take the first Escape to empty itself.
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
  }

  function close() { if (dialog.open) dialog.close(); }

  function build() {
    dialog = element("dialog", "site-search", document.body);
    dialog.setAttribute("aria-label", index.words.search);
    // On pages whose language has no words of its own, those of the panel are in another; what it finds is not.
    var button = document.querySelector(".search-button");
    if (button && button.lang) dialog.lang = button.lang;
    if (button && button.dir) dialog.dir = button.dir;
    var head = element("div", "search-head", dialog);
    field = element("input", "", head);
    field.type = "search";
    field.dir = "auto";
    field.autocomplete = "off";
    field.spellcheck = false;
    field.enterKeyHint = "go";
    field.placeholder = index.words.placeholder;
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-label", index.words.placeholder);
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", "d:results");
    field.setAttribute("aria-expanded", "false");
    var closing = element("button", "", head);
    closing.type = "button";
    closing.textContent = index.words.close;
    closing.addEventListener("click", close);
    status = element("p", "search-status", dialog);
    status.setAttribute("role", "status");
    list = element("div", "hits", dialog);
    list.id = "d:results";
    list.hidden = true;
    list.setAttribute("role", "listbox");
    list.setAttribute("aria-label", index.words.found);
    hint = element("p", "search-keys", dialog);
    hint.textContent = index.words.keys;
    hint.hidden = true;
    field.addEventListener("input", typed);
    field.addEventListener("keydown", pressed);
    // A click beside the panel closes it.
    dialog.addEventListener("click", function (event) { if (event.target === dialog) close(); });
  }

  // Opens the panel; the index is loaded first if it is not there.
  function open(path) {
    var ready = index ? Promise.resolve() : load(path);
    return ready.then(function () {
      if (!dialog) build();
      if (!dialog.open) dialog.showModal();
      field.focus();
      field.select();
    });
  }

  window.dalilSearch = {
    open: open, terms: terms, rests: rests, search: search, text: takeText,
    index: function (data) {
      takeIndex(data);
      index.pages = data.pages.map(function (page) {
        return { path: page[0], title: page[1], words: { string: page[1], words: words(page[1]) } };
      });
    }
  };
})();
