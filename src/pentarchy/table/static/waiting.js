// The waiting room goes on by itself when something changes.
import "./lobby.js";
import { Link } from "./link.js";
import { body } from "./words.js";

/** Somebody who is typing a name must not lose it. */
function typing() {
  const node = document.activeElement;
  return node instanceof HTMLInputElement && node.name === "name" && node.value !== "";
}

const link = new Link(body.dataset.match ?? "", (message) => {
  if (message.t === "hello" || (message.t === "reload" && !typing())) location.reload();
});
link.open();
