/** The six backgrounds of category tiles and missing pictures. */
export const tints = ["sand", "terra", "sage", "blush", "sky", "honey"] as const;
export type Tint = (typeof tints)[number];

export const tintClass: Record<Tint, string> = {
  sand: "bg-t-sand",
  terra: "bg-t-terra",
  sage: "bg-t-sage",
  blush: "bg-t-blush",
  sky: "bg-t-sky",
  honey: "bg-t-honey",
};

/** Returns the same tint for the same name or id. */
export function tintOf(seed: string): Tint {
  let sum = 0;
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
  return tints[sum % tints.length] as Tint;
}

/**
 * The first letter or digit of a name in upper case, shown instead of a missing picture. Without the Arabic article:
 * otherwise most names would begin with the same letter.
 */
export function initialOf(name: string): string {
  const first = /[\p{L}\p{N}].*/u.exec(name)?.[0] ?? "";
  return (/./u.exec(first.replace(/^ال(?=\p{L}{2})/u, ""))?.[0] ?? "").toLocaleUpperCase("en");
}
