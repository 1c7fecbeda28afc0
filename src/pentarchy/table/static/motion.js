// Animation from events: what happened is shown on the things it is about. Never in the way of the next decision.
/** @import { Event } from "./protocol.d.ts" */
/** @import { Point } from "./page.d.ts" */
import { body, el, mark } from "./words.js";
import { settings } from "./settings.js";
import { middle, thing } from "./things.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const MOST = 8;
const CROWD = 24; // so many at once, and more would only be noise
const APART = 220; // milliseconds at normal speed: between two events,
const LANDING = 500; // until something that flies has come near,
const FLIGHT = 700;
const RING = 650;

/** @param {Event[]} events */
export function animate(events) {
  if (!settings.speed || still.matches || document.hidden) return;
  const layer = document.querySelector(".fx") ?? body.appendChild(el("div", { class: "fx", "aria-hidden": "true" }));
  if (layer.childElementCount > CROWD) return;
  events.slice(-MOST).forEach((event, k) => show(layer, event, (k * APART) / settings.speed));
}

/**
 * @param {Element} layer
 * @param {Event} event
 * @param {number} delay
 */
function show(layer, { seat, on }, delay) {
  const places = on
    .map(thing)
    .filter((node) => node !== null)
    .map(middle);
  const end = places.at(-1);
  if (!end) return;
  const flies = places.length >= 2;
  if (flies) fly(layer, seat, places[0], end, delay);
  ring(layer, seat, end, delay + (flies ? LANDING / settings.speed : 0));
}

/**
 * @param {Element} node
 * @param {Keyframe[]} frames
 * @param {number} duration
 * @param {number} delay
 */
function run(node, frames, duration, delay) {
  const timing = { duration: duration / settings.speed, delay, easing: "ease-in-out" };
  node.animate(frames, timing).finished.finally(() => node.remove());
}

/** @param {Point} at */
const translate = ([x, y]) => `translate(${x}px, ${y}px)`;

/**
 * @param {Element} layer
 * @param {number} seat
 * @param {Point} from
 * @param {Point} to
 * @param {number} delay
 */
function fly(layer, seat, from, to, delay) {
  const node = el("div", { class: "flyer" }, seat >= 0 && mark(seat));
  layer.append(node);
  const frames = [
    { opacity: 1, transform: translate(from) },
    { opacity: 1, transform: translate(to), offset: 0.85 },
    { opacity: 0, transform: translate(to) },
  ];
  run(node, frames, FLIGHT, delay);
}

/**
 * @param {Element} layer
 * @param {number} seat
 * @param {Point} at
 * @param {number} delay
 */
function ring(layer, seat, at, delay) {
  const node = el("div", { class: `ring ${seat >= 0 ? `s${seat + 1}` : ""}` });
  layer.append(node);
  const frames = [
    { opacity: 0.9, transform: `${translate(at)} scale(0.4)` },
    { opacity: 0, transform: `${translate(at)} scale(1.6)` },
  ];
  run(node, frames, RING, delay);
}
