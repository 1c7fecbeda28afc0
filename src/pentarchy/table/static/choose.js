// Choosing: the server lists the legal answers; here they are shown on the things they are about, and as buttons.
/** @import { Choice } from "./protocol.d.ts" */
/** @import { Thing } from "./page.d.ts" */
import { $, button, say } from "./words.js";
import { dealText, grave, worded } from "./deal.js";
import { settings } from "./settings.js";
import { Selection } from "./selection.js";
import { fillStrip } from "./strips.js";
import { things, title } from "./things.js";

const MANY = 3; // more buttons than this stand in two rows
const MANY_NUMBERS = 13;
const WHOLE = "do:"; // a thing that stands for a whole answer

export class Chooser {
  selection = new Selection();
  /** @type {Choice | null} */
  hinted = null;
  reason = "";
  base = "";
  /** What is meant to follow the next answer: given with it, or pointed at as soon as it can be. */
  wish = "";
  /** May answers be given together? */
  together = true;

  /**
   * @param {(action: string) => void} play
   * @param {() => void} [drawn] is called whenever other things can be chosen than before
   */
  constructor(play, drawn = () => {}) {
    this.play = play;
    this.drawn = drawn;
  }

  get asking() {
    return this.selection.asking;
  }

  /**
   * New answers from the server.
   * @param {Choice[]} choices
   * @param {string} detail
   */
  set(choices, detail) {
    this.base = detail;
    this.hinted = null;
    this.selection.begin(choices);
    this.draw();
    const wish = this.wish;
    this.wish = "";
    if (this.selection.targets().has(wish)) this.point(wish);
  }

  reset() {
    this.selection.restart();
    this.draw();
  }

  /**
   * A thing was pointed at. False if it cannot be chosen now.
   * @param {string} on
   * @param {string} [wish] what is meant to follow
   */
  point(on, wish = "") {
    if (this.selection.sent) return true;
    const found = this.selection.point(on);
    if (!found) return false;
    this.wish = wish;
    if (found.choice) this.decide(found.choice);
    else this.draw();
    return true;
  }

  back() {
    this.wish = "";
    const done = this.selection.back();
    if (done) this.draw();
    return done;
  }

  /** @param {Choice} choice */
  decide(choice) {
    const decided = this.selection.decide(choice, grave(choice, settings.confirm));
    this.draw();
    if (decided) this.play(this.withNext(choice));
    else first($("buttons"), ".main")?.focus({ preventScroll: true });
  }

  /**
   * An answer with the one that is meant to follow it.
   * @param {Choice} choice
   */
  withNext(choice) {
    if (!this.together || !this.wish.startsWith(WHOLE)) return choice.do;
    const next = this.wish.slice(WHOLE.length);
    this.wish = "";
    return `${choice.do}; ${next}`;
  }

  /**
   * @param {Choice} choice
   * @param {string} [reason] why it is better than another answer
   */
  hint(choice, reason = "") {
    this.hinted = choice;
    this.reason = reason;
    this.draw();
  }

  draw() {
    this.drawThings();
    this.drawButtons();
    this.drawn();
  }

  drawThings() {
    const targets = this.selection.targets();
    const picked = new Set(this.selection.picked);
    const hinted = new Set(this.hinted?.on ?? []);
    const labelled = new Set();
    $("board").dataset.picked = [...picked].join(" ");
    for (const node of things()) {
      const on = node.dataset.on ?? "";
      const choices = targets.get(on);
      node.classList.toggle("can", Boolean(choices));
      node.classList.toggle("sel", picked.has(on));
      node.classList.toggle("hinted", hinted.has(on));
      fillStrip(node, choices);
      makeButton(node, choices && !labelled.has(on) ? label(node, choices) : null);
      if (choices) labelled.add(on);
    }
  }

  drawButtons() {
    const box = $("buttons");
    const here = document.activeElement;
    const focused = here instanceof HTMLElement && box.contains(here) ? here.dataset.do : null;
    box.replaceChildren();
    $("detail").classList.toggle("warn", Boolean(this.asking));
    if (this.asking) this.drawQuestion(box, this.asking);
    else {
      this.drawAnswers(box);
      if (focused) first(box, `[data-do="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    }
  }

  /**
   * @param {HTMLElement} box
   * @param {Choice} choice
   */
  drawQuestion(box, choice) {
    const told = [choice.say, dealText(choice), choice.final ? say("final") : ""].filter(Boolean);
    $("detail").textContent = told.map(capital).join(". ");
    box.append(
      button(say("confirm"), () => this.decide(choice), { class: "btn main", "data-do": choice.do }),
      button(say("cancel"), () => this.back()),
    );
    box.classList.remove("many");
  }

  /** @param {HTMLElement} box */
  drawAnswers(box) {
    const complete = this.selection.complete();
    const more = this.selection.targets().size > 0;
    // A row of numbers is read faster than a row of sentences that differ in a number.
    const short = complete.length > 3 && complete.every((choice) => choice.number !== undefined);
    const main = complete.length === 1 && !more;
    for (const choice of complete) {
      const told = [choice.say, dealText(choice)].filter(Boolean).join(". ");
      const name = short ? { "aria-label": told } : {};
      const style = { class: main ? "btn main" : "btn", "data-do": choice.do, title: told, ...name };
      box.append(button((short && choice.number) || worded(choice), () => this.decide(choice), style));
    }
    if (this.selection.begun && !this.selection.sent) box.append(button(say("cancel"), () => this.back()));
    if (this.hinted) this.drawHint(box, this.hinted);
    box.classList.toggle("many", complete.length > (short ? MANY_NUMBERS : MANY));
    box.classList.toggle("numbers", short);
    $("detail").textContent = this.stage(more, complete.length > 0);
  }

  /**
   * @param {HTMLElement} box
   * @param {Choice} choice
   */
  drawHint(box, choice) {
    box.prepend(button(`${say("hint-is")} ${choice.say}`, () => this.decide(choice)));
  }

  /**
   * What the viewer is to do next.
   * @param {boolean} more is there something to point at?
   * @param {boolean} complete are there buttons?
   */
  stage(more, complete) {
    if (!this.selection.begun) return (this.hinted && this.reason) || this.base;
    return more ? say("choose-next") : complete ? say("choose-how") : "";
  }
}

/** @param {string} words */
const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * @param {HTMLElement} box
 * @param {string} selector
 */
const first = (box, selector) => /** @type {HTMLElement | null} */ (box.querySelector(selector));

/**
 * For keyboard and reader a thing that can be chosen is a button; null for one that is none.
 * @param {Thing} node
 * @param {string | null} name
 */
function makeButton(node, name) {
  const attributes = { tabindex: "0", role: "button", "aria-label": name };
  for (const [key, value] of Object.entries(attributes)) {
    if (name === null || value === null) node.removeAttribute(key);
    else node.setAttribute(key, value);
  }
}

/**
 * @param {Thing} node
 * @param {Choice[]} choices
 */
function label(node, choices) {
  const name = title(node);
  if (choices.length === 1) return [choices[0].say, dealText(choices[0]), name].filter(Boolean).join(". ");
  return name || choices[0].say;
}
