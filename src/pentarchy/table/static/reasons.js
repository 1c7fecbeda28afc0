// Why something cannot be chosen, written on the thing itself where the drawing leaves room for it: into its strip with
// `data-why`, while others that lie beside it can be chosen.
import { all, el } from "./words.js";

const CHOSEN = ".can, .sel";

export class Reasons {
  /** @type {Map<string, Promise<string>>} what was told about things in the present question */
  known = new Map();

  /** @type {object | null} */
  question = null;

  /** @param {(on: string) => Promise<string>} ask */
  constructor(ask) {
    this.ask = ask;
  }

  /** @param {object} question another one than before: what was told is no longer true */
  show(question) {
    if (question !== this.question) this.known = new Map();
    this.question = question;
    for (const figure of all(".areas > figure")) {
      const strips = all("[data-why]", figure);
      if (strips.some((strip) => strip.closest(".can"))) for (const strip of strips) this.write(strip);
    }
  }

  /**
   * Asked once in a question.
   * @param {string} on
   */
  told(on) {
    const told = this.known.get(on) ?? this.ask(on);
    this.known.set(on, told);
    return told;
  }

  /** @param {HTMLElement} strip */
  async write(strip) {
    const { known } = this;
    const thing = /** @type {HTMLElement | null} */ (strip.closest("[data-on]"));
    const on = thing?.dataset.on;
    if (!on || thing.matches(CHOSEN)) return;
    const why = await this.told(on);
    if (!why || known !== this.known || thing.matches(CHOSEN)) return;
    strip.classList.add("full");
    strip.replaceChildren(el("span", { class: "why", title: why }, why));
  }
}
