// Things are the drawn elements one can point at.
/** @import { Point, Thing } from "./page.d.ts" */

const THING = ".areas [data-on]";

export const things = () => /** @type {Thing[]} */ ([...document.querySelectorAll(THING)]);

/** @param {string} on */
export const thing = (on) =>
  /** @type {Thing | null} */ (document.querySelector(`.areas [data-on="${CSS.escape(on)}"]`));

/** The things that the keyboard can go to. */
export const reachable = () => /** @type {Thing[]} */ ([...document.querySelectorAll(".areas .can[tabindex]")]);

/**
 * The thing around what an event is about.
 * @param {EventTarget | null} target
 */
export const thingAt = (target) => (target instanceof Element ? around(target) : null);

/** @param {Element} node */
const around = (node) => /** @type {Thing | null} */ (node.closest(THING));

/**
 * What a thing is called by the drawing itself.
 * @param {Thing} node
 */
export const title = (node) => node.dataset.name ?? node.querySelector("title")?.textContent ?? "";

/**
 * @param {Element} node
 * @returns {Point}
 */
export function middle(node) {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/**
 * Of a thing whose still part has not come yet nobody knows where it lies.
 * @param {Element} node
 */
export function isDrawn(node) {
  const { width, height } = node.getBoundingClientRect();
  return width > 0 || height > 0;
}

/**
 * The nearest thing around a drawn element that can be chosen.
 * @param {Thing | null} node
 */
function choosable(node) {
  while (node && !node.classList.contains("can")) node = node.parentElement && around(node.parentElement);
  return node;
}

/**
 * How far from the middle of a thing a point is, against the size of the thing.
 * @param {Thing} node
 * @param {Point} at
 */
function offMiddle(node, [x, y]) {
  const box = node.getBoundingClientRect();
  const [mx, my] = middle(node);
  return Math.hypot(mx - x, my - y) / Math.hypot(box.width, box.height);
}

/** @param {unknown} node a line, or the area around a piece that is larger than the piece */
const isLine = (node) =>
  node instanceof SVGGeometryElement && (node.matches(".hit") || getComputedStyle(node).fill === "none");

/**
 * Which thing somebody means who points at an element. Of lines that cross, the one whose middle is nearest: the one
 * drawn last would hide the others.
 * @param {EventTarget | null} target
 * @param {number} x
 * @param {number} y
 */
export function meant(target, x, y) {
  const first = thingAt(target);
  if (!first || !isLine(target)) return choosable(first) ?? first;
  const lines = document.elementsFromPoint(x, y).filter(isLine);
  const crossing = lines.map((node) => choosable(around(node))).filter((node) => node !== null);
  return crossing.sort((a, b) => offMiddle(a, [x, y]) - offMiddle(b, [x, y]))[0] ?? first;
}

/**
 * What somebody means to do next who points at this place of a thing: `data-then="<thing>"`.
 * @param {EventTarget | null} target
 */
export function meantNext(target) {
  const node = target instanceof Element ? target.closest("[data-then]") : null;
  return node instanceof HTMLElement || node instanceof SVGElement ? (node.dataset.then ?? "") : "";
}
