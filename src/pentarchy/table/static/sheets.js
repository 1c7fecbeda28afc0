// Sheets: areas that are shown on demand. Whatever has data-sheet="<id of an area>" opens it, and closes it again.
/** @import { Chooser } from "./choose.js" */
/** @import { Tips } from "./tips.js" */
/** @import { Zoom } from "./zoom.js" */
import { $, all, button, say } from "./words.js";
import { Large } from "./large.js";

/** @param {string} id */
const figure = (id) =>
  /** @type {HTMLElement | null} */ ($("sheets").querySelector(`figure[data-area="${CSS.escape(id)}"]`));

/** Close what is open. False if nothing was. */
export function closeSheets() {
  const open = all("figure.open", $("sheets"));
  for (const node of open) node.classList.remove("open");
  $("sheets").classList.remove("open");
  return open.length > 0;
}

/** @param {string} id */
export function openSheet(id) {
  const node = figure(id);
  if (!node) return;
  const open = node.classList.contains("open");
  closeSheets();
  if (open) return;
  if (!node.querySelector(".sheet-close")) node.append(button(say("close"), closeSheets, { class: "btn sheet-close" }));
  node.classList.add("open");
  $("sheets").classList.add("open");
  node.querySelector("button")?.focus({ preventScroll: true });
}

/**
 * @param {Chooser} chooser
 * @param {Tips} tips
 * @param {Zoom} zoom
 */
export function startSheets(chooser, tips, zoom) {
  new Large(chooser, tips, zoom).start();
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const opener = target?.closest("[data-sheet]");
    if (opener instanceof HTMLElement || opener instanceof SVGElement) openSheet(opener.dataset.sheet ?? "");
    else if (target === $("sheets")) closeSheets();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && closeSheets()) event.stopPropagation();
  });
}
