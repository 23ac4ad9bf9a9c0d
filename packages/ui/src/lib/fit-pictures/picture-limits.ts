/** What a server takes of a picture; a larger one is shrunk in the browser. */
export interface PictureLimits {
  /** Media types that are sent as they are. Any other picture that the browser can read is sent as a JPEG. */
  types: readonly string[];
  maxBytes: number;
  maxPixels: number;
  /** Longest side that the server keeps, px. Without it, as many pixels as possible are sent. */
  side?: number | undefined;
}

/** Why a picture cannot be made to fit; `heic` is a type that this browser cannot read. */
export type FitProblem = "type" | "heic" | "size" | "pixels" | "broken";

/** A selected file as it can be uploaded, or why it cannot. */
export interface FittedFile {
  /** The selected file. */
  source: File;
  file?: File | undefined;
  problem?: FitProblem | undefined;
}

/** Whether a file says that it is a picture. Some systems know no type for photographs of Apple's phones. */
export const isPicture = ({ name, type }: Pick<File, "name" | "type">) =>
  type.startsWith("image/") || /\.(hei[cf]|avif)$/i.test(name);

/** Common limits, for forms that are given none. */
export const defaultPictureLimits: PictureLimits = {
  types: ["image/jpeg", "image/png"],
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 25_000_000,
};
