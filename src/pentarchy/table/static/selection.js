// The legal answers, narrowed by pointing at things in order. Nothing is drawn here.
/** @import { Choice } from "./protocol.d.ts" */

export class Selection {
  /** @type {Choice[]} */
  choices = [];
  /** @type {string[]} what was pointed at, in order */
  picked = [];
  /** How many of these all answers have in common: about them there is nothing to choose. */
  fixed = 0;
  /** @type {Choice | null} an answer that is asked about once more */
  asking = null;
  /** Nothing can be chosen until the server has answered. */
  sent = false;

  /** @param {Choice[]} choices */
  begin(choices) {
    const usual = choices.filter((choice) => !choice.spare);
    this.choices = usual.length ? usual : choices;
    this.restart();
  }

  restart() {
    this.picked = common(this.choices);
    this.fixed = this.picked.length;
    this.asking = null;
    this.sent = false;
  }

  /** Is something chosen that can be taken back here? */
  get begun() {
    return this.picked.length > this.fixed;
  }

  left() {
    return this.sent ? [] : this.choices.filter((choice) => startsWith(choice.on, this.picked));
  }

  /** The things that can be pointed at now, each with the answers that it leads to. */
  targets() {
    return this.asking ? new Map() : this.#next();
  }

  #next() {
    /** @type {Map<string, Choice[]>} */
    const found = new Map();
    for (const choice of this.left()) {
      const on = choice.on[this.picked.length];
      if (on !== undefined) found.set(on, [...(found.get(on) ?? []), choice]);
    }
    return found;
  }

  /** The answers for which nothing on the table is left to point at: they become buttons. */
  complete() {
    return this.left().filter((choice) => choice.on.length === this.picked.length);
  }

  /**
   * A thing was pointed at. Null if it cannot be chosen now, else the answer that this decides, if it does.
   * @param {string} on
   * @returns {{ choice: Choice | null } | null}
   */
  point(on) {
    if (this.asking?.on.length && this.picked.length === this.asking.on.length && this.picked.at(-1) === on) {
      return { choice: this.asking }; // pointed at once more: it is meant
    }
    const next = this.#next().has(on);
    if (!next && this.begun && this.picked.at(-1) === on) {
      this.asking = null;
      this.picked.pop();
      return { choice: null };
    }
    // Another piece instead of the one chosen before.
    const before = next ? this.picked : this.picked.slice(0, this.fixed);
    const picked = [...before, on];
    if (!next && !this.choices.some((choice) => startsWith(choice.on, picked))) return null;
    this.asking = null;
    this.picked = picked;
    const rest = this.left();
    return { choice: rest.length === 1 && rest[0].on.length === picked.length ? rest[0] : null };
  }

  /** One step back. False if there is none. */
  back() {
    if (this.sent) return false;
    if (this.asking) this.asking = null;
    else if (this.begun) this.picked.pop();
    else return false;
    return true;
  }

  /**
   * Choose an answer. False if it is asked about once more: only where that is worth a second click.
   * @param {Choice} choice
   * @param {boolean} grave
   */
  decide(choice, grave) {
    if (grave && this.asking !== choice) {
      this.asking = choice;
      return false;
    }
    this.asking = null;
    this.sent = true;
    return true;
  }
}

/**
 * @param {string[]} on
 * @param {string[]} start
 */
const startsWith = (on, start) => start.every((thing, k) => on[k] === thing);

/**
 * The things with which all answers begin.
 * @param {Choice[]} choices
 */
function common(choices) {
  if (choices.length < 2) return [];
  const first = choices[0].on;
  const end = first.findIndex((thing, k) => !choices.every((choice) => choice.on[k] === thing));
  return end < 0 ? [...first] : first.slice(0, end);
}
