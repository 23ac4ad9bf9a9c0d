import type { Language } from "./language.js";

/** What a link preview picture shows. */
export type SharedKind = "home" | "store" | "product" | "collection" | "category";

/** Width and height of link preview pictures, in pixels. */
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Path of a link preview picture, which the server draws. */
export function sharePicture(kind: SharedKind, id: string, language: Language): string {
  return `/share/${kind}/${language}/${encodeURIComponent(id)}.jpg`;
}
