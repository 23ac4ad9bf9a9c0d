/* Limits of uploads: apart from the schemas, which a browser loads later. */

/** Limits of an uploaded file. A picture that a browser shrinks to them is accepted (REQ-SEC-22). */
export interface UploadLimits {
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** Most pixels of a picture: decoded, 25 million take up to 100 MB. */
  readonly maxPixels: number;
  /** Longest side of the picture as the server keeps it, px; without it, its pixels stay. */
  readonly side?: number;
}

const MB = 1024 * 1024;
const MAX_PIXELS = 25_000_000;

/** An attachment of an application, kept as it was sent (REQ-JOIN-16). */
export const ATTACHMENT_LIMITS: UploadLimits = {
  types: ["application/pdf", "image/jpeg", "image/png"],
  maxBytes: 5 * MB,
  maxPixels: MAX_PIXELS,
};
/** A customer's picture, kept as a square of 512 px: this side leaves its shorter one that long. */
export const AVATAR_LIMITS: UploadLimits = {
  types: ["image/jpeg", "image/png"],
  maxBytes: 5 * MB,
  maxPixels: MAX_PIXELS,
  side: 1440,
};
/** Each photograph of a review (REQ-ACCOUNT-30). */
export const REVIEW_PHOTO_LIMITS: UploadLimits = {
  types: ["image/jpeg", "image/png"],
  maxBytes: 5 * MB,
  maxPixels: MAX_PIXELS,
  side: 1080,
};
/** The logo of the brand. */
export const LOGO_LIMITS: UploadLimits = {
  types: ["image/png", "image/webp", "image/jpeg"],
  maxBytes: MB,
  maxPixels: MAX_PIXELS,
};
/** A picture of a store, a product, a category, a collection or a banner: kept in the widths in which it is shown. */
export const MENU_PICTURE_LIMITS: UploadLimits = {
  types: ["image/png", "image/webp", "image/jpeg"],
  maxBytes: 5 * MB,
  maxPixels: MAX_PIXELS,
  side: 2400,
};
