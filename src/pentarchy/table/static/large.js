// A thing with data-large is small on a phone: a tap shows it large with all that can be done with it, a second tap does
// the only thing there is to do. A place of a map (data-large="place") is told in words: see place.js.
/** @import { Choice } from "./protocol.d.ts" */
/** @import { Chooser } from "./choose.js" */
/** @import { Tips } from "./tips.js" */
/** @import { Zoom } from "./zoom.js" */
/** @import { Thing } from "./page.d.ts" */
import { all, body, button, el, icon, phone, say } from "./words.js";
import { bare } from "./copies.js";
import { worded } from "./deal.js";
import { deeds, written } from "./strips.js";
import { isPlace, placeHead, refused, signOf } from "./place.js";
import { meant, middle, title } from "./things.js";

const SIGHT = 40; // pixels that are seen around a place above its sheet

export class Large {
  /** @type {Thing | null} what is shown */
  node = null;
  /** @type {Choice[]} all answers there were then, */
  asked = [];
  /** @type {Choice[]} and those this thing led to */
  offered = [];
  box = el("section", { id: "large", class: "large panel", role: "dialog", hidden: true });

  /**
   * @param {Chooser} chooser
   * @param {Tips} tips
   * @param {Zoom} zoom
   */
  constructor(chooser, tips, zoom) {
    this.chooser = chooser;
    this.tips = tips;
    this.zoom = zoom;
  }

  start() {
    body.append(this.box);
    document.addEventListener("click", (event) => this.click(event), true);
    const drawn = this.chooser.drawn;
    this.chooser.drawn = () => {
      if (this.node && this.holds(this.node)) markChosen(this.node);
      else this.close();
      drawn();
    };
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.close()) event.stopPropagation();
    });
  }

  /** @param {MouseEvent} event */
  click(event) {
    const node = meant(event.target, event.clientX, event.clientY);
    if (node && this.tap(node)) event.stopImmediatePropagation();
    else if (!(event.target instanceof Element && event.target.closest("#large"))) this.close();
  }

  /**
   * Can the same be done with it as when it was shown? Parts of the table may be drawn anew meanwhile.
   * @param {Thing} node
   */
  holds(node) {
    const now = this.offers(node);
    const same = now.length === this.offered.length && now.every((choice, k) => choice === this.offered[k]);
    return same && node.isConnected && this.asked === this.chooser.selection.choices;
  }

  /**
   * @param {Thing} node
   * @returns {Choice[]} what pointing at it leads to
   */
  offers(node) {
    return this.chooser.selection.targets().get(node.dataset.on ?? "") ?? [];
  }

  /** False if nothing was open. */
  close() {
    const open = this.node !== null;
    if (this.node && isPlace(this.node)) signOf(this.node).classList.remove("sel");
    this.node = null;
    this.box.hidden = true;
    return open;
  }

  /**
   * A tap on a thing. False if the tap itself is meant to do something.
   * @param {Thing} node
   */
  tap(node) {
    if (!phone() || !node.dataset.large || body.classList.contains("guided")) return false;
    // Of a place where nothing can be done a word beside it says why; one that was dragged is not meant.
    if (isPlace(node) && (this.zoom.dragged || !node.classList.contains("can"))) return false;
    if (this.node?.dataset.on === node.dataset.on) {
      this.close();
      return false;
    }
    this.show(node);
    return true;
  }

  /** @param {Thing} node */
  show(node) {
    this.node = node;
    this.asked = this.chooser.selection.choices;
    this.offered = this.offers(node);
    this.box.classList.toggle("place", isPlace(node));
    this.box.replaceChildren(...(isPlace(node) ? this.told(node) : this.copied(node)));
    this.box.setAttribute("aria-label", title(node));
    this.box.hidden = false;
    if (isPlace(node)) this.keepInSight(node);
  }

  /**
   * A place, and one button for each thing that can be done there; what cannot is told with its reason.
   * @param {Thing} node
   */
  told(node) {
    const choices = this.offered;
    const rows = choices.flatMap((choice) => [warned(choice) ?? [], this.deed(node, choice, choices.length)].flat());
    const list = el("div", { class: "col" }, ...rows);
    refused(node, choices, this.tips, list);
    return [placeHead(node, () => this.close()), list];
  }

  /**
   * @param {Thing} node
   * @param {Choice} choice
   * @param {number} many how many things can be done there
   */
  deed(node, choice, many) {
    const on = node.dataset.on ?? "";
    const act = () => {
      this.close();
      this.chooser.point(on);
      if (many > 1) this.chooser.decide(choice);
    };
    const shown = choice.danger ? { ...choice, notes: undefined } : choice; // these stand above it
    const made = button("", act, { class: many > 1 ? "btn" : "btn main", "data-large-do": choice.do });
    made.append(...written(deeds(node, [choice])), worded(shown), sums(choice));
    return made;
  }

  /**
   * The place is marked as chosen; the board moves up, so that it is seen above its sheet.
   * @param {Thing} node
   */
  keepInSight(node) {
    markChosen(node);
    const covered = middle(signOf(node))[1] + SIGHT - this.box.getBoundingClientRect().top;
    if (covered > 0) this.zoom.bring([0, -covered]);
  }

  /**
   * The thing itself, large.
   * @param {Thing} node
   */
  copied(node) {
    return [this.head(node), el("div", { class: "area" }, bare(node)), this.answers(node)];
  }

  /** @param {Thing} node */
  head(node) {
    const all_ = this.neighbours(node);
    const at = all_.indexOf(node);
    /** @type {(by: number) => HTMLButtonElement} */
    const turn = (by) => {
      const next = all_[at + by];
      const mark = button(icon(by < 0 ? "prev" : "next"), () => next && this.show(next), {
        class: "btn icon quiet",
        "aria-label": say(by < 0 ? "prev" : "next"),
      });
      if (!next) mark.setAttribute("aria-disabled", "true");
      return mark;
    };
    const area = node.closest("figure")?.querySelector(".area")?.getAttribute("aria-label") ?? "";
    const where = el("span", { class: "grow" }, `${area} · ${at + 1}/${all_.length}`);
    const close = button(icon("close"), () => this.close(), { class: "btn icon quiet", "aria-label": say("close") });
    return el("div", { class: "row" }, turn(-1), where, turn(1), close);
  }

  /**
   * What lies in the same row.
   * @param {Thing} node
   */
  neighbours(node) {
    const figure = node.closest("figure");
    return /** @type {Thing[]} */ (figure ? all("[data-large]", figure) : [node]);
  }

  /** @param {Thing} node */
  answers(node) {
    const on = node.dataset.on ?? "";
    const list = el("div", { class: "col" });
    if (this.offered.length) list.append(this.answer(on, this.offered));
    else this.reason(on, list);
    return list;
  }

  /**
   * @param {string} on
   * @param {Choice[]} choices
   */
  answer(on, choices) {
    const point = () => {
      this.close();
      this.chooser.point(on);
    };
    const words = choices.length === 1 ? worded(choices[0]) : say("choose-next");
    return button(words, point, { class: "btn main", "data-large-do": choices.length === 1 ? choices[0].do : on });
  }

  /**
   * Why nothing can be done with it now.
   * @param {string} on
   * @param {HTMLElement} list
   */
  async reason(on, list) {
    const why = await this.tips.reason(on);
    if (why) list.append(el("p", { class: "why" }, why));
  }
}

/**
 * On the map, above its sheet.
 * @param {Thing} node
 */
function markChosen(node) {
  if (isPlace(node)) signOf(node).classList.add("sel");
}

/**
 * What it costs and brings at once, in figures.
 * @param {Choice} choice
 */
const sums = ({ brief }) => el("span", { class: "sums" }, ...written(brief ?? []));

/**
 * What would be lost, above the button.
 * @param {Choice} choice
 */
const warned = ({ danger, notes }) =>
  danger && notes ? el("p", { class: "loss" }, icon("warning"), el("span", {}, notes)) : null;
