// One device for several people: it is passed on behind a curtain where something is hidden, else at once.
/** @import { Asked } from "./protocol.d.ts" */
/** @import { Link } from "./link.js" */
/** @import { Live } from "./live.js" */
import { $, all, button, el, mark, say, state } from "./words.js";
import { settings } from "./settings.js";

const NAMED = 2500; // milliseconds for which the name of the next person is shown

export class HotSeat {
  /**
   * @param {Live} live
   * @param {Link} link
   */
  constructor(live, link) {
    this.live = live;
    this.link = link;
  }

  /**
   * Some of this device's seats are asked.
   * @param {Asked} asked
   */
  passOn({ seats, hidden }) {
    const page = this.live.page;
    if (!seats.length || (page && page.seat !== null && seats.includes(page.seat))) return;
    const [next] = seats;
    const name = page?.players[next]?.name ?? "";
    if (hidden && settings.curtain) {
      this.link.send({ do: "sit", seat: null });
      this.draw(next, name);
    } else this.turnUp(next, name);
  }

  /**
   * The next person's side, with their name.
   * @param {number} seat
   * @param {string} name
   */
  async turnUp(seat, name) {
    $("curtain").hidden = true;
    const reply = await this.link.ask({ do: "sit", seat });
    if (reply.ok && name) state(`${name}: ${say("your-turn").toLowerCase()}`, NAMED);
  }

  /**
   * @param {number} seat
   * @param {string} name
   */
  draw(seat, name) {
    const curtain = $("curtain");
    const open = () => {
      this.turnUp(seat, "");
      $("prompt").focus();
    };
    const go = button(say("show-me"), open, { class: "btn main big" });
    const hidden = el("p", { class: "mute" }, say("hidden"));
    curtain.replaceChildren(mark(seat), el("h1", {}, `${say("pass-to")} ${name}`), hidden, go);
    curtain.hidden = false;
    go.focus();
  }

  /** The seat was taken to another device. */
  moved() {
    for (const dialog of all("dialog[open]")) /** @type {HTMLDialogElement} */ (dialog).close();
    $("curtain").hidden = true;
    state(say("moved"), 0);
  }
}
