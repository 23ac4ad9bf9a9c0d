import { normalize } from "./normalize.js";

/**
 * Characters that are removed from texts for people: control characters except line breaks, unpaired surrogates, soft
 * hyphens, zero-width blanks, invisible operators, embeddings and overrides of direction, deprecated format characters,
 * and the placeholder that dictation leaves.
 */
const UNWANTED =
  /(?!\n)[\p{Cc}\p{Cs}\u00ad\u200b\u202a-\u202e\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffc]/gu;

/** Matches a flag spelled in tag characters, such as Scotland's, or a tag character elsewhere, which is invisible. */
const TAGS = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f})|[\u{e0000}-\u{e007f}]/gu;

/** Matches a text without a visible character. */
const NOTHING = /^[\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * A text that people read: a note, a comment, a message (REQ-SEC-24). Line breaks become `\n`, the text is composed (NFC) and
 * trimmed, and what can change the text around it is removed. Joiners, variation selectors and direction marks belong to the
 * spelling of Persian, Sinhala, Arabic and emoji and stay, as do isolates that end in their line. Empty if nothing can be
 * seen. Idempotent.
 */
export function readProse(text: string): string {
  const lines = text
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, "\n")
    .replaceAll("\t", " ")
    .replace(UNWANTED, "")
    .replace(TAGS, "$1")
    .split("\n")
    .map(withPairedIsolates)
    .join("\n");
  const kept = normalize(lines, "NFC").trim();
  return NOTHING.test(kept) ? "" : kept;
}

/** {@link readProse} of a field with one line, such as a street or a search (REQ-SEC-24). */
export function readLine(text: string): string {
  return readProse(text)
    .split("\n")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(" ");
}

/** Removes isolates that do not end, and ends of none: they would act on the text that follows. */
function withPairedIsolates(line: string): string {
  if (!/[\u2066-\u2069]/.test(line)) return line;
  const characters = Array.from(line);
  const open: number[] = [];
  const paired = new Set<number>();
  for (const [at, character] of characters.entries()) {
    if (/[\u2066-\u2068]/.test(character)) open.push(at);
    else if (character === "\u2069") {
      const start = open.pop();
      if (start !== undefined) paired.add(start).add(at);
    }
  }
  return characters.filter((one, at) => !/[\u2066-\u2069]/.test(one) || paired.has(at)).join("");
}
