// On the map of an analysis: numbered arrows and marks for what was played in this turn and what the bot would have done.
/** @import { Report, Step } from "./analysis.d.ts" */
/** @import { Mark } from "./paths.js" */
/** @import { Point, Thing } from "./page.d.ts" */
import { el, say } from "./words.js";
import { bow, heart, marksOf } from "./paths.js";
import { svg } from "./picture.js";
import { at, lang } from "./study.js";

// In pixels, at any zoom:
const FREE = 15; // around the ends of an arrow, for what lies there
const ROUND = 11; // a number's circle
const WIDE = 7; // for each letter more
const HEAD = 15; // the point of an arrow
const SHORT = 64; // an arrow that has no room for its number

/** @typedef {{ kind: "bot" | "played", side: number, marks: Mark[], words: string }} Trail */

export class Trails {
  /** @type {Report | null} */
  report = null;
  here = 0;

  /**
   * @param {Report | null} report null: in a variation there is nothing to compare with
   * @param {number} here
   */
  show(report, here) {
    this.report = report;
    this.here = here;
    this.draw();
  }

  /** Marks keep their size, and things may come late: another zoom or part draws them anew. */
  draw() {
    for (const old of document.querySelectorAll(".an-trails, .an-key")) old.remove();
    const trails = this.report ? trailsOf(this.report, this.here) : [];
    for (const trail of trails) for (const mark of trail.marks) put(trail, mark);
    explain(trails.filter(({ marks }) => marks.length));
  }
}

/**
 * What is what, in the map's lower left corner.
 * @param {Trail[]} trails
 */
function explain(trails) {
  const lines = trails.map(({ kind, words }) =>
    el("div", { class: "row" }, el("i", { class: kind }), el("span", { class: "cut" }, words)),
  );
  if (lines.length) at("map").append(el("div", { class: "an-key" }, ...lines));
}

/**
 * @param {Report} report
 * @param {number} here
 * @returns {Trail[]}
 */
function trailsOf(report, here) {
  const step = report.steps[here];
  if (!step) return [];
  const played = marksOf(playedFrom(report.steps, here), onMap);
  const bot = step.best === step.action ? [] : marksOf(botFrom(step), onMap);
  const same = JSON.stringify(played) === JSON.stringify(bot);
  const best = step.answers?.find(({ action }) => action === step.best);
  return [
    { kind: "played", side: -1, marks: played, words: `${say("an-played")}: ${step.text[lang]}` },
    { kind: "bot", side: 1, marks: same ? [] : bot, words: `${say("an-bot")}: ${best?.text[lang] ?? ""}` },
  ];
}

/**
 * What the seat moved from this step on, to the end of its turn.
 * @param {Step[]} steps
 * @param {number} here
 */
function playedFrom(steps, here) {
  const rest = steps.slice(here);
  const end = rest.findIndex(({ seat, turn }) => seat !== steps[here].seat || turn !== steps[here].turn);
  return rest.slice(0, end < 0 ? undefined : end).map(({ moves }) => moves ?? []);
}

/** @param {Step} step */
function botFrom(step) {
  const line = step.line ?? [];
  const end = line.findIndex(({ seat }) => seat !== step.seat);
  return line.slice(0, end < 0 ? undefined : end).map(({ moves }) => moves ?? []);
}

/** @param {string} on */
const onMap = (on) => placed(on) !== null;

/**
 * The thing on the map with this name; of several the largest.
 * @param {string} on
 */
function placed(on) {
  const found = /** @type {Thing[]} */ ([...at("map").querySelectorAll(`svg.area [data-on="${CSS.escape(on)}"]`)]);
  const size = (/** @type {Thing} */ node) => node.getBoundingClientRect().width;
  return found.sort((a, b) => size(b) - size(a))[0] ?? null;
}

/**
 * Where a thing's mark lies, in the units of its picture.
 * @param {Thing} node
 * @param {SVGSVGElement} picture
 * @returns {Point}
 */
function spot(node, picture) {
  const own = /** @type {SVGGraphicsElement} */ (node);
  const { x, y, width, height } = own.getBBox();
  const corners = cornersOf(own);
  const [cx, cy] = corners.length ? heart(corners) : [x + width / 2, y + height / 2];
  const matrix = picture
    .getScreenCTM()
    ?.inverse()
    .multiply(own.getScreenCTM() ?? new DOMMatrix());
  const found = new DOMPoint(cx, cy).matrixTransform(matrix);
  return [found.x, found.y];
}

/**
 * The corners of a region, which may lie in another place of the document.
 * @param {SVGGraphicsElement} node
 * @returns {Point[]}
 */
function cornersOf(node) {
  const use = node.querySelector("use");
  const shape = use ? document.querySelector(use.getAttribute("href") ?? "none") : node.querySelector("polygon");
  if (!(shape instanceof SVGPolygonElement)) return [];
  return [...shape.points].map(({ x, y }) => [x, y]);
}

/**
 * Draw a mark into the picture that has its things.
 * @param {Trail} trail
 * @param {Mark} mark
 */
function put(trail, { from, to, label }) {
  const [start, end] = [from ? placed(from) : null, placed(to)];
  const picture = /** @type {SVGSVGElement | null} */ (end?.closest("svg.area") ?? null);
  if (!end || !picture || (start && !picture.contains(start))) return;
  const unit = 1 / (picture.getScreenCTM()?.a || 1);
  const group = svg("g", { class: `an-trails ${trail.kind}` });
  const goal = spot(end, picture);
  const way = start && bow(spot(start, picture), goal, FREE * unit, trail.side);
  if (way) group.append(...arrow(way, unit));
  group.append(number(way ? numberOf(way, goal, unit) : goal, label, unit, trail));
  picture.append(group);
}

/**
 * The number of an arrow lies on it, of a short one behind its head: it would cover all of it.
 * @param {ReturnType<typeof bow>} way
 * @param {Point} goal
 * @param {number} unit
 */
const numberOf = ({ start, end, top }, goal, unit) =>
  Math.hypot(end[0] - start[0], end[1] - start[1]) < SHORT * unit ? goal : top;

/**
 * @param {ReturnType<typeof bow>} way
 * @param {number} unit
 */
function arrow({ start, bend, end, angle }, unit) {
  const d = `M${start.join(" ")}Q${bend.join(" ")} ${end.join(" ")}`;
  const head = `M0 0L${-HEAD} ${HEAD / 2.2}V${-HEAD / 2.2}Z`;
  const transform = `translate(${end.join(" ")}) rotate(${angle}) scale(${unit})`;
  return [
    svg("path", { class: "case", d }),
    svg("path", { class: "way", d }),
    svg("path", { class: "head", d: head, transform }),
  ];
}

/**
 * @param {Point} place
 * @param {string} label
 * @param {number} unit
 * @param {Trail} trail
 */
function number([x, y], label, unit, { side }) {
  const aside = label.startsWith("+") || label.startsWith("−") ? side * ROUND * 1.5 : 0; // both can lie at one place
  const group = svg("g", { class: "number", transform: `translate(${x + aside * unit} ${y}) scale(${unit})` });
  const half = ROUND + (WIDE * (label.length - 1)) / 2;
  group.append(svg("rect", { x: -half, y: -ROUND, width: 2 * half, height: 2 * ROUND, rx: ROUND }));
  const text = svg("text", { y: 4.5 });
  text.textContent = label;
  group.append(text);
  return group;
}
