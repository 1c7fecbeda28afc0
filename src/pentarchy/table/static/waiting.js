// The waiting room goes on by itself when something changes.
import "./lobby.js";
import { Link } from "./link.js";
import { body } from "./words.js";

const again = () => {
  // Somebody who is typing a name must not lose it.
  const typing = document.activeElement?.matches("input[name=name]") && document.activeElement.value;
  if (!typing) location.reload();
};
const link = new Link(body.dataset.match, (message) => {
  if (message.t === "reload") again();
  if (message.t === "hello") location.reload();
});
link.open();
