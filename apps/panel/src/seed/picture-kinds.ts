/**
 * Kinds of pictures, and the widths in pixels that each is published in as AVIF, up to its own. Chosen by where
 * a picture is shown: a browser takes the first that has as many pixels as the place, which on a phone with 1.75 pixels per CSS
 * pixel has 138 (category), 203 to 360 (product), 501 (card), 513 or 721 (collection) and 937 (banner, cover).
 */
export const PICTURE_KINDS = {
  products: [160, 320, 480, 640],
  cards: [320, 512, 640],
  covers: [640, 960, 1200],
  categories: [160, 240, 320],
  banners: [640, 960, 1200, 1600],
  collections: [320, 512, 640, 800, 1200],
  // Flat, and shown at 76 px at most: the webp of 192 px is as small as a copy.
  logos: [],
} as const satisfies Record<string, readonly number[]>;
export type PictureKind = keyof typeof PICTURE_KINDS;

/** The widths that a picture of a kind is published in as AVIF: all that are narrower, and its own; none for a flat kind. */
export function copyWidths(kind: PictureKind, width: number): readonly number[] {
  const widths: readonly number[] = PICTURE_KINDS[kind];
  return widths.length === 0 ? [] : [...widths.filter((narrow) => narrow < width), width];
}

/** From this width on a copy is for screens of a high density, on which a lower quality is not seen. */
const LARGE = 1200;

/** Quality of a copy, between 0 and 100, where smaller ones have `quality`. */
export const qualityAt = (width: number, quality: number): number => quality - (width < LARGE ? 0 : 6);

/** File of a committed picture's copy in one width, beside it. */
export function variantFile(picture: string, width: number): string {
  return picture.replace(/\.webp$/, `-${width}.avif`);
}
