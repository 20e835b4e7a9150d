(function () {
"use strict";
document.querySelectorAll(".preview").forEach(function (figure) {
var voice = document.createElement("p");
voice.className = "announced";
voice.setAttribute("aria-live", "polite");
figure.appendChild(voice);
figure.querySelectorAll(".device").forEach(function (device) { setUp(device, voice); });
});
makeReachable(Array.from(document.querySelectorAll(".preview .state.shown")).flatMap(layersOf));
function setUp(device, voice) {
var shown = null;
var openers = [];
function show(state, move) {
if (shown) shown.classList.remove("shown");
shown = state;
state.classList.add("shown");
delete state.dataset.move;
if (move) {
void state.offsetWidth;
state.dataset.move = move;
}
}
function follow(link) {
var target = stateOf(link.hash);
if (!target || !device.contains(target)) return false;
var before = shown;
var old = place(before);
var isOnScreen = old.screen.contains(link);
var control = isOnScreen ? describe(link, old.front) : null;
var next = place(target);
var isBack = link.dataset.act === "back" || next.depth < old.depth;
var isSame = next.key === old.key;
if (link.classList.contains("again")) {
openers = [];
} else if (!isSame && !isBack && control) {
openers.push({ key: old.key, control: control, scroll: scrollOf(old.front) });
}
var scroll = isSame ? scrollOf(old.front) : null;
show(target, before === target || isSame ? "" : next.depth > old.depth ? "up" : next.depth < old.depth ? "down"
: link.getAttribute("role") === "tab" ? "" : isBack ? "pop" : "push");
makeReachable(layersOf(target));
if (scroll) setScroll(next.front, scroll);
moveFocus(link, control, next, isSame, isBack, isOnScreen);
if (!isSame) voice.textContent = next.screen.getAttribute("aria-label");
return true;
}
function moveFocus(link, control, next, isSame, isBack, isOnScreen) {
var found = null;
if (!isOnScreen && !link.classList.contains("again")) {
found = same(describe(link, link.closest(".panel")), shown.querySelector(".panel"));
} else if (isSame || link.getAttribute("role") === "tab") {
found = same(control, next.front);
} else if (isBack) {
found = reopen(next);
}
focus(found || next.front.querySelector("[tabindex='-1']") || next.front, next.front);
}
function reopen(next) {
while (openers.length) {
var opener = openers.pop();
if (opener.key !== next.key) continue;
setScroll(next.front, opener.scroll);
return same(opener.control, next.front);
}
return null;
}
device.addEventListener("click", function (event) {
var link = event.target.closest("a[href^='#']");
if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
if (follow(link)) event.preventDefault();
});
device.addEventListener("keydown", function (event) {
if (event.ctrlKey || event.metaKey || event.altKey || !event.target.closest(".screen")) return;
var link = linkFor(event, shown);
if (!link) return;
event.preventDefault();
link.click();
});
function open(isFirst) {
var state = stateOf(location.hash);
if (state && device.contains(state)) {
choose(device);
show(state);
makeReachable(layersOf(state));
device.scrollIntoView({ block: "start" });
} else if (isFirst) {
show(device.querySelector(".state"));
}
}
device.classList.add("live");
open(true);
addEventListener("hashchange", function () { open(false); });
}
function stateOf(hash) {
var anchor = hash.length > 1 && document.getElementById(decodeURIComponent(hash.slice(1)));
var state = anchor && anchor.nextElementSibling;
return state && state.classList.contains("state") ? state : null;
}
function choose(device) {
var choices = device.parentElement.querySelectorAll(".device-choice input");
var devices = device.parentElement.querySelectorAll(".device");
if (choices.length) choices[Array.prototype.indexOf.call(devices, device)].checked = true;
}
function place(state) {
var screen = state.querySelector(".screen");
var layers = Array.prototype.filter.call(screen.children, function (layer) {
return !layer.classList.contains("dim");
});
var front = layers[layers.length - 1];
var titles = Array.prototype.map.call(front.querySelectorAll(".title"), function (title) {
return title.textContent;
});
var hasBack = front.querySelectorAll(".back").length;
return { screen: screen, front: front, depth: screen.querySelectorAll(".dim, .cover").length,
key: [layers.length, hasBack, front.className].concat(titles).join("\n") };
}
function controls(area) { return Array.prototype.slice.call(area.querySelectorAll("a[href], [role='tab']")); }
function nameOf(control) { return control.getAttribute("aria-label") || control.textContent; }
function describe(control, area) {
var name = nameOf(control);
var all = controls(area);
var named = all.filter(function (other) { return nameOf(other) === name; });
return { name: name, number: named.indexOf(control), place: all.indexOf(control), count: all.length };
}
function same(control, area) {
if (!control || !area) return null;
var all = controls(area);
var named = all.filter(function (other) { return nameOf(other) === control.name; });
return named[control.number] || named[0] || (all.length === control.count ? all[control.place] : null);
}
function scrollOf(layer) { return layer.scrollTop; }
function setScroll(layer, scroll) { layer.scrollTop = scroll; }
function focus(element, layer) {
if (!element.hasAttribute("tabindex") && !element.href) element.tabIndex = -1;
element.focus({ preventScroll: true });
if (element === layer) return;
var outer = layer.getBoundingClientRect();
var inner = element.getBoundingClientRect();
if (inner.bottom > outer.bottom - 60) layer.scrollTop += inner.bottom - outer.bottom + 60;
if (inner.top < outer.top) layer.scrollTop -= outer.top - inner.top + 60;
}
function layersOf(state) { return Array.from(state.querySelectorAll(".layer, .column")); }
function makeReachable(layers) {
layers.filter(function (layer) {
return layer.scrollHeight > layer.clientHeight + 1 && !controls(layer).length;
}).forEach(function (layer) { layer.tabIndex = 0; });
}
function linkFor(event, state) {
if (event.key === "Escape") {
return state.querySelector("[data-act='dismiss'][href]")
|| state.querySelector("[data-act='cancel'][href]") || state.querySelector("[data-act='back'][href]");
}
var control = event.target.closest("[role]");
if (!control) return null;
if (event.key === " ") return control.href ? control : null;
var group = control.closest("[role='tablist'], [role='radiogroup']");
return group && group !== control ? neighbour(event.key, control, group) : null;
}
function neighbour(key, control, group) {
var isForwardRight = getComputedStyle(group).direction === "ltr";
var step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: isForwardRight ? 1 : -1, ArrowLeft: isForwardRight ? -1 : 1 };
if (!step[key]) return null;
var all = Array.prototype.slice.call(group.querySelectorAll("[role='tab'], [role='radio']"));
for (var i = all.indexOf(control) + step[key]; i >= 0 && i < all.length; i += step[key]) {
if (all[i].href) return all[i];
}
return null;
}
})();
