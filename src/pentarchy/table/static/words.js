// Small things that every module uses: the page's words and elements.
/** @import { Ids } from "./page.d.ts" */

export const body = document.body;

/** @type {Record<string, string>} */
const words = JSON.parse(body.dataset.words || "{}");

/** @param {string} key */
export const say = (key) => words[key] ?? key;

/**
 * An element that every page of the table has.
 * @template {keyof Ids} Id
 * @param {Id} id
 */
export const $ = (id) => /** @type {Ids[Id]} */ (document.getElementById(id));

/**
 * The sentence above all. With the first one the page shows itself; by a class, as a style sheet that looks whether the
 * sentence is there has the browser work out the styles of the whole page again for every change anywhere in it.
 * @param {string} text
 */
export function sayPrompt(text) {
  $("say").textContent = text;
  body.classList.add("begun");
}

/**
 * Those elements inside `root` that a selector finds; they are taken to be of HTML.
 * @param {string} selector
 * @param {ParentNode} [root]
 */
export const all = (selector, root = document) => /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]);

/** @typedef {string | number | boolean | null | undefined} Value */

/**
 * Make an element. Text is set as text, never as markup.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, Value>} [attributes]
 * @param {...(Node | string | null | undefined | false)} children
 */
export function el(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) node.setAttribute(key, "");
    else if (value !== false && value != null) node.setAttribute(key, String(value));
  }
  for (const child of children) if (child != null && child !== false) node.append(child);
  return node;
}

/**
 * A number as it is printed: with a minus, not a hyphen.
 * @param {number} n
 */
export const figure = (n) => String(n).replace("-", "−");

/**
 * A button that does something.
 * @param {Node | string} content
 * @param {() => void} click
 * @param {Record<string, Value>} [attributes]
 */
export function button(content, click, attributes = {}) {
  const node = el("button", { class: "btn", type: "button", ...attributes }, content);
  node.addEventListener("click", click);
  return node;
}

export const SHAPES = ["circle", "square", "triangle", "diamond", "star", "cross", "drop", "moon"];

/**
 * The mark of a seat: its shape in its colour.
 * @param {number} seat
 * @param {string} [kind]
 */
export function mark(seat, kind = "") {
  const span = el("span", { class: `mark s${seat + 1}`, "aria-hidden": "true" });
  span.innerHTML = `<svg class="i ${kind}" viewBox="0 0 24 24"><use href="#seat-${SHAPES[seat]}"></use></svg>`;
  return span;
}

/** @param {string} name */
export function icon(name) {
  const span = el("span", { class: "mark", "aria-hidden": "true" });
  span.innerHTML = `<svg class="i" viewBox="0 0 24 24"><use href="#ui-${name}"></use></svg>`;
  return span;
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * A line that stays for a moment, for what is neither prompt nor log.
 * @param {string} text
 * @param {number} [ms] how long; 0 for good
 */
export function state(text, ms = 3500) {
  const node = document.getElementById("state");
  if (!node) return;
  node.textContent = text;
  node.hidden = !text;
  clearTimeout(timer);
  if (text && ms) timer = setTimeout(() => (node.hidden = true), ms);
}

export const phone = () => matchMedia("(max-width: 900px)").matches;
