"use strict";

const MIRRORED = {
  "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "<": ">", ">": "<", "«": "»", "»": "«",
};

// The text as the eye meets it from left to right: characters in order of where they are drawn, brackets as they look.
// The text must be on one line.
function visualText(element) {
  const drawn = drawnCharacters(element);
  const top = Math.max(...drawn.map((d) => d.box.top));
  const bottom = Math.min(...drawn.map((d) => d.box.bottom));
  if (drawn.length && top >= bottom) throw new Error("more than one line: " + element.textContent);
  return fromLeftToRight(drawn);
}

// The lines of a code block as the eye meets them.
function visualLines(code) {
  const lines = [];
  for (const character of drawnCharacters(code)) {
    const middle = (character.box.top + character.box.bottom) / 2;
    let line = lines.find((l) => Math.abs(l.middle - middle) < character.box.height / 2);
    if (!line) lines.push(line = { middle, drawn: [] });
    line.drawn.push(character);
  }
  return lines.sort((a, b) => a.middle - b.middle).map((l) => fromLeftToRight(l.drawn));
}

function drawnCharacters(element) {
  const range = document.createRange();
  const drawn = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.closest(".permalink, button, svg")) continue;
    for (let start = 0; start < node.length; ) {
      const character = String.fromCodePoint(node.data.codePointAt(start));
      range.setStart(node, start);
      range.setEnd(node, start + character.length);
      const box = range.getBoundingClientRect();
      if (box.width > 0 && character !== "\n") drawn.push({ character, box });
      start += character.length;
    }
  }
  return drawn;
}

function fromLeftToRight(drawn) {
  return drawn.map((d, index) => ({ shown: appearance(drawn, index), box: d.box }))
    .sort((a, b) => a.box.left - b.box.left || a.box.right - b.box.right)
    .map((d) => d.shown).join("").replace(/\s+/g, " ").trim();
}

// A bracket is drawn mirrored where it runs from right to left: what it encloses is then drawn on its other side.
function appearance(drawn, index) {
  const { character, box } = drawn[index];
  const mirrored = MIRRORED[character];
  if (!mirrored) return character;
  const opens = "([{<«".includes(character);
  const neighbour = drawn[index + (opens ? 1 : -1)];
  if (!neighbour) return character;
  return (neighbour.box.left > box.left) === opens ? character : mirrored;
}

function isShown(element) {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
}

// The nearest box around an element that may be scrolled sideways by itself.
function scroller(element) {
  for (let box = element; box && box !== document.body; box = box.parentElement) {
    if (["auto", "scroll"].includes(getComputedStyle(box).overflowX)) return box;
  }
  return null;
}

// Whether a line that is too long ends in an ellipsis.
function endsInEllipsis(element) {
  const box = element.parentElement.closest("ol, a, p");
  return box !== null && getComputedStyle(box).textOverflow === "ellipsis";
}

// What is drawn beyond the sides of the window, where no scrolling box holds it and no ellipsis stands for it.
function overflowing() {
  const width = document.documentElement.clientWidth;
  const found = [];
  for (const element of document.body.querySelectorAll("*")) {
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || !isShown(element) || scroller(element) || endsInEllipsis(element)) continue;
    if (isCutByDevice(element)) continue;
    if (box.left < -0.5 || box.right > width + 0.5) found.push(element.outerHTML.slice(0, 160));
  }
  return found;
}

// Whether an element stands in a device that cuts off what is too wide for it, as a guide may mean to show.
function isCutByDevice(element) {
  const screen = element.parentElement && element.parentElement.closest(".device .screen");
  for (let outer = element.parentElement; screen && outer && !outer.matches("figure"); outer = outer.parentElement) {
    const box = outer.getBoundingClientRect();
    const cuts = /hidden|clip/.test(getComputedStyle(outer).overflowX);
    if (cuts && box.left >= -0.5 && box.right <= document.documentElement.clientWidth + 0.5) return true;
  }
  return false;
}

// The wide tables: whether each can be scrolled in a region of its own, and its first column then stays in sight.
function wideTables() {
  const found = [];
  for (const table of document.querySelectorAll("main table")) {
    const region = scroller(table);
    if (!region || region.scrollWidth <= region.clientWidth) continue;
    const isReversed = getComputedStyle(region).direction === "rtl";
    region.scrollLeft = isReversed ? -100000 : 100000;
    const outer = region.getBoundingClientRect();
    const cells = [...table.querySelectorAll("tbody tr > :first-child")].map((c) => c.getBoundingClientRect());
    const last = table.querySelector("thead tr > :last-child").getBoundingClientRect();
    found.push({
      moved: Math.abs(region.scrollLeft),
      isComparison: table.closest(".comparison") !== null,
      isFirstColumnSeen: cells.every((c) => isReversed ? Math.abs(c.right - outer.right) < 3 : Math.abs(c.left - outer.left) < 3),
      isLastColumnSeen: last.left >= outer.left - 1 && last.right <= outer.right + 1,
      firstColumnShare: cells[0].width / outer.width,
      isReachedByKeyboard: region.tabIndex === 0 && region.getAttribute("role") === "region",
      name: region.getAttribute("aria-label") || region.getAttribute("aria-labelledby"),
    });
  }
  return found;
}

// The text that cannot be seen although nothing has to be unfolded for it.
function unseen(element) {
  const found = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.data.trim() || node.parentElement.closest(FOLDED)) continue;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    if (!isShown(node.parentElement) || !boxes.some((b) => b.width > 1 && b.height > 1)) found.push(node.data);
  }
  return found;
}

// What a reader unfolds: answers, and of a preview every screen but the first, the other device and what is spoken.
const FOLDED = [
  ".prose details:not([open]) > :not(summary)", "script", "style", ".preview .again", ".preview .spoken",
  ".preview .state:not(i:first-of-type + .state)", ".device-choice ~ .device ~ .device", ".preview legend", ".preview .sprite",
].join(", ");

// How far below the top of the window an element begins.
function distanceFromTop(element) { return element.getBoundingClientRect().top; }
