import { type CheckedPage, digestOf } from "@talabee/shop-ssr/host";
import {
  type CompressedText,
  compressText,
  countRenewal,
  type EncodedText,
  encodeText,
} from "./compressed-text.js";

/** For how long a page is served without a check: a store that closes is shown as open no longer than this. */
const FRESH_MS = 1000;
const MAX_PAGES = 500;
/** Data outlives its page for a while: a browser asks for it once the page's first view is complete. */
const MAX_DATA = 2 * MAX_PAGES;

/** A page in the encoding that a client accepts. */
export interface FilledPage extends Pick<CheckedPage, "isPublic" | "status" | "headers"> {
  readonly etag: string;
  readonly encoding: "br" | "gzip" | null;
  readonly body: Uint8Array<ArrayBuffer>;
}

interface KeptPage extends Pick<CheckedPage, "isPublic" | "status" | "headers" | "isCurrent"> {
  readonly etag: string;
  readonly html: CompressedText;
  readonly data: KeptData | null;
}

interface KeptData {
  readonly digest: string;
  readonly text: CompressedText;
}

interface Entry {
  readonly page: Promise<KeptPage>;
  readonly made: number;
}

/**
 * Keeps pages for as long as they would be rendered the same, which is checked once a second, so that any number of
 * visitors of one page cost one check a second. Pages that stay the same are compressed better after a while. `make` may
 * fail; then nothing is kept. `data` finds the data of a page by its digest.
 */
export function createPageCache(now: () => number = () => performance.now()) {
  const pages = new Map<string, Entry>();
  const data = new Map<string, CompressedText>();

  async function renew(
    make: () => Promise<CheckedPage>,
    before: Promise<KeptPage> | undefined,
  ): Promise<KeptPage> {
    const kept = await before?.catch(() => undefined);
    // A check that fails says nothing about the page.
    if (kept !== undefined && (await kept.isCurrent().catch(() => false))) return stillTheSame(kept);
    const page = await make();
    const { isPublic, status, headers, isCurrent } = page;
    const etag = `"${digestOf(page.html)}"`;
    if (kept?.etag === etag && kept.status === status) return stillTheSame({ ...kept, isCurrent });
    const [html, keptData] = await Promise.all([compressText(page.html), keepData(page.data)]);
    return { isPublic, status, headers, isCurrent, etag, html, data: keptData };
  }

  function stillTheSame(page: KeptPage): KeptPage {
    countRenewal(page.html);
    if (page.data !== null) {
      const { digest, text } = page.data;
      countRenewal(text);
      setLast(data, digest, text, MAX_DATA);
    }
    return page;
  }

  async function keepData(source: string | null): Promise<KeptData | null> {
    if (source === null) return null;
    const digest = digestOf(source);
    const text = data.get(digest) ?? (await compressText(source));
    setLast(data, digest, text, MAX_DATA);
    return { digest, text };
  }

  return {
    async page(key: string, accepted: string, make: () => Promise<CheckedPage>): Promise<FilledPage> {
      let entry = pages.get(key);
      if (entry === undefined || now() - entry.made >= FRESH_MS) {
        const page = renew(make, entry?.page);
        entry = { page, made: now() };
        setLast(pages, key, entry, MAX_PAGES);
        page.catch(() => pages.get(key)?.page === page && pages.delete(key));
      }
      const { isPublic, status, headers, etag, html } = await entry.page;
      return { isPublic, status, headers, etag, ...(await encodeText(html, accepted)) };
    },

    async data(digest: string, accepted: string): Promise<EncodedText | null> {
      const text = data.get(digest);
      return text === undefined ? null : encodeText(text, accepted);
    },
  };
}

/** Sets an entry as the most recent one; the first is dropped when there are too many. */
function setLast<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value!);
}
