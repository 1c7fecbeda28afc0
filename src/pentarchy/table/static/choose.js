// Choosing: the server lists the legal answers; here they are narrowed by pointing at things, in order.
import { $, el, say } from "./words.js";
import { settings } from "./settings.js";
import { markTabs, things, title } from "./picture.js";

export class Chooser {
  // `drawn` is called whenever other things can be chosen than before.
  constructor(play, drawn = markTabs) {
    this.play = play;
    this.drawn = drawn;
    this.choices = [];
    this.picked = [];
    this.asking = null;
    this.base = "";
    this.hinted = null;
  }

  // New answers from the server.
  set(choices, detail) {
    this.choices = choices;
    this.base = detail;
    this.hinted = null;
    this.reset();
  }

  reset() {
    this.picked = this.common();
    this.fixed = this.picked.length;
    this.asking = null;
    this.sent = false;
    this.draw();
  }

  // If every answer begins with the same thing there is nothing to choose about it.
  common() {
    const common = [];
    if (this.choices.length < 2) return common;
    for (let k = 0; ; k++) {
      const on = this.choices[0].on[k];
      if (on === undefined || !this.choices.every((choice) => choice.on[k] === on)) return common;
      common.push(on);
    }
  }

  left() {
    return this.sent ? [] : this.choices.filter((choice) => this.picked.every((on, k) => choice.on[k] === on));
  }

  targets() {
    if (this.asking) return new Map();
    const map = new Map();
    for (const choice of this.left()) {
      const on = choice.on[this.picked.length];
      if (on !== undefined) map.set(on, [...(map.get(on) ?? []), choice]);
    }
    return map;
  }

  // Buttons are the answers for which nothing on the table is left to point at.
  complete() {
    return this.left().filter((choice) => choice.on.length === this.picked.length);
  }

  // A thing was pointed at. False if it cannot be chosen now.
  point(on) {
    if (this.sent) return true;
    if (this.asking) this.asking = null;
    if (this.picked.length > this.fixed && this.picked.at(-1) === on && !this.targets().has(on)) {
      this.back();
      return true;
    }
    if (!this.targets().has(on)) {
      // Another piece instead of the one chosen before.
      const first = this.picked.slice(0, this.fixed);
      const again = this.choices.some((c) => first.every((x, k) => c.on[k] === x) && c.on[this.fixed] === on);
      if (!again) return false;
      this.picked = first;
    }
    this.picked = [...this.picked, on];
    const rest = this.left();
    if (rest.length === 1 && rest[0].on.length === this.picked.length) this.decide(rest[0]);
    else this.draw();
    return true;
  }

  back() {
    if (this.sent) return false;
    if (this.asking) this.asking = null;
    else if (this.picked.length > this.fixed) this.picked.pop();
    else return false;
    this.draw();
    return true;
  }

  // Ask once more only where there is no way back.
  decide(choice) {
    if (choice.final && settings.confirm && this.asking !== choice) {
      this.asking = choice;
      this.draw();
      $("buttons").querySelector(".main")?.focus({ preventScroll: true });
      return;
    }
    this.asking = null;
    this.sent = true; // nothing can be chosen until the server has answered
    this.draw();
    this.play(choice.do);
  }

  hint(choice) {
    this.hinted = choice;
    this.draw();
  }

  draw() {
    this.drawThings();
    this.drawButtons();
    this.drawn();
  }

  drawThings() {
    const targets = this.targets();
    const picked = new Set(this.picked);
    const hinted = new Set(this.hinted?.on ?? []);
    const first = new Set();
    for (const node of things()) {
      const on = node.dataset.on;
      const can = targets.has(on);
      node.classList.toggle("can", can);
      node.classList.toggle("sel", picked.has(on));
      node.classList.toggle("hinted", hinted.has(on));
      if (can && !first.has(on)) {
        first.add(on);
        node.setAttribute("tabindex", "0");
        node.setAttribute("role", "button");
        node.setAttribute("aria-label", this.label(node, targets.get(on)));
      } else {
        for (const name of ["tabindex", "role", "aria-label"]) node.removeAttribute(name);
      }
    }
  }

  label(node, choices) {
    const name = title(node);
    if (choices.length === 1) return name ? `${choices[0].say}. ${name}` : choices[0].say;
    return name || choices[0].say;
  }

  drawButtons() {
    const box = $("buttons");
    const detail = $("detail");
    const focused = box.contains(document.activeElement) ? document.activeElement.dataset.do : null;
    box.replaceChildren();
    detail.classList.toggle("warn", Boolean(this.asking));
    if (this.asking) {
      detail.textContent = `${this.asking.say}. ${say("final")}`;
      box.append(
        el("button", { class: "btn main", type: "button", "data-do": this.asking.do, on: { click: () => this.decide(this.asking) } }, say("confirm")),
        el("button", { class: "btn", type: "button", on: { click: () => this.back() } }, say("cancel")),
      );
      box.classList.remove("many");
      return;
    }
    const complete = this.complete();
    const more = this.targets().size > 0;
    // A row of numbers is read faster than a row of sentences that differ in a number.
    const short = complete.length > 3 && complete.every((choice) => choice.number !== undefined);
    for (const choice of complete) {
      const main = complete.length === 1 && !more;
      const name = short ? { "aria-label": choice.say, title: choice.say } : {};
      box.append(el("button", { class: main ? "btn main" : "btn", type: "button", "data-do": choice.do, ...name, on: { click: () => this.decide(choice) } }, short ? choice.number : choice.say));
    }
    if (this.picked.length > this.fixed && !this.sent) {
      box.append(el("button", { class: "btn", type: "button", on: { click: () => this.back() } }, say("cancel")));
    }
    if (this.hinted) this.drawHint(box);
    box.classList.toggle("many", complete.length > (short ? 13 : 4));
    box.classList.toggle("numbers", short);
    detail.textContent = this.stage(more, complete);
    if (focused) box.querySelector(`[data-do="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  }

  drawHint(box) {
    const choice = this.hinted;
    box.prepend(el("button", { class: "btn", type: "button", on: { click: () => this.decide(choice) } }, `${say("hint-is")} ${choice.say}`));
  }

  stage(more, complete) {
    if (this.picked.length > this.fixed) return more ? say("choose-next") : complete.length ? say("choose-how") : "";
    return this.base;
  }
}
