import fc from "fast-check";
import sharp from "sharp";
import { expect, it } from "vitest";
import { ApiError } from "../../http/api-error.js";
import { checkDecodes, checkUpload } from "./uploads.js";

const LIMITS = {
  types: ["application/pdf", "image/jpeg", "image/png", "image/webp"],
  maxBytes: 5_000_000,
  maxPixels: 25_000_000,
};

/** A PDF with its index, as programs write it; `body` is put into a comment. */
function pdf(body: string, { linearized = false } = {}): Buffer {
  const first = linearized ? "1 0 obj<</Linearized 1/L 0000000/O 2>>endobj\nstartxref\n0\n%%EOF\n" : "";
  const objects = `%PDF-1.7\n${first}2 0 obj<</Type/Catalog>>endobj\n%${body}\n`;
  const text = `${objects}xref\n0 1\ntrailer<</Root 2 0 R>>\nstartxref\n${objects.length}\n%%EOF\n`;
  return Buffer.from(text.replace("0000000", String(text.length).padStart(7, "0")), "latin1");
}

const picture = (format: "png" | "jpeg" | "webp", options = {}) =>
  sharp({
    create: {
      width: 90,
      height: 60,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", sigma: 30 },
    },
  })
    .toFormat(format, options)
    .toBuffer();

/** The reason for which a file is refused; null if it is taken. */
async function reason(bytes: Buffer): Promise<unknown> {
  try {
    await checkDecodes(
      await checkUpload(new Blob([new Uint8Array(bytes)]), "file", LIMITS, "file_type"),
      "file",
    );
    return null;
  } catch (error) {
    return error instanceof ApiError ? error.details.errors : error;
  }
}

const WHOLE: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  "a PDF": () => pdf("x".repeat(3000)),
  "a PDF that is displayed while it loads": () => pdf("x".repeat(3000), { linearized: true }),
  "a short PDF that is displayed while it loads": () => pdf("x".repeat(500), { linearized: true }),
  "a PDF with a later change": () =>
    Buffer.concat([pdf(""), Buffer.from(`3 0 obj<<>>endobj\n%${"y".repeat(2000)}\nstartxref\n20\n%%EOF\n`)]),
  "a PNG": () => picture("png"),
  "an interlaced PNG": () => picture("png", { progressive: true }),
  "a JPEG": () => picture("jpeg"),
  "a progressive JPEG": () => picture("jpeg", { progressive: true }),
  "a WebP": () => picture("webp"),
  "a lossless WebP": () => picture("webp", { lossless: true }),
};

it.each(Object.entries(WHOLE))(
  "REQ-SEC-22: %s is refused as damaged wherever it is cut off",
  async (_, make) => {
    const whole = await make();
    expect(await reason(whole)).toBeNull();
    // Behind the end of the file, other programs leave blanks.
    expect(await reason(Buffer.concat([whole, Buffer.alloc(5000)]))).toBeNull();
    // A PDF may end without its last line break, and one with a later change where it ended before.
    const isWhole = (bytes: Buffer) =>
      /%%EOF[\d\sobj]*$/.test(bytes.toString("latin1", Math.max(0, bytes.length - 20))) &&
      (!whole.includes("/Linearized") || bytes.length > whole.length - 2);
    const cuts = [1, 2, 4, 8, 12, 13, 20, 50, 200].filter((cut) => cut < whole.length - 20);
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.constantFrom(...cuts.map((cut) => whole.length - cut)),
          fc.integer({ min: 20, max: whole.length }),
        ),
        async (length) => {
          const cut = whole.subarray(0, length);
          fc.pre(length < whole.length && !isWhole(cut));
          expect(await reason(cut)).toEqual({ file: ["file_broken"] });
        },
      ),
      { numRuns: 60 },
    );
  },
);

it("REQ-SEC-22: a file of blanks takes no longer than any other", async () => {
  // Of the processor: by the clock it takes longer on a busy machine.
  const before = process.cpuUsage();
  const blanks = Buffer.alloc(4_900_000, "\0 \n");
  expect(await reason(Buffer.concat([pdf(""), blanks, Buffer.from("x")]))).toEqual({ file: ["file_broken"] });
  expect(await reason(Buffer.concat([Buffer.from("%PDF-1.7\nstartxref"), blanks]))).toEqual({
    file: ["file_broken"],
  });
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
});
