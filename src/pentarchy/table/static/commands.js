// What the viewer tells the table: an answer, a step back, a wish for a hint.
/** @import { Chooser } from "./choose.js" */
/** @import { Link } from "./link.js" */
/** @import { Live } from "./live.js" */
/** @import { Hint, Reply, Vote } from "./protocol.d.ts" */
/** @import { Zoom } from "./zoom.js" */
import { $, body, say, state } from "./words.js";
import { thing } from "./things.js";

export class Commands {
  /**
   * @param {Live} live
   * @param {Link} link
   * @param {Chooser} chooser
   * @param {Zoom} zoom
   */
  constructor(live, link, chooser, zoom) {
    this.live = live;
    this.link = link;
    this.chooser = chooser;
    this.zoom = zoom;
    this.open = 0; // answers that the table has not taken yet
  }

  start() {
    $("undo").addEventListener("click", () => this.undo());
    $("hint").addEventListener("click", () => this.hint());
  }

  /** @param {string} action */
  async play(action) {
    const page = this.live.page;
    if (!page) return;
    body.dataset.busy = "1";
    this.open += 1;
    const reply = await this.link.ask({ do: "play", v: page.v, action });
    this.open -= 1;
    if (!this.open) delete body.dataset.busy;
    if (reply.ok) return;
    state(reply.say);
    this.chooser.reset();
  }

  async undo() {
    const page = this.live.page;
    if (!page || page.seat === null) return;
    if (!page.undo.can) return state(page.undo.why);
    const reply = /** @type {Reply<Vote>} */ (await this.link.ask({ do: "undo", v: page.v }));
    if (!reply.ok) state(reply.say);
    else if ((reply.voters ?? 0) > (reply.agreed ?? 0)) state(say("asked"));
  }

  async hint() {
    const page = this.live.page;
    if (!page?.prompt.mine) return;
    state(say("hint-wait"), 0);
    await this.link.demand({ do: "hint", v: page.v });
  }

  /** @param {Hint} message */
  showHint({ action, why }) {
    state("");
    const choice = this.live.page?.choices.find((one) => one.do === action);
    if (!choice) return;
    this.chooser.reset();
    const told = [...why.reasons, why.counted].filter(Boolean).join("; ");
    const reason = `${told.charAt(0).toUpperCase()}${told.slice(1)} (${say("hint-than")}: ${why.than})`;
    this.chooser.hint(choice, told && reason);
    $("live").textContent = `${say("hint-is")} ${choice.say}`;
    const node = choice.on.length ? thing(choice.on[0]) : null;
    if (node) this.zoom.centre(node);
  }
}
