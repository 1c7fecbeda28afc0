// The page of a match.
import { body } from "./words.js";
import { Table } from "./table.js";

export const table = new Table(body.dataset.match ?? "");
table.start();
