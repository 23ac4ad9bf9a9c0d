import type { FitProblem, PictureLimits } from "./picture-limits.js";

/** Photographs of phones have up to 108 megapixels; more takes memory that phones do not have. */
const MAX_SOURCE_PIXELS = 120_000_000;
/** Safari on phones draws nothing on a larger canvas. */
const MAX_CANVAS_PIXELS = 16_000_000;

/** First bytes of pictures, by type. */
const SIGNATURES: readonly (readonly [RegExp, string])[] = [
  [/^\xff\xd8\xff/, "image/jpeg"],
  [/^\x89PNG\r\n/, "image/png"],
  [/^RIFF[^]{4}WEBP/, "image/webp"],
  [/^GIF8/, "image/gif"],
  [/^[^]{4}ftyp(hei|hev|mif1|msf1)/, "image/heic"],
  [/^[^]{4}ftypavi/, "image/avif"],
];

/** The type of a picture by its content: the name and the type of a file are only what a system guesses. */
async function typeOf(file: Blob): Promise<string | undefined> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  return SIGNATURES.find(([pattern]) => pattern.test(start))?.[1];
}

/** Width and height in the upright position; undefined where the browser cannot read the picture. */
async function sizeOf(file: Blob): Promise<{ width: number; height: number } | undefined> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Encodes a bitmap as a JPEG of at most `maxBytes`: of lower quality first, then smaller. */
async function encode(bitmap: ImageBitmap, maxBytes: number): Promise<Blob | undefined> {
  const canvas = document.createElement("canvas");
  for (const scale of [1, 0.7, 0.5, 0.35]) {
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext("2d");
    if (context === null) return undefined;
    // A JPEG has no transparency: what is see-through would turn black.
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    for (const quality of [0.9, 0.75]) {
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
      if (blob !== null && blob.size <= maxBytes) return blob;
    }
  }
  return undefined;
}

/**
 * Makes a picture fit the limits. One that fits stays as it is; another is turned upright, shrunk and encoded as a JPEG,
 * without the metadata that tells where it was taken. Returns the problem of a picture that the browser cannot read.
 */
export async function fitPicture(
  file: File,
  { types, maxBytes, maxPixels, side }: PictureLimits,
): Promise<File | FitProblem> {
  const type = await typeOf(file);
  const unreadable = type === "image/heic" ? "heic" : type === undefined && file.size > 0 ? "type" : "broken";
  const size = await sizeOf(file);
  if (size === undefined) return unreadable;
  const pixels = size.width * size.height;
  if (pixels > MAX_SOURCE_PIXELS) return "pixels";

  const scale = Math.min(
    1,
    Math.sqrt(Math.min(maxPixels, MAX_CANVAS_PIXELS) / pixels),
    (side ?? Infinity) / Math.max(size.width, size.height),
  );
  // Also decodes what fits: a picture that was cut off shows its size, and is refused here.
  const bitmap = await createImageBitmap(file, {
    imageOrientation: "from-image",
    resizeWidth: Math.max(1, Math.floor(size.width * scale)),
    resizeHeight: Math.max(1, Math.floor(size.height * scale)),
    resizeQuality: "high",
  }).catch(() => undefined);
  if (bitmap === undefined) return unreadable;
  try {
    if (type !== undefined && types.includes(type) && file.size <= maxBytes && pixels <= maxPixels) {
      const { name, lastModified } = file;
      return file.type === type ? file : new File([file], name, { type, lastModified });
    }
    const blob = await encode(bitmap, maxBytes);
    if (blob === undefined) return "size";
    const name = `${file.name.replace(/\.[^.]*$/, "")}.jpg`;
    return new File([blob], name, { type: "image/jpeg", lastModified: file.lastModified });
  } finally {
    bitmap.close();
  }
}
