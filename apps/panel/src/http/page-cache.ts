import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import type { FilledPage } from "./static-files.js";

/** For how long a page is served again: a store that closes is shown as open no longer than this. */
const FRESH_MS = 1000;
const MAX_PAGES = 500;
/** Some 5 ms for the home page; a higher quality costs more than it saves on a page that is served once. */
const FIRST_QUALITY = 5;
/** A tenth smaller for some 90 ms, spent in the background. */
const LATER_QUALITY = 10;
/** A page is compressed better once it has stayed the same for this many renderings. */
const RENDERINGS_UNTIL_LATER = 10;

/** A page before it is compressed. */
export interface PageText {
  readonly status: FilledPage["status"];
  readonly html: string;
}

/** A page in the form in which it is kept: compressed, since nearly every browser accepts brotli. */
interface KeptPage {
  readonly status: FilledPage["status"];
  readonly etag: string;
  br: Uint8Array<ArrayBuffer>;
  gzip?: Promise<Uint8Array<ArrayBuffer>>;
  /** How many renderings in a row had this content. */
  renderings: number;
}

interface Entry {
  readonly page: Promise<KeptPage>;
  readonly made: number;
}

/**
 * Keeps pages for a second, so that any number of visitors of one page cost one rendering a second. A page that is the
 * same when it is rendered again keeps its compressed bytes, and is compressed better after a while. `make` may fail; then
 * nothing is kept.
 */
export function createPageCache(now: () => number = () => performance.now()) {
  const pages = new Map<string, Entry>();
  let isCompressing = false;

  async function renew(
    make: () => Promise<PageText>,
    before: Promise<KeptPage> | undefined,
  ): Promise<KeptPage> {
    const { status, html } = await make();
    const bytes = Buffer.from(html);
    const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
    const kept = await before?.catch(() => undefined);
    if (kept?.etag === etag && kept.status === status) {
      kept.renderings++;
      if (kept.renderings === RENDERINGS_UNTIL_LATER) void compressBetter(kept, bytes);
      return kept;
    }
    return { status, etag, br: await toBrotli(bytes, FIRST_QUALITY), renderings: 1 };
  }

  /** One page at a time, so that requests have the other cores. */
  async function compressBetter(page: KeptPage, bytes: Buffer): Promise<void> {
    if (isCompressing) {
      page.renderings = 0;
      return;
    }
    isCompressing = true;
    page.br = await toBrotli(bytes, LATER_QUALITY).finally(() => (isCompressing = false));
  }

  return async (key: string, accepted: string, make: () => Promise<PageText>): Promise<FilledPage> => {
    let entry = pages.get(key);
    if (entry === undefined || now() - entry.made >= FRESH_MS) {
      entry = { page: renew(make, entry?.page), made: now() };
      // The most recent last, since the first is dropped.
      pages.delete(key);
      pages.set(key, entry);
      if (pages.size > MAX_PAGES) pages.delete(pages.keys().next().value!);
      const { page } = entry;
      page.catch(() => pages.get(key)?.page === page && pages.delete(key));
    }
    return encode(await entry.page, accepted);
  };
}

async function encode(page: KeptPage, accepted: string): Promise<FilledPage> {
  const { status, etag, br } = page;
  if (/\bbr\b/.test(accepted)) return { status, etag, encoding: "br", body: br };
  if (!/\bgzip\b/.test(accepted)) return { status, etag, encoding: null, body: await fromBrotli(br) };
  page.gzip ??= fromBrotli(br).then(async (bytes) => new Uint8Array(await promisify(gzip)(bytes)));
  return { status, etag, encoding: "gzip", body: await page.gzip };
}

async function toBrotli(bytes: Uint8Array, quality: number): Promise<Uint8Array<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return new Uint8Array(await promisify(brotliCompress)(bytes, { params }));
}

async function fromBrotli(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await promisify(brotliDecompress)(bytes));
}
