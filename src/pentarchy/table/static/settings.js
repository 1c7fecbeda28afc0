// What a viewer likes, kept in the browser.

const DEFAULTS = {
  speed: 1,
  pace: 1,
  sound: true,
  notify: false,
  confirm: "danger",
  curtain: true,
  explain: true,
  offered: false,
};

/** @typedef {typeof DEFAULTS} Settings */
/** @typedef {"sound" | "notify" | "curtain" | "explain"} Switch */

/** When an answer is asked about once more. */
export const CONFIRM = ["danger", "final", "never"];

/** @returns {Settings} */
function load() {
  try {
    const kept = { ...DEFAULTS, ...JSON.parse(localStorage.getItem("settings") || "{}") };
    return CONFIRM.includes(kept.confirm) ? kept : { ...kept, confirm: kept.confirm ? "danger" : "never" };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = load();

/** @param {Partial<Settings>} changed */
export function change(changed) {
  Object.assign(settings, changed);
  localStorage.setItem("settings", JSON.stringify(settings));
}

/** Milliseconds between two turns of others: what the server thinks right, as the viewer likes it. */
export const pause = () => (document.hidden ? 0 : Number(document.body.dataset.pause ?? 0) * settings.pace);
