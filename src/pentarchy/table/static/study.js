// Small things that the parts of the analysis share: whom it is about, asking the server, chances as people read them.
import { body } from "./words.js";

export const lang = body.dataset.lang ?? "en";
export const match = body.dataset.match ?? "";
/** @type {string[]} */
export const names = JSON.parse(body.dataset.names ?? "[]");

/** @type {number[]} the seats of this browser */
export const mine = JSON.parse(body.dataset.mine ?? "[]");

/** @param {string} id */
export const at = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {number} share */
export const percent = (share) =>
  together(share === 0 || share === 1 ? `${100 * share} %` : `${Math.min(99, Math.max(1, Math.round(100 * share)))} %`);

/**
 * A number and its sign stay in one line.
 * @param {string} words
 */
export const together = (words) => words.replaceAll(" %", "\u00a0%");

/**
 * @param {string} path
 * @param {unknown} [sent]
 */
export const ask = (path, sent) =>
  fetch(`/m/${match}/analysis/${path}`, {
    headers: { Accept: "application/json", "Content-Type": "application/json" },
    ...(sent === undefined ? {} : { method: "POST", body: JSON.stringify(sent) }),
  });
