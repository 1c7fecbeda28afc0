// The live page as the server last showed it, put together from the messages. Nothing is drawn here.
/** @import { All, Fields, LogLine, Parts, Some } from "./protocol.d.ts" */

/** @typedef {Fields & { parts: Parts, log: LogLine[], notes: string[] }} Page */

/**
 * The lines after some have come anew.
 * @template Line
 * @param {Line[]} old
 * @param {{ from: number, lines: Line[] }} news
 */
export const follow = (old, news) => [...old.slice(0, news.from), ...news.lines];

export class Live {
  /** @type {Page | null} */
  page = null;
  /** @type {number[]} the viewer's own seats */
  mine = [];

  /** @param {All} message */
  whole({ t: _, ...message }) {
    this.page = { ...message, log: message.log.lines, notes: message.notes.lines };
    return this.page;
  }

  /**
   * Take in what has changed; null if there was nothing that could change.
   * @param {Some} message
   */
  some({ t: _, parts, log, notes, events: __, scene: ___, ...fields }) {
    const before = this.page;
    if (!before) return null;
    this.page = {
      ...before,
      ...fields,
      parts: { ...before.parts, ...parts },
      log: log ? follow(before.log, log) : before.log,
      notes: notes ? follow(before.notes, notes) : before.notes,
    };
    return this.page;
  }

  /** Does a bot sit on the seat from which this viewer looks? */
  get botPlays() {
    const page = this.page;
    return page !== null && page.seat !== null && Boolean(page.players[page.seat].bot);
  }

  /** Has the viewer a seat at this table? */
  get seated() {
    return this.mine.length > 0;
  }
}
