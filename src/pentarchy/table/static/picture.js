// The picture: areas are SVGs or boxes of HTML, parts are elements in them. Only parts that changed are touched.
/** @import { Area, Parts } from "./protocol.d.ts" */
import { $, SHAPES, all, el } from "./words.js";
import { layout } from "./layout.js";
import { still } from "./still.js";

const SVG = "http://www.w3.org/2000/svg";
const MARGIN = 3; // between a part that is new and the box around it
/** A part that never changes has come: there may be things in it that can be chosen. */
export const ARRIVED = "stillarrived";
const OPEN = /^open-\d+-/; // before the name of an area that lies open for all: it looks as it does for its owner
const LARGE = 0.3; // a part that is more of its area than this is not marked

/**
 * An element of SVG.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | number>} [attributes]
 */
export function svg(name, attributes = {}) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
}

/**
 * Put a node behind another one of the same parent, null for the first place. One that lies there is not moved: it would
 * lose the focus.
 * @param {Element} parent
 * @param {Element} node
 * @param {Element | null | undefined} before
 */
function placeAfter(parent, node, before) {
  const follows = before ? before.nextSibling : parent.firstChild;
  if (follows !== node) parent.insertBefore(node, follows);
}

/** @type {WeakMap<Element, string>} what was written into each part */
const written = new WeakMap();

/**
 * Write what a part shows, unless it does already: of a whole page most parts are the same.
 * @param {Element} group
 * @param {string} text
 */
function write(group, text) {
  if (written.get(group) === text) return;
  written.set(group, text);
  group.innerHTML = text;
}

/** An area as it is drawn: its parts lie in `svg`, or in `box` if it is HTML. */
class Drawing {
  /** @type {Map<string, SVGGElement | HTMLElement>} */
  parts = new Map();
  /** @type {Map<string, string>} the address of each still part that is shown */
  shown = new Map();

  /** @param {boolean} html */
  constructor(html) {
    this.svg = html ? null : svg("svg", { role: "group" });
    this.box = this.svg ?? el("div", { role: "group" });
    this.figure = el("figure", { class: "area-box" }, this.box);
    if (this.svg) scales.observe(this.svg);
  }

  drop() {
    if (this.svg) scales.unobserve(this.svg);
    this.figure.remove();
  }

  /** @param {Area} area */
  arrange(area) {
    this.svg?.setAttribute("viewBox", `0 0 ${area.width} ${area.height}`);
    this.box.setAttribute("class", `area area-${area.place}`);
    this.box.setAttribute("aria-label", area.title);
    this.box.style.setProperty("--w", `${area.width}px`);
    this.figure.style.flex = area.place === "board" && this.svg ? `${area.width} ${area.width} 0` : "";
    this.figure.dataset.area = area.id.replace(OPEN, "");
    if (area.pane) this.figure.dataset.pane = area.pane;
    this.arrangeParts(area.parts);
    this.fillStill(area.still);
  }

  /** @param {string[]} ids */
  arrangeParts(ids) {
    dropOthers(this.parts, ids, (group) => group.remove());
    let before = null;
    for (const id of ids) {
      const group = this.parts.get(id) ?? (this.svg ? svg("g", { id }) : el("div", { id }));
      this.parts.set(id, group);
      placeAfter(this.box, group, before);
      before = group;
    }
  }

  /** @param {Parts} parts */
  fill(parts) {
    for (const [id, group] of this.parts) if (id in parts) write(group, parts[id]);
  }

  /**
   * Parts that never change come once and are kept by the browser.
   * @param {Record<string, string>} addresses
   */
  fillStill(addresses) {
    dropOthers(this.shown, Object.keys(addresses), () => {});
    for (const [id, address] of Object.entries(addresses)) {
      if (this.shown.get(id) === address) continue;
      this.shown.set(id, address);
      still(address, (text) => {
        const group = this.parts.get(id);
        if (!group || this.shown.get(id) !== address) return;
        write(group, text);
        group.dataset.still = address;
        document.dispatchEvent(new Event(ARRIVED));
      });
    }
  }

  /**
   * Mark a part that is new: the piece itself, never a whole panel.
   * @param {string} id
   */
  markNew(id) {
    const group = this.parts.get(id);
    if (!group) return;
    if (group instanceof HTMLElement) this.markBox(group);
    else this.markGroup(group);
  }

  /**
   * In HTML the game says what is marked: elements of class `may-be-new`, else nothing.
   * @param {HTMLElement} part
   */
  markBox(part) {
    for (const node of part.querySelectorAll(".may-be-new")) node.classList.add("new");
  }

  /** @param {SVGGElement} group */
  markGroup(group) {
    const own = group.querySelectorAll(".edge-new");
    for (const edge of own) edge.closest(".thing")?.classList.add("new");
    if (own.length || group.querySelector(".thing")) return; // a thing that has no such edge is not to be marked
    const box = group.getBBox();
    const view = /** @type {SVGSVGElement} */ (this.svg).viewBox.baseVal;
    if (!box.width || box.width * box.height > view.width * view.height * LARGE) return;
    const [x, y, width, height] = [box.x - MARGIN, box.y - MARGIN, box.width + 2 * MARGIN, box.height + 2 * MARGIN];
    group.append(svg("rect", { class: "fresh-box", x, y, width, height, rx: 2 * MARGIN }));
  }
}

/** How many pixels a unit of each SVG has, as `--u`: style sheets keep texts readable by it. */
const scales = new ResizeObserver((entries) => {
  for (const { target, contentRect } of entries) {
    const { viewBox, style } = /** @type {SVGSVGElement} */ (target);
    const { width, height } = viewBox.baseVal;
    const scale = Math.min(contentRect.width / width, contentRect.height / height);
    if (scale > 0) style.setProperty("--u", scale.toFixed(3));
  }
});

/**
 * @template Kept
 * @param {Map<string, Kept>} map
 * @param {string[]} ids
 * @param {(dropped: Kept) => void} drop
 */
function dropOthers(map, ids, drop) {
  const kept = new Set(ids);
  for (const [id, value] of map) {
    if (kept.has(id)) continue;
    drop(value);
    map.delete(id);
  }
}

/** @type {Partial<Record<Area["place"], "rail" | "row" | "foot" | "rivals" | "sheets">>} */
const HOMES = { rail: "rail", row: "row", foot: "foot", rival: "rivals", sheet: "sheets" };

/**
 * @param {Area["place"]} place
 * @param {boolean} wide
 */
function home(place, wide) {
  if (place === "own") return wide ? $("own-wide") : $("own");
  return $(HOMES[place] ?? "board");
}

export class Picture {
  /** @type {Map<string, Drawing>} */
  drawn = new Map();

  /**
   * Show a picture: `areas` only when the structure changed, `parts` those that changed.
   * @param {{ areas?: Area[], parts?: Parts }} picture
   */
  show({ areas, parts }) {
    if (areas) this.arrange(areas);
    if (parts) for (const drawing of this.drawn.values()) drawing.fill(parts);
  }

  /**
   * Bring the structure in line with the areas: which SVGs there are, where they lie, which parts they have.
   * @param {Area[]} areas
   */
  arrange(areas) {
    const { column, wide, together } = layout(areas);
    $("table").classList.toggle("wide-own", wide);
    $("map").classList.toggle("stack", column);
    dropOthers(
      this.drawn,
      areas.map((area) => area.id),
      (drawing) => drawing.drop(),
    );
    /** @type {Map<HTMLElement, HTMLElement>} the last area in each place */
    const last = new Map();
    for (const area of areas) {
      const drawing = this.drawn.get(area.id) ?? new Drawing(area.html);
      this.drawn.set(area.id, drawing);
      const place = home(area.place, wide);
      placeAfter(place, drawing.figure, last.get(place));
      last.set(place, drawing.figure);
      drawing.arrange(area);
    }
    $("own").dataset.pane = together && !wide ? "board own" : "own";
    $("own-wide").dataset.pane = together && wide ? "board own" : "own";
    $("own-wide").classList.toggle("low", together && wide);
  }

  /**
   * Mark what is new since the viewer's last decision.
   * @param {string[]} ids
   */
  markNew(ids) {
    for (const node of all(".fresh-box")) node.remove();
    for (const node of all(".areas .new")) node.classList.remove("new");
    for (const drawing of this.drawn.values()) for (const id of ids) drawing.markNew(id);
  }

  /** @param {number | null} seat */
  seatColour(seat) {
    for (const node of [$("own"), $("own-wide")]) {
      node.classList.remove(...SHAPES.map((_, k) => `seat-${k + 1}`));
      if (seat !== null) node.classList.add(`seat-${seat + 1}`);
    }
  }
}
