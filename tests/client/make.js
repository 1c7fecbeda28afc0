// Parts of messages, as short as a test wants them.
/** @import { All, Area, Choice, Player } from "../../src/pentarchy/table/static/protocol.d.ts" */

/**
 * @param {string} text the action
 * @param {...string} on
 * @returns {Choice}
 */
export const choice = (text, ...on) => ({ do: text, on, say: text });

/**
 * @param {string} name
 * @param {Partial<Player>} [more]
 * @returns {Player}
 */
export function player(name, more) {
  const nobody = { bot: "", here: true, gone: false, held: true, kept: false, votes: 0, ready: false };
  return { name, ...nobody, score: 0, turn: false, ...more };
}

/**
 * @param {Area["place"]} place
 * @param {number} width
 * @param {number} height
 * @returns {Area}
 */
export const area = (place, width, height) => ({
  id: place,
  place,
  title: "",
  width,
  height,
  html: false,
  pane: "",
  parts: [],
  still: {},
});

/**
 * @param {Partial<All>} [more]
 * @returns {All}
 */
export function page(more) {
  return {
    t: "all",
    v: 1,
    screen: false,
    seat: 0,
    prompt: { say: "Choose.", mine: true, detail: "" },
    areas: [],
    choices: [],
    undo: { can: false, why: "" },
    players: [player("Ann"), player("Bob")],
    fresh: { parts: [], log: 0 },
    steps: 0,
    over: null,
    until: null,
    rematch: null,
    seed: null,
    ask: null,
    guide: null,
    wishes: [],
    parts: {},
    log: { from: 0, lines: [] },
    notes: { from: 0, lines: [] },
    ...more,
  };
}
