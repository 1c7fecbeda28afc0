// A place of a map on a phone, told in words: what it is, and what could be done there but for a reason.
/** @import { Choice } from "./protocol.d.ts" */
/** @import { Tips } from "./tips.js" */
/** @import { Thing } from "./page.d.ts" */
import { all, button, el, icon, say } from "./words.js";
import { svg } from "./picture.js";
import { title } from "./things.js";

const PLACE = "place";
const APART = ";"; // between the answers in data-deeds
const BESIDE = ".hit, [class^=edge], [data-strip], [data-aside], title"; // of a drawing what is not the place itself
const ROOM = 2; // units around the copy of a drawing

/** @param {Thing} node */
export const isPlace = (node) => node.dataset.large === PLACE;

/**
 * Of what is drawn of a place the last: its sign, not the land around it.
 * @param {Thing} node
 */
export const signOf = (node) => all(`.areas [data-on="${CSS.escape(node.dataset.on ?? "")}"]`).at(-1) ?? node;

/**
 * Its sign, its name and what it is. The drawing says both as "name: what it is".
 * @param {Thing} node
 * @param {() => void} close
 */
export function placeHead(node, close) {
  const [name, ...rest] = title(node).split(": ");
  const words = el("span", { class: "words grow" }, el("b", { class: "t" }, name), el("small", {}, rest.join(": ")));
  const shut = button(icon("close"), close, { class: "btn icon quiet", "aria-label": say("close") });
  return el("div", { class: "row" }, sign(signOf(node)), words, shut);
}

/** @param {Element} node */
function sign(node) {
  const copy = /** @type {SVGGElement} */ (node.cloneNode(true));
  for (const name of ["data-on", "data-large", "data-deeds", "class", "transform", "role", "tabindex"]) {
    copy.removeAttribute(name);
  }
  for (const part of copy.querySelectorAll(BESIDE)) part.remove();
  const picture = svg("svg", { class: "area sign", "aria-hidden": "true" });
  picture.append(copy);
  requestAnimationFrame(() => {
    const box = copy.getBBox();
    const view = [box.x - ROOM, box.y - ROOM, box.width + 2 * ROOM, box.height + 2 * ROOM];
    picture.setAttribute("viewBox", view.join(" "));
  });
  return picture;
}

/**
 * What is done at such a place and cannot be done now: `data-deeds="<answer>;<answer>"`, each with its reason.
 * @param {Thing} node
 * @param {Choice[]} choices what can be done
 * @param {Tips} tips
 * @param {HTMLElement} list
 */
export async function refused(node, choices, tips, list) {
  const deeds = (node.dataset.deeds ?? "")
    .split(APART)
    .filter((deed) => deed && !choices.some((one) => one.do === deed));
  const told = await Promise.all(deeds.map((deed) => tips.refusal(`do:${deed}`)));
  for (const tip of told) if (tip.ok && tip.why) list.append(shut(tip.name, tip.why));
}

/**
 * @param {string} name
 * @param {string} why
 */
const shut = (name, why) => el("p", { class: "shut" }, el("b", {}, name), el("span", { class: "bad" }, why));
