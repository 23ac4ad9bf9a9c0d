// Narrower copies of rendered pictures, as AVIF. The demo commits them: encoding takes half a second each, too long for a
// first start.
import sharp from "sharp";
import { qualityAt } from "../apps/panel/src/seed/picture-kinds.ts";

/**
 * Quality of AVIF between 0 and 100. At 42, a picture shown at twice its size looks like its webp of twice the bytes. Effort
 * above 3 takes four times as long for three percent.
 */
export const AVIF = { quality: 42, effort: 3 };

/** How a copy of a width is encoded. */
export const avifAt = (width) => ({ ...AVIF, quality: qualityAt(width, AVIF.quality) });

/** A picture in one width, as AVIF. */
export function toAvif(picture, width) {
  return sharp(picture).resize({ width }).avif(avifAt(width)).toBuffer();
}
