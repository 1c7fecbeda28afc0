// The prompt has one height: its words are set as large as they fit, and the detail gives way to the sentence.
// Words of which a part is not seen are of class `more`: who taps them reads them whole (tips.js).
import { $, all, phone } from "./words.js";

const SIZES = [20, 18, 16, 14, 13];
const PHONE_SIZES = [16, 15, 14, 13, 12];
const WIDTHS = [0, 180, 260, 340, 420, 560];

export function fitPrompt() {
  fitButtons();
  $("row").style.setProperty("--buttons", `${$("buttons").offsetWidth}px`); // what lies beside them leaves them room
  const say = $("say");
  const words = /** @type {HTMLElement} */ (say.parentElement);
  words.title = `${say.textContent}\n${$("detail").textContent}`.trim();
  const fits = () => words.scrollHeight <= words.clientHeight + 1;
  const fit = () => {
    for (const size of phone() ? PHONE_SIZES : SIZES) {
      say.style.fontSize = `${size}px`;
      if (fits()) return true;
    }
    return false;
  };
  words.classList.remove("crowded", "more");
  if (!fit()) {
    words.classList.add("crowded");
    words.classList.toggle("more", Boolean($("detail").textContent));
    fit();
  }
  if (!fits() || shortened($("detail"))) words.classList.add("more");
}

/**
 * Is a part of these words not seen?
 * @param {HTMLElement} node
 */
const shortened = (node) => Boolean(node.textContent) && node.scrollWidth > node.clientWidth + 1;

/** A long answer is set smaller, then wider: the row of buttons can be scrolled, but grows no higher. */
function fitButtons() {
  const answers = all(".btn > .answer", $("buttons"));
  for (const words of [...answers, ...answers]) {
    // twice: one that grows takes room from those before it
    const node = /** @type {HTMLElement} */ (words.parentElement);
    const fits = () => words.offsetHeight <= node.clientHeight;
    node.classList.remove("tight");
    node.style.minWidth = "";
    if (fits()) continue;
    node.classList.add("tight");
    for (const width of WIDTHS) {
      node.style.minWidth = `${width}px`;
      if (fits()) break;
    }
  }
}
