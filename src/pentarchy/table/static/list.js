// All that can be done now as a list, with a search if it is long.
/** @import { Choice } from "./protocol.d.ts" */
import { $, button, el, say } from "./words.js";
import { open } from "./dialogs.js";

const LONG = 8;

/**
 * The choices in whose words a text occurs.
 * @param {Choice[]} choices
 * @param {string} text
 */
export const found = (choices, text) =>
  choices.filter((choice) => choice.say.toLowerCase().includes(text.toLowerCase()));

/**
 * @param {Choice[]} choices
 * @param {(choice: Choice) => void} decide
 */
export function openList(choices, decide) {
  const dialog = $("list");
  const list = el("div", { class: "list" });
  const take = (/** @type {Choice} */ choice) => {
    dialog.close();
    decide(choice);
  };
  const fill = (/** @type {string} */ text) => {
    const buttons = found(choices, text).map((one) => button(one.say, () => take(one), { "data-do": one.do }));
    list.replaceChildren(...buttons);
    if (!choices.length) list.append(el("p", {}, say("list-empty")));
  };
  const words = say("list-filter");
  const search = el("input", { type: "search", placeholder: words, "aria-label": words });
  search.addEventListener("input", () => fill(search.value));
  fill("");
  open(dialog, el("h2", {}, say("list")), choices.length > LONG ? search : "", list);
  list.querySelector("button")?.focus();
}
