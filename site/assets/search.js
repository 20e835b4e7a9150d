(function () {
"use strict";
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
if (/^\w*$/.test(text)) return text.toLowerCase();
return text.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "").replace(folded, foldOne);
}
var vocabulary = new Map();
var MOST_KNOWN = 50000;
function learn(match) {
var known = vocabulary.get(match[0]);
if (known) return known;
if (vocabulary.size > MOST_KNOWN) vocabulary.clear();
var parts = [];
if (match[3] && /^\w+$/.test(match[0])) {
parts = (match[0].match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[0-9]+/g) || []).map(function (part) {
return part.toLowerCase();
});
}
var form = fold(match[0]);
known = { form: form, isHan: !!match[1], parts: parts.length > 1 ? parts : [], rests: match[2] ? rests(form) : [] };
vocabulary.set(match[0], known);
return known;
}
function words(text) {
var result = [];
var match;
word.lastIndex = 0;
while ((match = word.exec(text))) {
var known = learn(match);
if (known.form) result.push({ word: known, start: match.index, end: match.index + match[0].length });
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
words(text).forEach(function (place) {
if (place.word.isHan) pairs(place.word.form).forEach(function (pair) { result.add(pair); });
else [place.word.form].concat(place.word.parts).forEach(function (term) { result.add(term); });
});
return Array.from(result);
}
var arabicBeginnings = [
"وبال", "فبال", "وكال", "فكال", "وال", "فال", "بال", "كال", "ولل", "فلل", "ال", "لل", "وب", "ول", "وك", "فب", "فل",
"فك", "و", "ف", "ب", "ك", "ل"
];
var hebrewBeginning = /^ו?(?:לכש|מש|כש|ש)?[בכלמ]?ה?/;
function rests(form, isCut) {
var code = form.charCodeAt(0);
if (code >= 0x620 && code <= 0x64A) {
return arabicBeginnings.filter(function (beginning) {
return form.startsWith(beginning) && form.length - beginning.length >= (isCut || /ال|لل/.test(beginning) ? 2 : 3);
}).map(function (beginning) { return form.slice(beginning.length); });
}
var result = [];
if (code < 0x5D0 || code > 0x5EA) return result;
for (var length = hebrewBeginning.exec(form)[0].length; length > 0; length--) {
if (form.length - length >= (length > 2 && !isCut ? 3 : 2)
&& hebrewBeginning.exec(form.slice(0, length))[0].length === length) result.push(form.slice(length));
}
return result;
}
function hasArticle(form, rest) { return /(?:ال|لل|ה)$/.test(form.slice(0, form.length - rest.length)); }
var CUT = 5;
var index = null;
function numbers(text) {
var lists = [];
var list = [];
var previous = -1;
var digits = /(\d*)([A-Za-z])|-/g;
var match;
while ((match = digits.exec(text))) {
if (!match[2]) {
lists.push([]);
continue;
}
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
["titles", "code"].forEach(function (name) {
var lists = numbers(data[name]);
index[name] = new Map((numbers(data[name + "Terms"])[0] || []).map(function (at, place) { return [at, lists[place]]; }));
});
index.beginnings = [];
index.cutRests = new Map();
index.terms.forEach(function (term, at) {
index.beginnings.push([term, at]);
rests(term, term.length === CUT).forEach(function (rest) {
index.beginnings.push([rest, at]);
if (term.length === CUT) index.cutRests.set(rest, (index.cutRests.get(rest) || []).concat(at));
});
});
index.beginnings.sort(function (a, b) { return a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] - b[1]; });
index.pageTitles = new Map(data.pages);
index.pages = data.pages.map(function (page) { return { path: page[0], title: page[1] }; });
}
function termsFor(wanted) {
var found = new Set();
var cut = wanted.slice(0, CUT);
var low = 0;
var high = index.beginnings.length;
while (low < high) {
var middle = (low + high) >> 1;
if (index.beginnings[middle][0] < cut) low = middle + 1;
else high = middle;
}
for (; low < index.beginnings.length && index.beginnings[low][0].startsWith(cut); low++) found.add(index.beginnings[low][1]);
for (var length = 2; length < wanted.length && length < CUT; length++) {
(index.cutRests.get(wanted.slice(0, length)) || []).forEach(function (at) { found.add(at); });
}
return found;
}
function pagesWith(form) {
var found = new Map();
function add(pages, weight) {
(pages || []).forEach(function (page) { found.set(page, Math.max(found.get(page) || 0, weight)); });
}
function addTerms(wanted, share) {
termsFor(wanted).forEach(function (at) {
add(index.inText[at], share);
add(index.titles.get(at), 5 * share);
add(index.code.get(at), 0.3 * share);
});
}
addTerms(form, 1);
alternatives(form).concat(rests(form, true)).forEach(function (other) {
addTerms(other, hasArticle(form, other) ? 1 : 0.6);
});
return found;
}
function pagesWithAll(forms) {
return forms.reduce(function (found, form) {
var pages = pagesWith(form);
if (!found) return pages;
var both = new Map();
found.forEach(function (weight, page) {
if (pages.has(page)) both.set(page, weight + pages.get(page));
});
return both;
}, null) || new Map();
}
var PAGES = 12;
function candidates(asked) {
var found = new Map();
function add(page, share, weight) {
var known = found.get(page) || { page: page, share: 0, weight: 0 };
found.set(page, { page: page, share: known.share + share, weight: known.weight + weight });
}
asked.forEach(function (word) {
if (word.isHan) {
var letters = Array.from(new Set(Array.from(word.form)));
letters.forEach(function (letter) {
pagesWith(letter).forEach(function (weight, page) { add(page, 1 / letters.length, weight / letters.length); });
});
return;
}
var pages = pagesWith(word.form);
if (word.parts.length) {
pagesWithAll(word.parts).forEach(function (weight, page) { if (!pages.has(page)) pages.set(page, weight / 2); });
}
pages.forEach(function (weight, page) { add(page, word.importance, weight * word.importance); });
});
return Array.from(found.values()).filter(function (one) { return one.share > 0.4; }).sort(function (a, b) {
return b.share - a.share || b.weight - a.weight || a.page - b.page;
}).slice(0, PAGES).map(function (one) { return one.page; });
}
var LITTLE = new Set((
"a an and are at be by can do does for from how i if in is it my no not of on or that the this to what when where "
+ "which who why will with you your vs في من على إلى الى عن هل كيف ما ماذا لماذا متى أن ان لا أو او مع هذا هذه هو هي "
+ "של את על אל עם איך מה האם למה מתי לא או אם זה כל יש אני"
).split(" ").map(fold));
var MOST_WORDS = 12;
var MOST_LETTERS = 300;
function alternatives(form) {
var others = rests(form);
var end = /^[a-z]{3,}?(ies|es|s|ing|ed)$/.exec(form);
if (end && form.length > 4) {
others.push(form.slice(0, -end[1].length));
if (end[1] === "es") others.push(form.slice(0, -1));
}
return others;
}
function ask(query) {
var seen = new Set();
var asked = [];
words(query.slice(0, MOST_LETTERS)).forEach(function (place) {
if (seen.has(place.word.form) || asked.length === MOST_WORDS) return;
seen.add(place.word.form);
asked.push(Object.assign({ others: new Set(alternatives(place.word.form)), importance: 1 }, place.word));
});
var isMore = asked.some(function (word) { return !LITTLE.has(word.form); });
asked.forEach(function (word) { if (isMore && LITTLE.has(word.form)) word.importance = 0.1; });
return asked;
}
var EXACT = 3;
var ALMOST = 2.6;
function isDoubtful(form, rest) {
return rest.length < 4 && !hasArticle(form, rest);
}
function likeness(word, asked) {
if (word.isHan !== asked.isHan) return 0;
if (word.form === asked.form) return EXACT;
var best = 0;
function begins(form, other, weight) { if (form.startsWith(other)) best = Math.max(best, weight); }
if (word.rests.indexOf(asked.form) >= 0) return isDoubtful(word.form, asked.form) ? 1.4 : ALMOST;
if (word.parts.indexOf(asked.form) >= 0) best = 2.2;
begins(word.form, asked.form, 1 + asked.form.length / word.form.length);
if (asked.form.length > 1) {
word.parts.forEach(function (part, at) {
begins(part, asked.form, 1.3);
if (at && asked.form.length > part.length) begins(word.parts.slice(at).join(""), asked.form, 2);
});
word.rests.forEach(function (rest) { begins(rest, asked.form, 1.5); });
}
if (best) return best;
if (asked.others.has(word.form)) {
return !asked.rests.length ? 2 : isDoubtful(asked.form, word.form) ? 1 : ALMOST;
}
if (word.rests.some(function (rest) { return asked.others.has(rest); })) return 1.8;
if (word.parts.some(function (part) { return asked.others.has(part); })) return 1.5;
asked.others.forEach(function (other) { if (other.length > 3) begins(word.form, other, 1); });
return best;
}
function find(asked, page) {
var units = new Map();
page.places.forEach(function (places, word) {
if (word.isHan !== asked.isHan) return;
if (asked.isHan) return findHan(asked.form, EXACT, word.form, places, units);
var weight = asked.likeness.get(word);
if (weight === undefined) asked.likeness.set(word, weight = likeness(word, asked));
if (weight) places.forEach(function (place) { add(units, place[0], weight, place[1], place[2]); });
});
var apart = asked.isHan && asked.form.length > 1 ? findPairs(asked.form, page) : asked.parts.length ? findParts(asked, page) : [];
apart.forEach(function (found, unit) { if (!units.has(unit)) units.set(unit, found); });
units.forEach(function (found) { if (found.places.length > 1) found.places.sort(inOrder); });
return units;
}
function inOrder(a, b) { return a[0] - b[0] || b[1] - a[1]; }
function add(units, unit, weight, start, end) {
var found = units.get(unit);
if (!found) units.set(unit, found = { weight: weight, places: [] });
if (weight > found.weight) found.weight = weight;
found.places.push([start, end]);
}
function findHan(wanted, weight, form, places, units) {
for (var at = form.indexOf(wanted); at >= 0; at = form.indexOf(wanted, at + 1)) {
places.forEach(function (place) { add(units, place[0], weight, place[1] + at, place[1] + at + wanted.length); });
}
}
function together(searches, weigh) {
var all = new Map();
searches.forEach(function (units) {
units.forEach(function (found, unit) {
var known = all.get(unit) || { count: 0, places: [], isApart: true };
all.set(unit, known);
known.count += 1;
known.places = known.places.concat(found.places);
});
});
all.forEach(function (found, unit) {
found.weight = weigh(found.count / searches.length);
if (!found.weight) all.delete(unit);
});
return all;
}
function findParts(asked, page) {
asked.partWords = asked.partWords || asked.parts.map(function (part) {
return { form: part, isHan: false, parts: [], rests: [], others: new Set(alternatives(part)), likeness: new Map() };
});
return together(asked.partWords.map(function (part) { return find(part, page); }), function (share) {
return share === 1 ? 0.6 : 0;
});
}
function findPairs(form, page) {
return together(pairs(form).map(function (pair) {
var units = new Map();
page.places.forEach(function (places, word) { if (word.isHan) findHan(pair, 1, word.form, places, units); });
return units;
}), function (share) { return share < 0.5 ? 0 : 2.5 * share * share; });
}
var texts = new Map();
var KEPT = 60;
function headingLength(text) {
var main = text.replace(/^\d+\.\s|\([^)]*\)|（[^）]*）/g, "");
return lengthOf(words(main).map(function (place) { return [place.start, place.end]; }));
}
function takeText(path, sections) {
var page = { places: new Map(), sections: [] };
function read(unit, text) {
var found = words(text);
found.forEach(function (place) {
place.word.isKnown = true;
var places = page.places.get(place.word);
if (!places) page.places.set(place.word, places = []);
places.push([unit, place.start, place.end]);
});
return found.length;
}
var title = index.pageTitles.get(path) || "";
read(0, title);
sections.forEach(function (section, at) {
read(3 * at + 1, section[1]);
page.sections.push({
id: section[0], title: section[1], text: section[2], code: section[3] || "",
headingLength: headingLength(section[0] ? section[1] : title), length: read(3 * at + 2, section[2])
});
read(3 * at + 3, section[3] || "");
});
texts.set(path, page);
}
var NONE = { weight: 0, places: [] };
function sectionsWith(asked, number, page) {
var units = asked.map(function (word) { return find(word, page); });
return page.sections.map(function (section, at) {
return {
page: number, at: at, section: section,
words: units.map(function (units) {
return {
page: units.get(0) || NONE, title: units.get(3 * at + 1) || NONE, text: units.get(3 * at + 2) || NONE,
code: units.get(3 * at + 3) || NONE
};
})
};
});
}
function isHere(word) { return word.title.weight + word.text.weight + word.code.weight > 0; }
function score(asked, result, rarity) {
var section = result.section;
var weight = 0;
var wanted = 0;
var had = 0;
var covered = 0;
var inHeadingShare = 0;
result.places = [];
result.missing = 0;
result.words.forEach(function (word, i) {
var importance = rarity[i] * asked[i].importance;
var inHeading = section.id ? word.title : word.page;
wanted += importance;
if (inHeading.weight) inHeadingShare += importance;
if (isHere(word) || inHeading.weight) had += importance;
else if (word.page.weight) had += importance * 0.8;
else if (asked[i].importance === 1) result.missing += 1;
weight += importance * (6 * inHeading.weight + (section.id ? 2 * word.page.weight : 0)
+ word.text.weight * (1 + Math.log(word.text.isApart ? 1 : 1 + word.text.places.length)) / lengthFactor(section)
+ word.code.weight * (word.text.weight || inHeading.weight ? 0.6 : 0.3));
covered += Math.min(1, inHeading.weight / ALMOST) * lengthOf(inHeading.places);
word.text.places.forEach(function (place) { result.places.push([place[0], place[1], i]); });
});
result.places.sort(inOrder);
if (section.headingLength) weight += 75 * Math.pow(Math.min(1, covered / section.headingLength), 2) * inHeadingShare / wanted;
weight *= 1 + 0.5 * nearness(result, asked.length);
result.score = had < 0.2 * wanted ? 0 : weight * Math.pow(had / wanted, 3);
}
function lengthFactor(section) { return 0.75 + 0.25 * Math.min(4, section.length / 120); }
function lengthOf(places) {
return places.reduce(function (sum, place) { return sum + place[1] - place[0]; }, 0);
}
function nearness(result, count) {
if (count < 2) return 0;
var near = 0;
for (var i = 1; i < count; i++) {
near += Math.max(follows(result.words[i - 1].title, result.words[i].title),
follows(result.words[i - 1].text, result.words[i].text));
}
return near / (count - 1);
}
function follows(first, second) {
var best = 0;
var at = 0;
first.places.forEach(function (place) {
while (at < second.places.length && second.places[at][0] < place[0]) at += 1;
if (at === second.places.length) return;
var distance = second.places[at][0] - place[1];
if (distance < 60) best = Math.max(best, distance < 4 ? 1 : 0.5);
});
return best;
}
var PER_PAGE = 4;
var MOST = 24;
var ENOUGH = 4;
function answers(asked, pages) {
var all = [];
var sections = 0;
var uses = asked.map(function () { return 0; });
asked.forEach(function (word) { word.likeness = new Map(); });
pages.forEach(function (page) {
var text = texts.get(index.pages[page].path);
if (!text) return;
sections += text.sections.length;
sectionsWith(asked, page, text).forEach(function (result) {
result.words.forEach(function (word, i) { if (isHere(word)) uses[i] += 1; });
if (result.words.some(isHere) || !result.section.id && result.words.some(function (word) { return word.page.weight; })) {
all.push(result);
}
});
});
var rarity = uses.map(function (uses) { return Math.log(1 + sections / (1 + uses)); });
all.forEach(function (result) { score(asked, result, rarity); });
all = all.filter(function (result) { return result.score > 0; }).sort(byScore);
var inPage = new Map();
all = all.filter(function (result) {
inPage.set(result.page, (inPage.get(result.page) || 0) + 1);
return inPage.get(result.page) <= PER_PAGE;
});
var whole = all.filter(function (result) { return !result.missing; });
return (whole.length >= ENOUGH ? whole : all).slice(0, MOST);
}
function byScore(a, b) { return a.missing - b.missing || b.score - a.score || a.page - b.page || a.at - b.at; }
function distance(a, b, most) {
if (Math.abs(a.length - b.length) > most) return most + 1;
var before = [];
var row = [];
for (var j = 0; j <= b.length; j++) row[j] = j;
for (var i = 1; i <= a.length; i++) {
var next = [i];
for (j = 1; j <= b.length; j++) {
next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
if (j > 1 && i > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) next[j] = Math.min(next[j], before[j - 2] + 1);
}
before = row;
row = next;
}
return row[b.length];
}
function pagesNear(form) {
var beginning = form.slice(0, CUT);
var pages = new Set();
index.beginnings.forEach(function (entry) {
if (distance(entry[0], beginning, 1) > 1) return;
index.inText[entry[1]].concat(index.titles.get(entry[1]) || []).forEach(function (page) { pages.add(page); });
});
return Array.from(pages).sort(function (a, b) { return a - b; }).slice(0, 4);
}
function suggest(query) {
var asked = ask(query).filter(function (word) { return !word.isHan && word.form.length > 3; });
var pages = new Set();
asked.forEach(function (word) { pagesNear(word.form).forEach(function (page) { pages.add(page); }); });
return Promise.all(Array.from(pages).slice(0, PAGES).map(loadText)).then(function () {
var changed = false;
var suggestion = query.slice(0, MOST_LETTERS);
words(suggestion).reverse().forEach(function (place) {
var form = place.word.form;
if (!asked.some(function (word) { return word.form === form; })) return;
var best = { distance: form.length > 6 ? 3 : 2, text: "" };
vocabulary.forEach(function (known, text) {
if (!known.isKnown || known.isHan || known.form.length < 4) return;
var away = distance(known.form, form, best.distance - 1);
if (away < best.distance) best = { distance: away, text: text };
});
if (!best.text || !best.distance) return;
suggestion = suggestion.slice(0, place.start) + best.text + suggestion.slice(place.end);
changed = true;
});
return changed ? suggestion : "";
});
}
var SHORT = 90;
var LONG = 220;
function excerpts(text, places) {
var best = { start: 0, end: 0, weight: -1 };
var start = 0;
text.split("\n").forEach(function (block) {
var end = start + block.length;
sentences(block).forEach(function (sentence) {
var from = start + sentence[0];
var to = start + sentence[1];
var inside = places.filter(function (place) { return place[0] >= from && place[1] <= to; });
var weight = new Set(inside.map(function (place) { return place[2]; })).size;
if (weight > best.weight) best = { start: from, end: to, weight: weight, block: [start, end], inside: inside };
});
start = end + 1;
});
if (text.slice(best.block[0], best.block[1]).indexOf("\t") >= 0) return cells(text, best);
return [lengthened(text, best)];
}
function sentences(block) {
var result = [];
var start = 0;
var end = /\t|[.!?؟…]+["'’”»״)\]\u2069]*\s+(?![a-z])|[。！？]+[”’」』）]*/g;
var match;
while ((match = end.exec(block))) {
result.push([start, match.index + match[0].replace(/\s+$/, "").length]);
start = match.index + match[0].length;
}
if (start < block.length || !result.length) result.push([start, block.length]);
return result;
}
function cells(text, best) {
var row = sentences(text.slice(best.block[0], best.block[1]).replace(/[^\t]/g, "x")).map(function (cell) {
return { start: best.block[0] + cell[0], end: best.block[0] + cell[1] };
});
var at = row.findIndex(function (cell) { return best.start >= cell.start && best.end <= cell.end; });
return (at > 0 ? [row[0], row[at]] : row.slice(0, 2)).filter(function (cell) { return cell.end > cell.start; })
.map(function (cell) { return shortened(text, cell.start, cell.end, cell.start); });
}
function lengthened(text, best) {
var end = best.end;
var block = text.slice(best.block[0], best.block[1]);
sentences(block).forEach(function (sentence) {
var next = best.block[0] + sentence[1];
if (next > end && end - best.start < SHORT && next - best.start <= LONG) end = next;
});
return shortened(text, best.start, end, best.inside.length ? best.inside[0][0] : best.start);
}
function shortened(text, start, end, place) {
if (end - start <= LONG) return { start: start, end: end, isCut: [false, false] };
var from = start;
if (place - start > LONG / 2) from = cut(text, place - 40, place, start);
var to = from + LONG < end ? cut(text, from + LONG, end, Math.max(from + LONG / 2, place)) : end;
return { start: from, end: to, isCut: [from > start, to < end] };
}
function cut(text, at, limit, floor) {
for (var near = at; near > floor && near > at - 40; near--) if (/[\s，、；：]/.test(text[near - 1])) return near;
for (near = at; near < limit; near++) if (/[\s，、；：]/.test(text[near - 1])) return near;
return limit;
}
function write(element, text, part, places) {
var slice = text.slice(part.start, part.end);
var opened = 0;
var unopened = "";
for (var i = 0; i < slice.length; i++) {
if (slice[i] === "\u2066" || slice[i] === "\u2067") opened += 1;
else if (slice[i] === "\u2069") {
if (opened) opened -= 1;
else unopened += index.dir === "rtl" ? "\u2066" : "\u2067";
}
}
element.append((part.isCut[0] ? "…" : "") + unopened);
var at = part.start;
places.forEach(function (place) {
if (place[0] < at || place[1] > part.end) return;
element.append(text.slice(at, place[0]));
var mark = document.createElement("mark");
mark.textContent = text.slice(place[0], place[1]);
element.append(mark);
at = place[1];
});
element.append(text.slice(at, part.end).trimEnd() + "\u2069".repeat(opened) + (part.isCut[1] ? "…" : ""));
}
function writeExcerpt(element, result) {
var section = result.section;
var code = codePlaces(result);
if (code.length) {
var line = makeElement("code", "", element);
line.dir = "ltr";
var start = section.code.lastIndexOf("\n", code[0][0]) + 1;
var end = section.code.indexOf("\n", start);
write(line, section.code, shortened(section.code, start, end < 0 ? section.code.length : end,
code[0][0]), code);
return;
}
excerpts(section.text, result.places).forEach(function (part, number) {
if (number) element.append(" — ");
write(element, section.text, part, result.places);
});
}
function codePlaces(result) {
function sum(unit) { return result.words.reduce(function (sum, word) { return sum + word[unit].weight; }, 0); }
if (sum("code") <= Math.max(sum("text"), sum("title"))) return [];
return result.words.reduce(function (all, word) { return all.concat(word.code.places); }, []).sort(inOrder);
}
var base = document.currentScript ? document.currentScript.src.replace(/assets\/search\.js(\?.*)?$/, "") : "";
var dialog, field, list, status, hint;
var turn = 0;
var active = -1;
function load(path) {
return new Promise(function (resolve, reject) {
var script = document.createElement("script");
script.src = base + path;
script.onload = function () {
script.remove();
resolve();
};
script.onerror = reject;
document.head.append(script);
});
}
var loading = new Map();
function loadText(page) {
var path = index.pages[page].path;
var ready = loading.get(path) || load(index.folder + path.replace(/\.html$/, ".js")).catch(function () {});
loading.delete(path);
loading.set(path, ready);
return ready;
}
function forget(pages) {
var needed = new Set(pages.map(function (page) { return index.pages[page].path; }));
loading.forEach(function (ready, path) {
if (loading.size <= KEPT || needed.has(path)) return;
loading.delete(path);
texts.delete(path);
});
}
function search(query) {
var asked = ask(query);
if (!asked.length) return Promise.resolve([]);
var pages = candidates(asked);
return Promise.all(pages.map(loadText)).then(function () {
var found = answers(asked, pages);
forget(pages);
return found;
});
}
function counted(forms, number) {
var form = number === 1 ? forms.one : number === 2 ? forms.two
: number % 100 >= 3 && number % 100 <= 10 ? forms.few : number % 100 >= 11 ? forms.many : null;
return (form || forms.other).replace("{number}", number);
}
function makeElement(name, className, parent) {
var made = document.createElement(name);
if (className) made.className = className;
if (parent) parent.append(made);
return made;
}
function option(result, number) {
var page = index.pages[result.page];
var link = makeElement("a", "hit", list);
link.href = base + page.path + (result.section.id ? "#" + encodeURIComponent(result.section.id) : "");
link.id = "d:result-" + number;
link.setAttribute("role", "option");
link.setAttribute("aria-selected", "false");
link.tabIndex = -1;
if (dialog.lang) {
link.lang = document.documentElement.lang;
link.dir = document.documentElement.dir;
}
var title = makeElement("strong", "", link);
title.textContent = result.section.title || page.title;
if (result.section.title) makeElement("span", "where", link).textContent = page.title;
if (result.section.text || result.section.code) {
writeExcerpt(makeElement("span", "excerpt", link), result);
}
link.addEventListener("click", close);
}
function shownQuery(query) {
var letters = Array.from(query.slice(0, MOST_LETTERS).replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, "").trim());
return letters.length > 80 ? letters.slice(0, 79).join("") + "…" : letters.join("");
}
function offer(suggestion) {
var button = makeElement("a", "hit suggestion", list);
button.href = "#";
button.id = "d:result-0";
button.setAttribute("role", "option");
button.setAttribute("aria-selected", "false");
button.tabIndex = -1;
makeElement("strong", "", button).textContent = index.words.searchFor.replace("{text}", function () { return "\u2068" + suggestion + "\u2069"; });
button.addEventListener("click", function (event) {
event.preventDefault();
field.value = suggestion;
field.focus();
typed();
});
list.hidden = false;
field.setAttribute("aria-expanded", "true");
choose(0, true);
}
function show(query, results) {
list.replaceChildren();
results.forEach(option);
active = -1;
field.removeAttribute("aria-activedescendant");
field.setAttribute("aria-expanded", String(results.length > 0));
list.hidden = !results.length;
hint.hidden = !results.length;
var shown = shownQuery(query);
status.textContent = !shown ? "" : results.length ? counted(index.words.results, results.length)
: index.words.none.replace("{query}", function () { return "\u2068" + shown + "\u2069"; });
dialog.dataset.state = results.length ? "found" : shown ? "none" : "empty";
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
if (mine !== turn) return;
show(query, results);
if (!results.length) return suggest(query).then(function (text) { if (mine === turn && text) offer(text); });
}).catch(function () {
if (mine === turn) show(query, []);
});
}
function pressed(event) {
if (event.key === "ArrowDown") choose(active + 1);
else if (event.key === "ArrowUp") choose(active - 1);
else if (event.key === "Enter" && !event.isComposing && list.children[active]) list.children[active].click();
else if (event.key === "Escape") close();
else return;
event.preventDefault();
}
function close() { if (dialog.open) dialog.close(); }
function build() {
dialog = makeElement("dialog", "site-search", document.body);
dialog.setAttribute("aria-label", index.words.search);
var button = document.querySelector(".search-button");
if (button && button.lang) dialog.lang = button.lang;
if (button && button.dir) dialog.dir = button.dir;
var head = makeElement("div", "search-head", dialog);
field = makeElement("input", "", head);
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
var closing = makeElement("button", "", head);
closing.type = "button";
closing.textContent = index.words.close;
closing.addEventListener("click", close);
status = makeElement("p", "search-status", dialog);
status.setAttribute("role", "status");
list = makeElement("div", "hits", dialog);
list.id = "d:results";
list.hidden = true;
list.setAttribute("role", "listbox");
list.setAttribute("aria-label", index.words.found);
hint = makeElement("p", "search-keys", dialog);
hint.textContent = index.words.keys;
hint.hidden = true;
field.addEventListener("input", typed);
field.addEventListener("keydown", pressed);
dialog.addEventListener("click", function (event) { if (event.target === dialog) close(); });
}
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
open: open, terms: terms, rests: rests, search: search, suggest: suggest, text: takeText,
index: takeIndex
};
})();
