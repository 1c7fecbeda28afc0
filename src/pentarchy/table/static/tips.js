// Tooltips with the rule behind a thing, and "why can't I?" where it cannot be chosen.
/** @import { Link } from "./link.js" */
/** @import { Reply, Tip } from "./protocol.d.ts" */
/** @import { Thing } from "./page.d.ts" */
import { $, el, say } from "./words.js";
import { between } from "./frame.js";
import { thingAt, title } from "./things.js";

const HOVER = 450;
const FOCUS = 300;
const STAY = 6000;
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
  /** @type {Thing | null} */
  current = null;

  /** @param {Link} link */
  constructor(link) {
    this.link = link;
  }

  start() {
    document.addEventListener("pointerover", (event) => this.hover(event));
    document.addEventListener("focusin", (event) => this.focus(event));
    document.addEventListener("focusout", () => this.hide());
    document.addEventListener("scroll", () => this.hide(), true);
  }

  /** @param {PointerEvent} event */
  hover(event) {
    if (event.pointerType !== "mouse") return;
    const node = thingAt(event.target);
    if (node && node === this.current) return;
    this.hide();
    if (node) this.soon(node, HOVER);
  }

  /** @param {FocusEvent} event */
  focus(event) {
    const node = thingAt(event.target);
    this.hide();
    if (node?.matches(":focus-visible")) this.soon(node, FOCUS);
  }

  /**
   * @param {Thing} node
   * @param {number} ms
   */
  soon(node, ms) {
    this.current = node;
    this.timer = setTimeout(() => this.tell(node), ms);
  }

  /** @param {Thing} node */
  async tell(node) {
    const on = node.dataset.on ?? "";
    const tip = this.known.get(on) ?? /** @type {Reply<Tip>} */ (await this.link.ask({ do: "tip", on }));
    if (tip.ok) this.known.set(on, tip);
    if (this.current === node && node.isConnected) place(node, content(tip.ok ? tip : {}, title(node)));
  }

  /**
   * Why nothing can be done with this thing now.
   * @param {Thing} node
   */
  async why(node) {
    const told = /** @type {Reply<Tip>} */ (await this.link.ask({ do: "why", on: node.dataset.on ?? "" }));
    if (!told.ok) return;
    this.current = node;
    place(node, content(told, title(node)));
    $("live").textContent = told.why ?? "";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), STAY);
  }

  hide() {
    clearTimeout(this.timer);
    this.current = null;
    $("tip").hidden = true;
  }
}

/**
 * @param {Partial<Tip>} tip
 * @param {string} drawn
 */
function content(tip, drawn) {
  const parts = [];
  const name = drawn || tip.name;
  if (name) parts.push(el("b", {}, name));
  if (tip.why) parts.push(el("p", { class: "why" }, tip.why));
  if (tip.text) parts.push(el("p", {}, shorten(tip.text)));
  if (tip.rule) parts.push(el("p", { class: "mute" }, `${say("rule")} ${tip.rule}`));
  return parts;
}

/**
 * @param {Thing} node
 * @param {Node[]} parts
 */
function place(node, parts) {
  const tip = $("tip");
  if (!parts.length) return;
  tip.replaceChildren(...parts);
  tip.hidden = false;
  const box = node.getBoundingClientRect();
  const [w, h] = [tip.offsetWidth, tip.offsetHeight];
  const below = box.bottom + GAP;
  tip.style.left = `${between(GAP, box.left + box.width / 2 - w / 2, innerWidth - w - GAP)}px`;
  tip.style.top = `${below + h < innerHeight ? below : Math.max(GAP, box.top - h - GAP)}px`;
}
