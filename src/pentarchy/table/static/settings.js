// What a viewer likes, kept in the browser.

const DEFAULTS = { speed: 1, sound: true, notify: false, confirm: true, curtain: true };

/** @typedef {typeof DEFAULTS} Settings */
/** @typedef {"sound" | "notify" | "confirm" | "curtain"} Switch */

/** @returns {Settings} */
function load() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem("settings") || "{}") };
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
