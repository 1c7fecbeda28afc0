// Texts that go to the clipboard.
import { all, body, el, say } from "./words.js";

const HERE = ["localhost", "127.0.0.1", "[::1]"];

/**
 * A link to a page of this server that others can open: one that is asked from its own machine has another name for them.
 * @param {string} path
 */
export const linkTo = (path) =>
  new URL(path, HERE.includes(location.hostname) ? body.dataset.address : location.origin);

/** @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = el("textarea", { class: "sr" });
    area.value = text;
    body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
}

/**
 * Buttons that copy a text which stands beside them.
 * @param {ParentNode} root
 */
export function copyButtons(root) {
  for (const node of all("[data-copy]", root)) {
    node.addEventListener("click", async () => {
      const field = /** @type {HTMLInputElement} */ (document.getElementById(node.dataset.copy ?? ""));
      await copy(field.value);
      const before = node.textContent;
      node.textContent = say("copied");
      setTimeout(() => (node.textContent = before), 1500);
    });
  }
}
