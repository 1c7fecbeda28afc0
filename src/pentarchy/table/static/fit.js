// The prompt has one height: its words are set as large as they fit, and the detail gives way to the sentence.
// Words of which a part is not seen are of class `more`: who taps them reads them whole (tips.js).
import { $, all, phone } from "./words.js";

const SIZES = [20, 18, 16, 14, 13];
const PHONE_SIZES = [16, 15, 14, 13, 12];
const ABOVE_DETAIL = [16, 15, 14]; // a sentence above a detail of several lines is larger than these
const WIDTHS = [0, 180, 260, 340, 420, 560];

export function fitPrompt() {
  fitButtons();
  $("row").style.setProperty("--buttons", `${$("buttons").offsetWidth}px`); // what lies beside them leaves them room
  const say = $("say");
  const words = /** @type {HTMLElement} */ (say.parentElement);
  words.title = `${say.textContent}\n${$("detail").textContent}`.trim();
  const fits = () => words.scrollHeight <= words.clientHeight + 1;
  const fit = (sizes = phone() ? PHONE_SIZES : SIZES) => {
    for (const size of sizes) {
      say.style.fontSize = `${size}px`;
      if (fits()) return true;
    }
    return false;
  };
  words.classList.remove("crowded", "more", "runs-on", "asks");
  // A phone has room for a detail of two lines below a short sentence.
  if (phone() && $("detail").textContent) {
    words.classList.add("runs-on");
    if (fit(ABOVE_DETAIL)) return;
    if ($("detail").classList.contains("warn")) {
      words.classList.add("asks"); // what is to be confirmed, in place of the sentence
      words.classList.toggle("more", $("detail").scrollHeight > $("detail").clientHeight + 1);
      return;
    }
    words.classList.remove("runs-on");
  }
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
    const fits = () => words.offsetHeight <= node.clientHeight && node.scrollWidth <= node.clientWidth + 1;
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
