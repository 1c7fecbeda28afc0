// What an answer costs and brings, in words: beside its button, in the list, in tooltips.
/** @import { Choice } from "./protocol.d.ts" */
import { el } from "./words.js";

const PARTS = /** @type {const} */ (["pays", "brings", "others", "notes"]);

/** @param {Choice} choice */
export const dealText = (choice) => PARTS.flatMap((part) => choice[part] ?? []).join("; ");

/**
 * The same part by part.
 * @param {Choice} choice
 */
export const told = (choice) => PARTS.flatMap((part) => (choice[part] ? [[part, choice[part]]] : []));

/**
 * A line below the words of an answer; null where there is nothing to tell.
 * @param {Choice} choice
 */
export function deal(choice) {
  const parts = PARTS.filter((part) => choice[part]);
  if (!parts.length) return null;
  return el("span", { class: "deal" }, ...parts.map((part) => el("span", { class: part }, choice[part])));
}

/**
 * An answer as the content of a button.
 * @param {Choice} choice
 */
export const worded = (choice) =>
  el("span", { class: choice.danger ? "answer grave" : "answer" }, el("span", {}, choice.say), deal(choice));

/**
 * Should it be asked about once more? Of what can be taken back there is no need to, unless it costs points: that is
 * seen on the board before it is done.
 * @param {Choice} choice
 * @param {string} confirm "danger", "final" or "never"
 */
export function grave({ final, danger }, confirm) {
  if (confirm === "danger") return danger === "loss" || Boolean(final && danger);
  return confirm === "final" && Boolean(final);
}
