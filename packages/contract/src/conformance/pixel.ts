/** A PNG of one pixel. */
const PIXEL =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** A picture to be uploaded. */
export const pixel = (): File =>
  new File([Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0))], "dish.png", {
    type: "image/png",
  });
