/** The chunk that ends a PNG, with its checksum. */
const END_OF_PNG = Buffer.from("IEND\xaeB`\x82", "latin1");
/** Length of the part at the end in which PDF readers look for `%%EOF`: other programs append to a PDF. */
const TAIL_OF_PDF = 1024;
/** The first object of a PDF that is displayed while it loads, with the length of the file. */
const LINEARIZED = /\/Linearized\b[^]{0,300}?\/L\s+(\d+)/;

/**
 * Whether a file has its end. Decoders of PNG do not notice a missing last chunk, and a PDF is stored without being read.
 * Pictures of other types that were cut off fail to decode.
 */
export function isComplete(bytes: Buffer, mime: string): boolean {
  if (mime === "image/png") return bytes.includes(END_OF_PNG);
  if (mime !== "application/pdf") return true;
  const text = bytes.toString("latin1", 0, lengthWithoutBlanks(bytes));
  const end = text.lastIndexOf("%%EOF");
  if (end === -1 || end < text.length - TAIL_OF_PDF) return false;
  // An object follows: this is an earlier end, of the version before the last change or of the first page, and the file
  // was cut off after it.
  if (/\d\s+\d+\s+obj\b/.test(text.slice(end))) return false;
  const length = LINEARIZED.exec(text.slice(0, TAIL_OF_PDF))?.[1];
  const index = /startxref\s+(\d+)\s+%%EOF/.exec(text.slice(text.lastIndexOf("startxref")))?.[1];
  // Its length counts a line break at the end, which some programs leave out.
  return bytes.length + 2 >= Number(length ?? 0) && text.length > Number(index ?? 0);
}

/** A loop, because a regular expression is tried at each of a million blanks, which took minutes. */
function lengthWithoutBlanks(bytes: Buffer): number {
  const isBlank = (byte: number | undefined) =>
    byte === 0 || byte === 0x20 || (byte! >= 0x09 && byte! <= 0x0d);
  return bytes.findLastIndex((byte) => !isBlank(byte)) + 1;
}
