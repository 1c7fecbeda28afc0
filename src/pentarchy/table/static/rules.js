// The rules of a game: found by what is typed, and printed. Without this the page can be read all the same.
import { all, body, say } from "./words.js";

/**
 * Words as they are compared: small, and without the difference of е and ё.
 * @param {string} text
 */
export const folded = (text) => text.toLowerCase().replaceAll("ё", "е");

/**
 * Does every word of a question begin a word of the text?
 * @param {string} text
 * @param {string} wanted
 */
export function speaksOf(text, wanted) {
  const words = folded(text);
  return folded(wanted)
    .split(/\s+/)
    .filter(Boolean)
    .every(
      (word) => words.startsWith(word) || [" ", "«", "(", "-", "\n", "“"].some((edge) => words.includes(edge + word)),
    );
}

/** @param {HTMLElement} node */
const textOf = (node) => {
  const drawn = [...node.querySelectorAll("[aria-label], [data-said]")];
  const said = drawn.map((one) => one.getAttribute("aria-label") ?? one.getAttribute("data-said"));
  return ` ${node.textContent} ${said.join(" ")}`;
};

/** @param {string} wanted */
function find(wanted) {
  const topics = all(".reading .topic");
  const found = topics.filter((topic) => !wanted || speaksOf(textOf(topic), wanted));
  const kept = new Set(found);
  for (const topic of topics) topic.hidden = !kept.has(topic);
  for (const part of all(".reading section")) {
    const inside = all(".topic", part);
    part.hidden = inside.length > 0 && !inside.some((topic) => kept.has(topic));
  }
  body.classList.toggle("finding", Boolean(wanted));
  const told = document.getElementById("found");
  if (told) told.textContent = wanted ? `${say("found")}: ${found.length}` : "";
}

const field = /** @type {HTMLInputElement | null} */ (document.getElementById("find"));
field?.addEventListener("input", () => find(field.value.trim()));
document.getElementById("print")?.addEventListener("click", () => print());
for (const node of all("[data-submit]")) {
  node.addEventListener("change", () => /** @type {HTMLSelectElement} */ (node).form?.submit());
}
