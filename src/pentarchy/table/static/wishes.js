// What the table answers for the viewer: a few lines of the menu, kept on the server for this seat and match.
/** @import { Wish } from "./protocol.d.ts" */
import { el, say } from "./words.js";

/**
 * @param {Wish[]} wishes
 * @param {(name: string, on: boolean) => void} change
 */
export function wishList(wishes, change) {
  if (!wishes.length) return [];
  const legend = el("legend", {}, say("wishes"));
  return [el("fieldset", { class: "wishes" }, legend, ...wishes.map((wish) => line(wish, change)))];
}

/**
 * @param {Wish} wish
 * @param {(name: string, on: boolean) => void} change
 */
function line({ name, say: text, on }, change) {
  const input = el("input", { type: "checkbox", checked: on, name });
  input.addEventListener("change", () => change(name, input.checked));
  return el("label", { class: "set" }, el("span", {}, text), input);
}
