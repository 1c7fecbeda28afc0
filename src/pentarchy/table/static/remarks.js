// What people write to positions and variations of a finished match.
/** @import { Answer, Remark } from "./analysis.d.ts" */
import { button, el, say, state } from "./words.js";
import { ask, at } from "./study.js";

export class Remarks {
  /** @type {Remark[]} */
  kept = [];

  /** @param {(remark: Remark) => void} show */
  constructor(show) {
    this.show = show;
  }

  /**
   * @param {number} step
   * @param {Answer[]} line
   * @param {string} text
   */
  async write(step, line, text) {
    const answer = await ask("remark", { step, line, text });
    const found = await answer.json();
    if (!answer.ok) {
      state(found.error);
      return null;
    }
    this.kept.push(found);
    this.draw();
    return /** @type {Remark} */ (found);
  }

  /**
   * @param {number} step
   * @param {Answer[]} line
   */
  async keep(step, line) {
    const field = /** @type {HTMLInputElement} */ (at("an-text"));
    if (!(await this.write(step, line, field.value))) return;
    field.value = "";
    state(say("an-kept"), 1500);
  }

  /**
   * Read all of them; gives the one that is wanted.
   * @param {string | null} wanted
   */
  async load(wanted) {
    const answer = await ask("remarks");
    this.kept = answer.ok ? await answer.json() : [];
    this.draw();
    return this.kept.find((remark) => remark.id === wanted);
  }

  draw() {
    const rows = this.kept.map((remark) => {
      const where = `${say("step")} ${remark.step}${remark.line.length ? ` · ${say("an-variation")}` : ""}`;
      return el(
        "li",
        { class: "row" },
        el(
          "span",
          { class: "grow" },
          el("b", {}, remark.author || where),
          ` ${remark.text} `,
          el("span", { class: "mute" }, where),
        ),
        button(say("an-show"), () => this.show(remark), { class: "btn small" }),
        remark.mine && button(say("an-delete"), () => this.remove(remark), { class: "btn small" }),
      );
    });
    at("an-remarks").replaceChildren(...rows);
  }

  /** @param {Remark} remark */
  async remove(remark) {
    const answer = await ask("remark", { delete: remark.id });
    if (!answer.ok) return;
    this.kept = this.kept.filter((one) => one !== remark);
    this.draw();
  }
}
