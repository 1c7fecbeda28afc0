// Animation from events: what happened is shown on the things it is about. Never in the way of the next decision.
import { body, el, mark } from "./words.js";
import { settings } from "./settings.js";
import { thing } from "./picture.js";

const still = matchMedia("(prefers-reduced-motion: reduce)");
const MOST = 8;
const CROWD = 24; // so many at once, and more would only be noise

export function animate(events) {
  if (!settings.speed || still.matches || document.hidden) return;
  const layer = document.querySelector(".fx") ?? body.appendChild(el("div", { class: "fx", "aria-hidden": "true" }));
  if (layer.childElementCount > CROWD) return;
  events.slice(-MOST).forEach((event, k) => {
    const places = event.on.map((on) => thing(on)).filter(Boolean).map(middle);
    const delay = (k * 220) / settings.speed;
    if (places.length >= 2) fly(layer, event.seat, places[0], places.at(-1), delay);
    if (places.length) ring(layer, event.seat, places.at(-1), delay + (places.length >= 2 ? 500 / settings.speed : 0));
  });
}

function middle(node) {
  const box = node.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function run(node, frames, duration, delay) {
  node.animate(frames, { duration: duration / settings.speed, delay, easing: "ease-in-out" }).finished.finally(() => node.remove());
}

function fly(layer, seat, from, to, delay) {
  const node = el("div", { class: "flyer" }, seat >= 0 ? mark(seat) : "");
  layer.append(node);
  const at = ([x, y]) => `translate(${x}px, ${y}px)`;
  run(node, [{ opacity: 1, transform: at(from) }, { opacity: 1, transform: at(to), offset: 0.85 }, { opacity: 0, transform: at(to) }], 700, delay);
}

function ring(layer, seat, [x, y], delay) {
  const node = el("div", { class: `ring ${seat >= 0 ? `s${seat + 1}` : ""}` });
  layer.append(node);
  const at = (size) => `translate(${x}px, ${y}px) scale(${size})`;
  run(node, [{ opacity: 0.9, transform: at(0.4) }, { opacity: 0, transform: at(1.6) }], 650, delay);
}
