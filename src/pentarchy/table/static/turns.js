// The log by turns: a turn can be folded away, and a line lights up the things it names: the one that is pointed at, and
// the one that the keyboard is on, which goes from line to line by arrows.
/** @import { LogLine } from "./protocol.d.ts" */
import { $, all, el, say } from "./words.js";
import { things } from "./things.js";

const NAMES = "things"; // what a line names, in its data

/**
 * A line with what is known of it; the first of a turn can fold the rest.
 * @param {HTMLElement} node
 * @param {LogLine} line
 * @param {LogLine | undefined} before
 */
export function withTurn(node, [, , on, turn], before) {
  node.dataset[NAMES] = on.join(" ");
  if (turn >= 0 && before?.[3] !== turn) {
    node.classList.add("turn");
    const attributes = { class: "fold", type: "button", "aria-expanded": "true", "aria-label": say("fold-turn") };
    node.prepend(el("button", attributes));
  }
  return node;
}

/** @param {HTMLElement} list */
export function startLogTurns(list) {
  list.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest(".fold") : null;
    if (button) fold(button);
  });
  list.addEventListener("pointerover", (event) => light(lineAt(event.target), true));
  list.addEventListener("pointerout", (event) => light(lineAt(event.target), false));
  list.addEventListener("keydown", (event) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by && !event.defaultPrevented && step(list, by)) event.preventDefault();
  });
  list.addEventListener("focusout", () => leave(list));
}

/** @param {HTMLElement} list */
const current = (list) => /** @type {HTMLElement | null} */ (list.querySelector("li.at"));

/** @param {HTMLElement} list */
function leave(list) {
  const line = current(list);
  line?.classList.remove("at");
  light(line, false);
}

/**
 * To the next line that names something, at first to the last one. False if there is none.
 * @param {HTMLElement} list
 * @param {number} by
 */
function step(list, by) {
  const lines = all("li", list).filter((line) => line.dataset[NAMES] && !line.hidden);
  const here = current(list);
  const next = lines.at(here ? lines.indexOf(here) + by : -1);
  if (!next || (here && lines.indexOf(here) + by < 0)) return false;
  leave(list);
  next.classList.add("at");
  next.scrollIntoView({ block: "nearest" });
  light(next, true);
  telling(next.textContent ?? "");
  return true;
}

/** @param {string} text is read out */
const telling = (text) => ($("live").textContent = text);

/** @param {EventTarget | null} target */
const lineAt = (target) => /** @type {HTMLElement | null} */ (target instanceof Element ? target.closest("li") : null);

/**
 * @param {HTMLElement | null} line
 * @param {boolean} on
 */
function light(line, on) {
  const names = new Set((line?.dataset[NAMES] ?? "").split(" "));
  for (const node of things()) if (names.has(node.dataset.on ?? "")) node.classList.toggle("lit", on);
}

/** @param {Element} button */
function fold(button) {
  const open = button.getAttribute("aria-expanded") === "true";
  button.setAttribute("aria-expanded", String(!open));
  let line = button.closest("li")?.nextElementSibling;
  while (line instanceof HTMLElement && !line.matches(".turn, .note")) {
    line.hidden = open;
    line = line.nextElementSibling;
  }
}
