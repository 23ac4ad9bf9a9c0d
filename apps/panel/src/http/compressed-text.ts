import { PassThrough, Readable } from "node:stream";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
} from "node:zlib";

/** Some 3 ms for the home page; a higher quality costs more than it saves on a text that is served once. */
const FIRST_QUALITY = 7;
/** Of a text that is sent while it is made. */
const STREAM_QUALITY = 5;
/** A tenth smaller for some 40 ms, spent in the background. */
const LATER_QUALITY = 10;
/** A text is compressed better once it has stayed the same for this many renewals. */
const RENEWALS_UNTIL_LATER = 10;

type Bytes = Uint8Array<ArrayBuffer>;

/** A text in the form in which it is kept: compressed, since nearly every browser accepts brotli. */
export interface CompressedText {
  br: Bytes;
  gzip?: Promise<Bytes>;
  /** How often it has been found to be the same. */
  renewals: number;
}

export interface EncodedText {
  readonly encoding: "br" | "gzip" | null;
  readonly body: Bytes;
}

export interface StreamedText {
  readonly encoding: EncodedText["encoding"];
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Sends the beginning of a text at once, and the rest of it when it is there; breaks off if that fails. */
export function streamText(beginning: string, rest: Promise<string>, accepted: string): StreamedText {
  const encoding = encodingFor(accepted);
  const encoder = encoderFor(encoding);
  encoder.write(beginning);
  if ("flush" in encoder) encoder.flush();
  rest.then(
    // The client may have gone.
    (text) => encoder.destroyed || encoder.end(text),
    (error: Error) => encoder.destroy(error),
  );
  return { encoding, body: Readable.toWeb(encoder) as StreamedText["body"] };
}

function encoderFor(encoding: EncodedText["encoding"]) {
  switch (encoding) {
    case "br":
      return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: STREAM_QUALITY } });
    case "gzip":
      return createGzip();
    case null:
      return new PassThrough();
  }
}

function encodingFor(accepted: string): EncodedText["encoding"] {
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}

/** Compresses a text quickly; `countRenewal` compresses it better once that is worth its cost. */
export async function compressText(text: string): Promise<CompressedText> {
  return { br: await toBrotli(Buffer.from(text), FIRST_QUALITY), renewals: 0 };
}

let isCompressing = false;

/** Notes that a text is still the same. One is compressed better at a time, so that requests have the other cores. */
export function countRenewal(text: CompressedText): void {
  if (++text.renewals !== RENEWALS_UNTIL_LATER) return;
  if (isCompressing) {
    text.renewals = 0;
    return;
  }
  isCompressing = true;
  void fromBrotli(text.br)
    .then(async (bytes) => void (text.br = await toBrotli(bytes, LATER_QUALITY)))
    .finally(() => (isCompressing = false));
}

/** A text in the best encoding that a client accepts. */
export async function encodeText(text: CompressedText, accepted: string): Promise<EncodedText> {
  const { br } = text;
  const encoding = encodingFor(accepted);
  if (encoding === "br") return { encoding, body: br };
  if (encoding === null) return { encoding, body: await fromBrotli(br) };
  text.gzip ??= fromBrotli(br).then(async (bytes) => new Uint8Array(await promisify(gzip)(bytes)));
  return { encoding, body: await text.gzip };
}

async function toBrotli(bytes: Uint8Array, quality: number): Promise<Bytes> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return new Uint8Array(await promisify(brotliCompress)(bytes, { params }));
}

async function fromBrotli(bytes: Uint8Array): Promise<Bytes> {
  return new Uint8Array(await promisify(brotliDecompress)(bytes));
}
