// A second picture of a product: the same drawing from near, for the gallery of its page.
import { picture } from "./picture.mjs";

/** Part of the picture's 640 by 480 units that is shown: half of each side, off the middle, towards the light. */
export const CLOSE_UP = "150 102 320 240";

/** The part of a picture, as SVG text. */
export function closeUp(id, options, part) {
  return picture(id, options).replace('viewBox="0 0 640 480"', `viewBox="${part}"`);
}
