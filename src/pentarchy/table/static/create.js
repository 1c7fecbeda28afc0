// The form for a new table: it shows only what belongs to the chosen game.
import { all } from "./words.js";
import { between } from "./frame.js";

/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

/**
 * The name that somebody gave the last time.
 * @param {HTMLInputElement} input
 */
export function rememberName(input) {
  input.value = localStorage.getItem("name") || "";
  input.form?.addEventListener("submit", () => localStorage.setItem("name", input.value));
}

export class CreateForm {
  touched = false;

  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.form = form;
    this.count = /** @type {HTMLSelectElement} */ (form.querySelector("#count"));
  }

  start() {
    rememberName(/** @type {HTMLInputElement} */ (this.form.querySelector("input[name=name]")));
    this.form.addEventListener("change", (event) => {
      if (event.target === this.count) this.touched = true;
      this.arrange();
    });
    this.arrange();
  }

  arrange() {
    const game = /** @type {HTMLInputElement | null} */ (this.form.querySelector("input[name=game]:checked"));
    if (!game) return;
    const [low, high] = [Number(game.dataset.low), Number(game.dataset.high)];
    for (const option of this.count.options) {
      option.hidden = option.disabled = Number(option.value) < low || Number(option.value) > high;
    }
    const chosen = between(low, Number(this.touched ? this.count.value : game.dataset.usual), high);
    this.count.value = String(chosen);
    this.showOptions(game.value, chosen);
    this.showSeats(chosen);
  }

  /**
   * @param {string} game
   * @param {number} chosen
   */
  showOptions(game, chosen) {
    for (const node of all("[data-game]", this.form)) {
      const set = /** @type {HTMLFieldSetElement} */ (node);
      set.hidden = set.disabled = set.dataset.game !== game;
    }
    for (const field of all("[data-players]", this.form)) {
      const fits = (field.dataset.players ?? "").split(" ").includes(String(chosen));
      field.hidden = !fits;
      for (const select of field.querySelectorAll("select")) select.disabled = !fits;
    }
  }

  /** @param {number} chosen */
  showSeats(chosen) {
    for (const row of all(".seat-row", this.form)) {
      row.hidden = Number(row.dataset.seat) >= chosen;
      for (const node of all("input, select", row)) /** @type {Field} */ (node).disabled = row.hidden;
    }
  }
}
