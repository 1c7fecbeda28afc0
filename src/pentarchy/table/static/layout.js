// Where the areas of a picture go, from their sizes alone.
/** @import { Area } from "./protocol.d.ts" */

const WIDE = 700; // an own area wider than this lies below the board instead of beside it
const ROOM = 235; // so much height of a phone may go to the row and the own area; the board has the rest
const ROW_SCALE = 0.72; // on a phone: a row is drawn so much smaller than it is,
const WIDE_SCALE = 0.8; // a wide own area so much,
const PHONE = 370; // and any other is as wide as the screen

/**
 * Boards of the same width are the parts of one column, which is read by scrolling; others stand side by side in view.
 * @param {Area[]} boards
 */
const isColumn = (boards) => boards.length > 1 && boards.every((area) => area.width === boards[0].width);

/**
 * @param {Area[]} areas
 * @param {(area: Area) => number} height
 */
const total = (areas, height) => areas.reduce((sum, area) => sum + height(area), 0);

/** @param {Area[]} areas */
export function layout(areas) {
  /** @param {Area["place"]} place */
  const at = (place) => areas.filter((area) => area.place === place);
  const own = at("own");
  const wide = own.some((area) => area.width > WIDE);
  const rows = total(at("row"), (area) => area.height * ROW_SCALE);
  const height = total(own, (area) => (wide ? area.height * WIDE_SCALE : (area.height / area.width) * PHONE));
  return {
    column: isColumn(at("board")),
    /** Does the own area lie below the board? */
    wide,
    /** On a phone the own area stays in view together with the board if there is room. */
    together: own.length === 1 && rows + height < ROOM,
  };
}
