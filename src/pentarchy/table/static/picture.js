// The picture: areas are SVGs, parts are groups in them. Only parts that changed are touched.
import { $, SHAPES, body, el, phone } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const WIDE = 700; // an own area wider than this lies below the board instead of beside it
const drawn = new Map();

function container(area, wide) {
  if (area.place === "row") return $("row");
  if (area.place === "own") return wide ? $("own-wide") : $("own");
  if (area.place === "rival") return $("rivals");
  return $("board");
}

function makeArea(area) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", `area area-${area.place}`);
  svg.setAttribute("role", "group");
  const figure = el("figure", { class: "area-box" });
  figure.append(svg);
  return { svg, figure, parts: new Map() };
}

// Bring the structure in line with the areas: which SVGs there are, where they lie, which parts they have.
function arrange(areas) {
  const own = areas.filter((area) => area.place === "own");
  const wide = own.some((area) => area.width > WIDE);
  $("table").classList.toggle("wide-own", wide);
  $("map").classList.toggle("stack", isColumn(areas.filter((area) => area.place === "board")));
  const kept = new Set(areas.map((area) => area.id));
  for (const [id, entry] of drawn) {
    if (!kept.has(id)) {
      entry.figure.remove();
      drawn.delete(id);
    }
  }
  const last = new Map();
  for (const area of areas) {
    const entry = drawn.get(area.id) ?? makeArea(area);
    drawn.set(area.id, entry);
    const { svg, figure } = entry;
    svg.setAttribute("viewBox", `0 0 ${area.width} ${area.height}`);
    svg.setAttribute("class", `area area-${area.place}`);
    svg.setAttribute("aria-label", area.title);
    svg.style.setProperty("--w", `${area.width}px`);
    figure.style.flex = area.place === "board" ? `${area.width} ${area.width} 0` : "";
    figure.dataset.area = area.id;
    const home = container(area, wide);
    const before = last.get(home);
    const follows = before ? before.nextSibling : home.firstChild;
    if (follows !== figure) home.insertBefore(figure, follows);
    last.set(home, figure);
    arrangeParts(entry, area.parts);
  }
  ownBesideBoard(areas, own, wide);
}

// Boards of the same width are the parts of one column, which is read by scrolling; others stand side by side in view.
const isColumn = (boards) => boards.length > 1 && boards.every((area) => area.width === boards[0].width);

function arrangeParts(entry, ids) {
  const kept = new Set(ids);
  for (const [id, group] of entry.parts) {
    if (!kept.has(id)) {
      group.remove();
      entry.parts.delete(id);
    }
  }
  let before = null;
  for (const id of ids) {
    let group = entry.parts.get(id);
    if (!group) {
      group = document.createElementNS(SVG, "g");
      group.id = id;
      entry.parts.set(id, group);
    }
    const follows = before ? before.nextSibling : entry.svg.firstChild;
    if (follows !== group) entry.svg.insertBefore(group, follows);
    before = group;
  }
}

const ROOM = 235; // so much height of a phone may go to the row and the own area; the board has the rest

// On a phone the own area stays in view together with the board if there is room; a wide one is pushed sideways there.
function ownBesideBoard(areas, own, wide) {
  const rows = areas.filter((area) => area.place === "row").reduce((sum, area) => sum + area.height * 0.72, 0);
  const height = own.reduce((sum, area) => sum + (wide ? area.height * 0.8 : (area.height / area.width) * 370), 0);
  const together = own.length === 1 && rows + height < ROOM;
  $("own").dataset.pane = together && !wide ? "board own" : "own";
  $("own-wide").dataset.pane = together && wide ? "board own" : "own";
  $("own-wide").classList.toggle("low", together && wide);
}

function fill(parts) {
  for (const entry of drawn.values()) {
    for (const [id, group] of entry.parts) {
      if (id in parts) group.innerHTML = parts[id];
    }
  }
}

// Show a picture: `areas` only when the structure changed, `parts` those that changed.
export function show({ areas, parts }) {
  if (areas) arrange(areas);
  if (parts) fill(parts);
}

export function clearPicture() {
  for (const entry of drawn.values()) entry.figure.remove();
  drawn.clear();
}

// Things are the drawn elements one can point at.
export const things = () => [...document.querySelectorAll(".areas [data-on]")];
export const thing = (on) => document.querySelector(`.areas [data-on="${CSS.escape(on)}"]`);

// The nearest thing around a drawn element that can be chosen.
function choosable(node) {
  while (node && !node.classList.contains("can")) node = node.parentElement?.closest(".areas [data-on]");
  return node;
}

// How far from the middle of a thing a point is, against the size of the thing.
function offMiddle(node, x, y) {
  const box = node.getBoundingClientRect();
  return Math.hypot(box.left + box.width / 2 - x, box.top + box.height / 2 - y) / Math.hypot(box.width, box.height);
}

const isLine = (node) => node instanceof SVGGeometryElement && getComputedStyle(node).fill === "none";

// Which thing somebody means who points at an element. Of lines that cross, the one whose middle is nearest: the one
// drawn last would hide the others.
export function meant(target, x, y) {
  const first = target?.closest?.(".areas [data-on]");
  if (!first || !isLine(target)) return choosable(first) ?? first;
  const crossing = document.elementsFromPoint(x, y).filter(isLine).map((node) => choosable(node.closest(".areas [data-on]"))).filter(Boolean);
  return crossing.sort((a, b) => offMiddle(a, x, y) - offMiddle(b, x, y))[0] ?? first;
}

// What a thing is called by the drawing itself.
export const title = (node) => node.querySelector("title")?.textContent ?? "";

// Mark what is new since the viewer's last decision.
export function markNew(ids) {
  for (const node of document.querySelectorAll(".fresh-box")) node.remove();
  for (const node of document.querySelectorAll(".areas .new, .areas .new-out")) node.classList.remove("new", "new-out");
  for (const entry of drawn.values()) {
    const place = entry.svg.classList.contains("area-board") || entry.svg.classList.contains("area-row");
    for (const id of ids) {
      const group = entry.parts.get(id);
      if (!group) continue;
      if (place) markGroup(group, entry.svg);
      else entry.figure.classList.add("new-out");
    }
  }
}

function markGroup(group, svg) {
  const own = group.querySelectorAll(".edge-new");
  if (own.length) {
    for (const edge of own) edge.closest(".thing")?.classList.add("new");
    return;
  }
  if (group.querySelector(".thing")) return; // a thing that has no such edge is not to be marked
  const box = group.getBBox();
  const view = svg.viewBox.baseVal;
  if (!box.width || box.width * box.height > view.width * view.height * 0.3) return;
  const rect = document.createElementNS(SVG, "rect");
  rect.setAttribute("class", "fresh-box");
  for (const [name, value] of Object.entries({ x: box.x - 3, y: box.y - 3, width: box.width + 6, height: box.height + 6, rx: 6 })) {
    rect.setAttribute(name, value);
  }
  group.append(rect);
}

export function seatColour(seat) {
  for (const node of [$("own"), $("own-wide")]) {
    node.classList.remove(...SHAPES.map((_, k) => `seat-${k + 1}`));
    if (seat != null) node.classList.add(`seat-${seat + 1}`);
  }
}

// Which tabs of the phone hold something to choose.
export function markTabs() {
  const panes = new Set();
  for (const node of document.querySelectorAll(".areas .can")) {
    const pane = node.closest("[data-pane]");
    for (const name of (pane?.dataset.pane ?? "").split(" ")) if (name && name !== "replay") panes.add(name);
  }
  for (const tab of document.querySelectorAll(".tab")) tab.classList.toggle("act", panes.has(tab.dataset.tab));
  if (phone() && panes.size && !panes.has(body.dataset.tab)) return [...panes][0];
  return null;
}
