(function () {
"use strict";
var words = document.currentScript.dataset;
var root = document.documentElement;
var themes = ["auto", "light", "dark"];
function storedTheme() {
try { return localStorage.getItem("dalil-theme"); } catch (error) { return null; }
}
function storeTheme(theme) {
try { localStorage.setItem("dalil-theme", theme); } catch (error) { /* Private windows keep nothing. */ }
}
function showTheme(theme) {
if (theme === "light" || theme === "dark") root.dataset.theme = theme;
else delete root.dataset.theme;
}
root.dataset.scripts = "";
showTheme(storedTheme());
function setUpTheme() {
var button = document.querySelector(".theme");
if (!button) return;
function label(theme) {
button.setAttribute("aria-label", button.dataset.name + ": " + button.dataset[theme]);
button.title = button.dataset.name + ": " + button.dataset[theme];
}
label(root.dataset.theme || "auto");
button.addEventListener("click", function () {
var next = themes[(themes.indexOf(root.dataset.theme || "auto") + 1) % themes.length];
showTheme(next);
storeTheme(next);
label(next);
});
}
function setUpSearch() {
var button = document.querySelector(".search-button");
if (!button) return;
var script = null;
function load() {
if (script) return script;
script = new Promise(function (resolve, reject) {
var element = document.createElement("script");
element.src = button.dataset.script;
element.onload = resolve;
element.onerror = reject;
document.head.append(element);
});
return script;
}
function open() {
load().then(function () { return window.dalilSearch.open(button.dataset.index); }).catch(function () { script = null; });
}
button.addEventListener("click", open);
document.addEventListener("keydown", function (event) {
var isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k";
var isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
if (!isCommand && !isSlash) return;
event.preventDefault();
open();
});
}
function isTyping(element) {
return element.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName);
}
function copy(text) {
if (navigator.clipboard && window.isSecureContext) return navigator.clipboard.writeText(text);
var area = document.createElement("textarea");
area.value = text;
area.style.position = "fixed";
area.style.opacity = "0";
document.body.appendChild(area);
area.select();
var done = document.execCommand("copy");
area.remove();
return done ? Promise.resolve() : Promise.reject(new Error("copy"));
}
function say(button, voice, text) {
button.textContent = text;
voice.textContent = text;
clearTimeout(button.timer);
clearTimeout(voice.timer);
button.timer = setTimeout(function () { button.textContent = words.copy; }, 2000);
voice.timer = setTimeout(function () { voice.textContent = ""; }, 2000);
}
function makeVoice(parent) {
var voice = document.createElement("p");
voice.className = "announced";
voice.setAttribute("role", "status");
voice.lang = words.lang || root.lang;
parent.appendChild(voice);
return voice;
}
function setUpCopying() {
var figures = document.querySelectorAll("figure.code");
if (!figures.length) return;
var voice = makeVoice(document.querySelector("main"));
figures.forEach(function (figure) {
var caption = figure.querySelector("figcaption") || figure;
var button = document.createElement("button");
button.type = "button";
button.className = "copy";
button.textContent = words.copy;
button.lang = words.lang || root.lang;
button.dir = words.dir || root.dir;
button.addEventListener("click", function () {
copy(figure.querySelector("pre code").textContent).then(function () {
say(button, voice, words.copied);
}, function () {
say(button, voice, words.copyFailed);
});
});
caption.appendChild(button);
});
}
function setUpLanguages() {
var menu = document.querySelector(".menu");
if (!menu) return;
menu.addEventListener("click", function () {
var fragment = fragmentInView();
menu.querySelectorAll("a[href]").forEach(function (link) { link.hash = fragment; });
});
document.addEventListener("click", function (event) {
if (!menu.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", function (event) {
if (event.key === "Escape" && menu.open) {
menu.open = false;
menu.querySelector("summary").focus();
}
});
}
function fragmentInView() {
var current = null;
document.querySelectorAll(".prose :is(h2, h3, h4, h5, h6)[id]").forEach(function (heading) {
if (hasPassed(heading)) current = heading;
});
var target = document.querySelector(":target");
if (target && isInView(target)) current = target;
if (!current) return "";
return (current.querySelector(".alias") || current).id;
}
function isInView(element) {
var top = element.getBoundingClientRect().top;
return top >= 0 && top < innerHeight;
}
function hasPassed(heading) {
return heading.getClientRects().length > 0 && heading.getBoundingClientRect().top <= innerHeight * 0.25;
}
function setUpContents() {
var details = document.querySelector(".contents details");
if (!details) return;
var wide = matchMedia("(min-width: 64rem)");
function fit() { details.open = wide.matches; }
fit();
wide.addEventListener("change", fit);
details.addEventListener("click", function (event) {
if (!wide.matches && event.target.closest("a")) details.open = false;
});
markCurrentSection(details);
}
function keepInSight(link, box) {
var inner = link.getBoundingClientRect();
var outer = box.getBoundingClientRect();
if (inner.top < outer.top || inner.bottom > outer.bottom) {
box.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2;
}
}
function markCurrentSection(details) {
var entries = [];
details.querySelectorAll("a").forEach(function (link) {
var heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
if (heading) entries.push({ link: link, heading: heading });
});
var current = null;
var isWaiting = false;
function update() {
isWaiting = false;
var found = null;
entries.forEach(function (entry) {
if (hasPassed(entry.heading)) found = entry.link;
});
if (found === current) return;
if (current) current.removeAttribute("aria-current");
if (found) {
found.setAttribute("aria-current", "true");
keepInSight(found, details);
}
current = found;
}
addEventListener("scroll", function () {
if (isWaiting) return;
isWaiting = true;
requestAnimationFrame(update);
}, { passive: true });
update();
}
function setUpProgress() {
var head = document.querySelector(".site-head");
if (!head || CSS.supports("animation-timeline: scroll()")) return;
function update() {
var length = root.scrollHeight - root.clientHeight;
head.style.setProperty("--read", length > 0 ? scrollY / length : 0);
}
addEventListener("scroll", update, { passive: true });
addEventListener("resize", update);
update();
}
function setUpFading() {
if (CSS.supports("animation-timeline: scroll()")) return;
var boxes = Array.from(document.querySelectorAll("pre, .table"));
function update(box) {
var before = Math.abs(box.scrollLeft);
var after = box.scrollWidth - box.clientWidth - before;
box.style.setProperty("--more-before", Math.max(0, Math.min(40, before)) + "px");
box.style.setProperty("--more-after", Math.max(0, Math.min(40, after)) + "px");
}
boxes.forEach(function (box) {
box.addEventListener("scroll", function () { update(box); }, { passive: true });
});
function updateAll() { boxes.forEach(update); }
addEventListener("resize", updateAll);
updateAll();
}
function openTarget() {
var target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
for (var parent = target; parent; parent = parent.parentElement) {
if (parent.tagName === "DETAILS" && !parent.closest(".contents")) parent.open = true;
}
}
function openAll() {
document.querySelectorAll(".questions details").forEach(function (details) { details.open = true; });
}
document.addEventListener("DOMContentLoaded", function () {
setUpTheme();
setUpSearch();
setUpCopying();
setUpLanguages();
setUpContents();
setUpProgress();
setUpFading();
if (location.hash) openTarget();
addEventListener("hashchange", openTarget);
addEventListener("beforeprint", openAll);
});
})();
