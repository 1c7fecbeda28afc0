// All that can be done now as a list, with a search if it is long; for newcomers in groups that say what they are for.
/** @import { Choice } from "./protocol.d.ts" */
import { $, body, button, el, say } from "./words.js";
import { open } from "./dialogs.js";
import { settings } from "./settings.js";
import { worded } from "./deal.js";

const LONG = 8;
/** What each kind of answer is for, by its verb. */
const helps = /** @type {Record<string, string>} */ (JSON.parse(body.dataset.helps || "{}"));

/** @param {Choice} choice */
const verbOf = (choice) => choice.do.split(/[ ;]/, 1)[0];

/**
 * What an answer of this kind is for.
 * @param {Choice} choice
 */
export const helpFor = (choice) => helps[verbOf(choice)] ?? "";

/**
 * The choices in whose words a text occurs.
 * @param {Choice[]} choices
 * @param {string} text
 */
export const found = (choices, text) =>
  choices.filter((choice) => choice.say.toLowerCase().includes(text.toLowerCase()));

/**
 * The choices by the verb that they begin with, each verb where it first occurs.
 * @param {Choice[]} choices
 */
export function grouped(choices) {
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  for (const choice of choices) {
    const verb = verbOf(choice);
    groups.set(verb, [...(groups.get(verb) ?? []), choice]);
  }
  return groups;
}

/**
 * @param {Choice[]} choices
 * @param {(choice: Choice) => HTMLElement} draw
 */
function explained(choices, draw) {
  return [...grouped(choices)].map(([verb, group]) =>
    el("section", { "data-verb": verb }, helps[verb] && el("p", { class: "mute" }, helps[verb]), ...group.map(draw)),
  );
}

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
  const draw = (/** @type {Choice} */ one) => button(worded(one), () => take(one), { "data-do": one.do });
  const fill = (/** @type {string} */ text) => {
    const shown = found(choices, text);
    list.replaceChildren(...(settings.explain ? explained(shown, draw) : shown.map(draw)));
    if (!choices.length) list.append(el("p", {}, say("list-empty")));
  };
  const words = say("list-filter");
  const search = el("input", { type: "search", placeholder: words, "aria-label": words });
  search.addEventListener("input", () => fill(search.value));
  fill("");
  open(dialog, el("h2", {}, say("list")), choices.length > LONG ? search : "", list);
  list.querySelector("button")?.focus();
}
