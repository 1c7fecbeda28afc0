// The picture: areas are SVGs, parts are groups in them. Only parts that changed are touched.
/** @import { Area, Parts } from "./protocol.d.ts" */
import { $, SHAPES, all, el } from "./words.js";
import { layout } from "./layout.js";

const SVG = "http://www.w3.org/2000/svg";
const MARGIN = 3; // between a part that is new and the box around it
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

/** An area as it is drawn. */
class Drawing {
  svg = svg("svg", { role: "group" });
  figure = el("figure", { class: "area-box" }, this.svg);
  /** @type {Map<string, SVGGElement>} */
  parts = new Map();

  /** @param {Area} area */
  arrange(area) {
    this.svg.setAttribute("viewBox", `0 0 ${area.width} ${area.height}`);
    this.svg.setAttribute("class", `area area-${area.place}`);
    this.svg.setAttribute("aria-label", area.title);
    this.svg.style.setProperty("--w", `${area.width}px`);
    this.figure.style.flex = area.place === "board" ? `${area.width} ${area.width} 0` : "";
    this.figure.dataset.area = area.id;
    this.arrangeParts(area.parts);
  }

  /** @param {string[]} ids */
  arrangeParts(ids) {
    dropOthers(this.parts, ids, (group) => group.remove());
    let before = null;
    for (const id of ids) {
      const group = this.parts.get(id) ?? svg("g", { id });
      this.parts.set(id, group);
      placeAfter(this.svg, group, before);
      before = group;
    }
  }

  /** @param {Parts} parts */
  fill(parts) {
    for (const [id, group] of this.parts) if (id in parts) group.innerHTML = parts[id];
  }

  /**
   * Mark a part that is new: on the board and in the row itself, elsewhere the area.
   * @param {string} id
   */
  markNew(id) {
    const group = this.parts.get(id);
    if (!group) return;
    if (this.svg.matches(".area-board, .area-row")) this.markGroup(group);
    else this.figure.classList.add("new-out");
  }

  /** @param {SVGGElement} group */
  markGroup(group) {
    const own = group.querySelectorAll(".edge-new");
    for (const edge of own) edge.closest(".thing")?.classList.add("new");
    if (own.length || group.querySelector(".thing")) return; // a thing that has no such edge is not to be marked
    const box = group.getBBox();
    const view = this.svg.viewBox.baseVal;
    if (!box.width || box.width * box.height > view.width * view.height * LARGE) return;
    const [x, y, width, height] = [box.x - MARGIN, box.y - MARGIN, box.width + 2 * MARGIN, box.height + 2 * MARGIN];
    group.append(svg("rect", { class: "fresh-box", x, y, width, height, rx: 2 * MARGIN }));
  }
}

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

/**
 * @param {Area["place"]} place
 * @param {boolean} wide
 */
function home(place, wide) {
  if (place === "own") return wide ? $("own-wide") : $("own");
  return place === "row" ? $("row") : place === "rival" ? $("rivals") : $("board");
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
      (drawing) => drawing.figure.remove(),
    );
    /** @type {Map<HTMLElement, HTMLElement>} the last area in each place */
    const last = new Map();
    for (const area of areas) {
      const drawing = this.drawn.get(area.id) ?? new Drawing();
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
    for (const node of all(".areas .new, .areas .new-out")) node.classList.remove("new", "new-out");
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
