// Copies of what is drawn on the table, to be looked at elsewhere: they are no things, and can be found under no name.
import { all, el } from "./words.js";

const NAMES = ["id", "data-on", "data-name", "data-large", "data-then", "data-sheet", "role", "tabindex", "aria-label"];

/**
 * A thing by itself, without what is written on it for the present question.
 * @template {Element} Drawn
 * @param {Drawn} node
 */
export function bare(node) {
  const copy = unnamed(/** @type {Drawn} */ (node.cloneNode(true)));
  copy.classList.remove("thing", "can", "sel", "new", "hinted");
  for (const strip of copy.querySelectorAll("[data-strip]")) strip.remove();
  return copy;
}

/**
 * Whole areas as they are drawn.
 * @param {string} selector of their figures
 * @param {string} kind
 */
export const areas = (selector, kind) =>
  all(`${selector} > .area`).map((drawn) => {
    const box = el("div", { class: "area" });
    for (const part of drawn.children) box.append(unnamed(/** @type {Element} */ (part.cloneNode(true))));
    return el("figure", { class: kind, inert: true, "data-area": drawn.parentElement?.dataset.area }, box);
  });

/**
 * @template {Element} Drawn
 * @param {Drawn} copy
 */
function unnamed(copy) {
  for (const node of [copy, ...copy.querySelectorAll("*")]) for (const name of NAMES) node.removeAttribute(name);
  return copy;
}
