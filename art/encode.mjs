// SVG text to webp bytes.
import sharp from "sharp";

sharp.concurrency(1); // the workers are the concurrency

/**
 * @param {string} svg
 * @param {{budget: number, quality?: number, least?: number, width?: number, alpha?: boolean}} options `budget` in
 *   bytes: quality steps down from `quality` until the picture fits, but never below `least`. `width` scales down.
 */
export async function toWebp(svg, { budget, quality = 78, least = 48, width, alpha = false }) {
  let image = sharp(Buffer.from(svg), { unlimited: true });
  if (width) image = image.resize({ width });
  if (!alpha) image = image.removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  let webp;
  for (let q = quality; q >= least; q -= 5) {
    webp = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .webp({ quality: q, alphaQuality: 80, effort: 6, preset: "picture" })
      .toBuffer();
    if (webp.length <= budget) break;
  }
  return webp;
}
