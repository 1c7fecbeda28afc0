// The keyboard: a letter for every tool, arrows from thing to thing.
/** @import { Chooser } from "./choose.js" */
/** @import { Point, Thing } from "./page.d.ts" */
/** @import { Tips } from "./tips.js" */
/** @import { Zoom } from "./zoom.js" */
import { ARROWS, nearest } from "./arrows.js";
import { followFocus, goOn } from "./focus.js";
import { middle, reachable, thingAt } from "./things.js";

// The same keys on every layout.
/** @type {Record<string, string>} */
const PLACES = { KeyZ: "z", KeyH: "h", KeyL: "l", KeyC: "c", KeyN: "n", KeyW: "w" };
const FIELDS = "input, select, textarea";

export class Keys {
  /**
   * @param {Chooser} chooser
   * @param {Tips} tips
   * @param {Zoom} zoom
   * @param {Record<string, () => void>} tools what each letter does
   */
  constructor(chooser, tips, zoom, tools) {
    this.chooser = chooser;
    this.tips = tips;
    this.zoom = zoom;
    /** @type {Record<string, (() => void) | undefined>} */
    this.tools = {
      ...tools,
      w: () => this.why(),
      "+": () => zoom.zoom("in"),
      "=": () => zoom.zoom("in"),
      "-": () => zoom.zoom("out"),
      0: () => zoom.zoom("all"),
    };
  }

  start() {
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      const target = event.target instanceof Element ? event.target : null;
      if (!target?.matches(FIELDS) && this.press(event, target)) event.preventDefault();
    });
    followFocus(this.zoom);
  }

  /**
   * True if the key means something here.
   * @param {KeyboardEvent} event
   * @param {Element | null} target
   */
  press(event, target) {
    if (event.key === "Escape") {
      this.tips.hide();
      return this.chooser.back();
    }
    const node = thingAt(document.activeElement);
    if (node && (event.key === "Enter" || event.key === " ")) return this.choose(node);
    if (event.key in ARROWS && !target?.matches("ol")) return move(ARROWS[event.key]);
    const act = this.tools[event.key.toLowerCase()] ?? this.tools[PLACES[event.code]];
    act?.();
    return Boolean(act);
  }

  /** @param {Thing} node */
  choose(node) {
    if (!this.chooser.point(node.dataset.on ?? "")) this.tips.why(node);
    else if (!node.classList.contains("can") && !this.chooser.asking) goOn();
    return true;
  }

  why() {
    const node = thingAt(document.activeElement);
    if (node) this.tips.why(node);
  }
}

/**
 * From one choosable thing to the nearest in that direction. False if there is none to choose.
 * @param {Point} direction
 */
function move(direction) {
  const nodes = reachable().filter((node) => node.getClientRects().length);
  if (!nodes.length) return false;
  const here = nodes.find((node) => node === document.activeElement);
  if (here) nodes[nearest(middle(here), nodes.map(middle), direction)]?.focus();
  else nodes[0].focus();
  return true;
}
