// One device for several people: it is passed on behind a curtain.
/** @import { Link } from "./link.js" */
/** @import { Live } from "./live.js" */
import { $, all, button, el, mark, say, state } from "./words.js";
import { settings } from "./settings.js";

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
   * @param {number[]} seats
   */
  passOn(seats) {
    const page = this.live.page;
    if (!seats.length || (page && page.seat !== null && seats.includes(page.seat))) return;
    const [next] = seats;
    if (!settings.curtain) this.link.send({ do: "sit", seat: next });
    else {
      this.link.send({ do: "sit", seat: null });
      this.draw(next, page?.players[next]?.name ?? "");
    }
  }

  /**
   * @param {number} seat
   * @param {string} name
   */
  draw(seat, name) {
    const curtain = $("curtain");
    const open = () => {
      curtain.hidden = true;
      this.link.send({ do: "sit", seat });
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
