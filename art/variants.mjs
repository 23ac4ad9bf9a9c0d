// Narrower copies of rendered pictures, as AVIF. The demo commits them: encoding takes half a second each, too long for a
// first start.
import sharp from "sharp";

/**
 * Quality of AVIF between 0 and 100. At 42, a picture shown at twice its size looks like its webp of twice the bytes. Effort
 * above 3 takes four times as long for three percent.
 */
export const AVIF = { quality: 42, effort: 3 };

/** A picture in one width, as AVIF. */
export function toAvif(picture, width) {
  return sharp(picture).resize({ width }).avif(AVIF).toBuffer();
}
