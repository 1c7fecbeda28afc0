// Tooltips with the rule behind a thing, and "why can't I?" where it cannot be chosen.
/** @import { Link } from "./link.js" */
/** @import { Choice, Reply, Tip } from "./protocol.d.ts" */
/** @import { Thing } from "./page.d.ts" */
import { $, body, el, say } from "./words.js";
import { deal } from "./deal.js";
import { between } from "./frame.js";
import { Reasons } from "./reasons.js";
import { thingAt, title } from "./things.js";

const HOVER = 450;
const FOCUS = 300;
const STAY = 6000;
const LEAVE = 250;
const GAP = 8;
const LONG = 420;

/**
 * A rule that is too long for a tooltip is cut.
 * @param {string} text
 */
export const shorten = (text) => (text.length > LONG ? `${text.slice(0, LONG - 20)}…` : text);

export class Tips {
  /** @type {Map<string, Reply<Tip>>} */
  known = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  leaving;
  /** @type {Thing | null} */
  current = null;
  reasons = new Reasons((on) => this.reason(on));

  /**
   * @param {Link} link
   * @param {(on: string) => Choice[]} [leadsTo] the answers that a thing leads to now
   */
  constructor(link, leadsTo = () => []) {
    this.link = link;
    this.leadsTo = leadsTo;
  }

  /** Are the words of the prompt shown whole? */
  reads = false;

  start() {
    document.addEventListener("click", (event) => this.click(event.target));
    new MutationObserver(() => this.reads && this.hide()).observe($("say"), { childList: true });
    document.addEventListener("pointerover", (event) => this.hover(event));
    document.addEventListener("focusin", (event) => this.focus(event));
    document.addEventListener("focusout", (event) => this.reading(event.relatedTarget) || this.hide());
    document.addEventListener("scroll", () => this.hide(), true);
  }

  /**
   * A tap on words of the prompt of which a part is not seen shows them whole; the next tap, wherever, is enough of it.
   * @param {EventTarget | null} target
   */
  click(target) {
    if (this.reads) return this.hide();
    const words = target instanceof Element ? target.closest("#prompt .words.more") : null;
    if (!words) return;
    const parts = [...words.children].map((node) => el("p", {}, node.textContent));
    this.hide();
    this.reads = place(words, parts);
  }

  /** @param {PointerEvent} event */
  hover(event) {
    if (event.pointerType !== "mouse" || this.reading(event.target)) return;
    const node = thingAt(event.target);
    if (node && node === this.current) return clearTimeout(this.leaving);
    if ($("tip").hidden) this.hide();
    else this.leave();
    if (node) this.soon(node, HOVER);
  }

  /**
   * Is the pointer on the tooltip itself, on its way to the rule?
   * @param {EventTarget | null} target
   */
  reading(target) {
    const inside = target instanceof Node && $("tip").contains(target);
    if (inside) {
      clearTimeout(this.leaving);
      clearTimeout(this.timer);
    }
    return inside;
  }

  /** The pointer may be on its way to the rule: the tooltip stays for a moment. */
  leave() {
    clearTimeout(this.timer);
    clearTimeout(this.leaving);
    this.current = null;
    this.leaving = setTimeout(() => ($("tip").hidden = true), LEAVE);
  }

  /** @param {FocusEvent} event */
  focus(event) {
    if (this.reading(event.target)) return;
    const node = thingAt(event.target);
    this.hide();
    if (node?.matches(":focus-visible")) this.soon(node, FOCUS);
  }

  /**
   * @param {Thing} node
   * @param {number} ms
   */
  soon(node, ms) {
    clearTimeout(this.timer);
    this.current = node;
    this.timer = setTimeout(() => this.tell(node), ms);
  }

  /** @param {Thing} node */
  async tell(node) {
    const on = node.dataset.on ?? "";
    const tip = this.known.get(on) ?? /** @type {Reply<Tip>} */ (await this.link.ask({ do: "tip", on }));
    if (tip.ok) this.known.set(on, tip);
    if (this.current !== node || !node.isConnected) return;
    clearTimeout(this.leaving);
    place(node, content(tip.ok ? tip : {}, title(node), this.leadsTo(on)));
  }

  /**
   * Where a thing has room for it, it says itself why it cannot be chosen.
   * @param {object} question
   */
  explain(question) {
    this.reasons.show(question);
  }

  /**
   * Why nothing can be done with something now, in words.
   * @param {string} on
   */
  async reason(on) {
    const told = await this.refusal(on);
    return told.ok ? (told.why ?? "") : "";
  }

  /**
   * The same with its name and rule.
   * @param {string} on
   */
  async refusal(on) {
    return /** @type {Reply<Tip>} */ (await this.link.ask({ do: "why", on }));
  }

  /**
   * Why nothing can be done with this thing now.
   * @param {Thing} node
   */
  async why(node) {
    const told = await this.refusal(node.dataset.on ?? "");
    if (!told.ok) return;
    this.current = node;
    place(node, content(told, title(node)));
    $("live").textContent = told.why ?? "";
    clearTimeout(this.timer);
    clearTimeout(this.leaving);
    this.timer = setTimeout(() => this.hide(), STAY);
  }

  hide() {
    clearTimeout(this.timer);
    clearTimeout(this.leaving);
    this.current = null;
    this.reads = false;
    $("tip").hidden = true;
  }
}

/**
 * To the place of a rule on the page of the rules.
 * @param {string} rule
 */
const ruleLink = (rule) =>
  el("a", { href: `/rules/${body.dataset.game}#${rule}`, target: "_blank" }, `${say("rule")} ${rule}`);

/**
 * @param {Partial<Tip>} tip
 * @param {string} drawn
 * @param {Choice[]} [choices] what can be done with it
 */
function content(tip, drawn, choices = []) {
  const parts = [];
  const name = drawn || tip.name;
  if (name) parts.push(el("b", {}, name));
  if (choices.length === 1) parts.push(el("p", { class: "offer" }, choices[0].say, deal(choices[0])));
  if (tip.why) parts.push(el("p", { class: "why" }, tip.why));
  if (tip.text) parts.push(el("p", {}, shorten(tip.text)));
  if (tip.rule) parts.push(el("p", { class: "mute" }, ruleLink(tip.rule)));
  return parts;
}

/**
 * Show something beside a node. False if there is nothing to show.
 * @param {Element} node
 * @param {Node[]} parts
 */
function place(node, parts) {
  const tip = $("tip");
  if (!parts.length) return false;
  tip.replaceChildren(...parts);
  tip.hidden = false;
  const box = node.getBoundingClientRect();
  const [w, h] = [tip.offsetWidth, tip.offsetHeight];
  const below = box.bottom + GAP;
  tip.style.left = `${between(GAP, box.left + box.width / 2 - w / 2, innerWidth - w - GAP)}px`;
  tip.style.top = `${below + h < innerHeight ? below : Math.max(GAP, box.top - h - GAP)}px`;
  return true;
}
