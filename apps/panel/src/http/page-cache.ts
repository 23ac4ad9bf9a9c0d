import { setTimeout as wait } from "node:timers/promises";
import { ANY_STORE, type Begin, type CheckedPage, digestOf } from "@talabee/shop-ssr/host";
import type { CatalogueChange, CatalogueChanges } from "./catalogue-changes.js";
import {
  type CompressedText,
  compressText,
  countRenewal,
  type EncodedText,
  encodeText,
  type StreamedText,
  streamText,
} from "./compressed-text.js";

/**
 * For how long a page may be sent after this server has heard of a change. Another server hears of it after a quarter of a second
 * (`outbox-relay.ts`): a store that closes is shown as open for a second at most, everywhere.
 */
const GRACE_MS = 500;
/** Between renewals of pages that nobody asks for, which must not take the time of others. */
const PAUSE_MS = 200;
const MAX_PAGES = 500;
/** Data outlives its page for a while: a browser asks for it once the page's first view is complete. */
const MAX_DATA = 2 * MAX_PAGES;

/** A page in the encoding that a client accepts. */
export interface FilledPage extends EncodedText, Pick<CheckedPage, "isPublic" | "status" | "headers"> {
  readonly etag: string;
}

interface KeptPage extends Omit<CheckedPage, "html" | "rest" | "data"> {
  readonly etag: string;
  readonly html: CompressedText;
  readonly data: KeptData | null;
}

interface KeptData {
  readonly digest: string;
  readonly text: CompressedText;
}

type Make = (begin?: Begin) => Promise<CheckedPage>;

/** A page that is made for the first time; its beginning may be known before the rest. */
interface FirstMaking {
  readonly beginning: Promise<string>;
  readonly page: Promise<CheckedPage>;
}

interface Entry {
  readonly make: Make;
  page: Promise<KeptPage>;
  /** The same once it is made; null while the first one is made. */
  made: KeptPage | null;
  /** Null once it is made. */
  first: FirstMaking | null;
  /** When it was last known to be what would be rendered. */
  checkedAt: number;
  /** When the first change came that it may not show yet; null if there is none. */
  outdatedAt: number | null;
  renewal: { readonly outdatedAt: number; readonly done: Promise<void> } | null;
  /** Whether somebody has asked for it since it was last renewed. */
  isUsed: boolean;
}

export interface PageCacheOptions {
  readonly changes: Pick<CatalogueChanges, "subscribe" | "settle" | "overdue">;
  /** Whether this server hears of changes. */
  readonly isConnected: () => boolean;
  readonly now?: () => number;
  readonly pause?: () => Promise<void>;
}

/**
 * Keeps pages and sends them without asking whether they are current: changes say so. A page that a change concerns is
 * renewed at once, behind the answers: its reads are repeated, and it is rendered again if they differ. Until then, for
 * half a second at most, it is sent as it was. Pages that were asked for come first. Pages that stay the same are
 * compressed better after a while. `make` may fail; then nothing is kept. `data` finds the data of a page by its digest.
 */
export function createPageCache({
  changes,
  isConnected,
  now = () => performance.now(),
  pause = () => wait(PAUSE_MS, undefined, { ref: false }),
}: PageCacheOptions) {
  const pages = new Map<string, Entry>();
  const data = new Map<string, CompressedText>();
  let isRenewing = false;

  changes.subscribe((change) => {
    for (const entry of pages.values()) if (concerns(change, entry.made)) entry.outdatedAt ??= now();
    void renewAll();
  });

  async function keep(page: CheckedPage): Promise<KeptPage> {
    const { rest: _, ...kept } = page;
    const [html, keptData] = await Promise.all([compressText(page.html), keepData(page.data)]);
    return { ...kept, etag: `"${digestOf(page.html)}"`, html, data: keptData };
  }

  /** The page as it would be rendered now. */
  async function next(kept: KeptPage, make: Make): Promise<KeptPage> {
    // A check that fails says nothing about the page.
    if (await kept.isCurrent().catch(() => false)) return stillTheSame(kept);
    const page = await make();
    const isSame = kept.etag === `"${digestOf(page.html)}"` && kept.status === page.status;
    if (!isSame) return keep(page);
    const { rest: _, ...same } = page;
    return stillTheSame({ ...same, etag: kept.etag, html: kept.html, data: kept.data });
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

  function add(key: string, make: Make): Entry {
    const { promise: beginning, resolve: begin } = Promise.withResolvers<string>();
    const making = make(begin);
    const page = making.then(keep);
    const entry: Entry = {
      make,
      page,
      made: null,
      first: { beginning, page: making },
      checkedAt: now(),
      outdatedAt: null,
      renewal: null,
      isUsed: true,
    };
    setLast(pages, key, entry, MAX_PAGES);
    page.then(
      (made) => {
        Object.assign(entry, { made, first: null });
        if (entry.outdatedAt !== null) void renewAll();
      },
      () => forget(key, entry),
    );
    return entry;
  }

  const forget = (key: string, entry: Entry) => pages.get(key) === entry && pages.delete(key);

  /** Renews a page; several renewals at the same time are one. */
  function renew(key: string, entry: Entry): Promise<void> {
    entry.renewal ??= { outdatedAt: entry.outdatedAt ?? now(), done: run() };
    return entry.renewal.done;

    async function run(): Promise<void> {
      // What changes from here on, this renewal may have read before.
      entry.outdatedAt = null;
      entry.isUsed = false;
      const begun = now();
      try {
        const made = await next(await entry.page, entry.make);
        Object.assign(entry, { made, page: Promise.resolve(made), checkedAt: begun });
      } catch {
        forget(key, entry);
      }
      entry.renewal = null;
      if (entry.outdatedAt !== null) void renewAll();
    }
  }

  /** Renews what is outdated, one page at a time. */
  async function renewAll(): Promise<void> {
    if (isRenewing) return;
    isRenewing = true;
    for (let outdated = findOutdated(); outdated !== undefined; outdated = findOutdated()) {
      const [key, entry] = outdated;
      if (entry.isUsed) await renew(key, entry);
      else {
        await pause();
        // Another one may have been asked for meanwhile.
        await renew(...(findOutdated() ?? outdated));
      }
    }
    isRenewing = false;
  }

  /** A page to renew: of those that somebody has asked for, or else of all, the one that was asked for last. */
  function findOutdated(): [string, Entry] | undefined {
    const outdated = [...pages].filter(
      ([, { made, outdatedAt, renewal }]) =>
        made !== null && renewal === null && (outdatedAt !== null || !made.isOfNow()),
    );
    return outdated.findLast(([, { isUsed }]) => isUsed) ?? outdated.at(-1);
  }

  /** Whether the page may show what has changed longer ago than a second. */
  const isTooOld = (entry: Entry) =>
    (entry.outdatedAt !== null && now() - entry.outdatedAt >= GRACE_MS) ||
    (!isConnected() && now() - entry.checkedAt >= GRACE_MS);

  /** The page of an entry, as it was no more than a second ago. */
  async function current(key: string, entry: Entry): Promise<KeptPage> {
    if (changes.overdue() >= GRACE_MS) await changes.settle();
    if (entry.renewal !== null && now() - entry.renewal.outdatedAt >= GRACE_MS) await entry.renewal.done;
    if (entry.made !== null && isTooOld(entry)) await renew(key, entry);
    else if (entry.made?.isOfNow() === false) void renewAll();
    return entry.page;
  }

  function entryOf(key: string, make: Make): Entry {
    let entry = pages.get(key);
    // The shell in place of a page that failed is no page: it is tried again.
    if (entry?.made?.isPage === false && now() - entry.checkedAt >= GRACE_MS) entry = undefined;
    if (entry === undefined) entry = add(key, make);
    else setLast(pages, key, entry, MAX_PAGES);
    entry.isUsed = true;
    return entry;
  }

  return {
    /** A page that is made for the first time, as soon as its beginning is known; null for any other. */
    async begun(key: string, accepted: string, make: Make): Promise<StreamedText | null> {
      const { first } = entryOf(key, make);
      if (first === null) return null;
      const whole = first.page.then(
        () => null,
        () => null,
      );
      const beginning = await Promise.race([first.beginning, whole]);
      if (beginning === null) return null;
      return streamText(
        beginning,
        first.page.then(({ rest }) => rest ?? ""),
        accepted,
      );
    },

    async page(key: string, accepted: string, make: Make): Promise<FilledPage> {
      const entry = entryOf(key, make);
      const { isPublic, status, headers, etag, html } = await current(key, entry);
      return { isPublic, status, headers, etag, ...(await encodeText(html, accepted)) };
    },

    async data(digest: string, accepted: string): Promise<EncodedText | null> {
      const text = data.get(digest);
      return text === undefined ? null : encodeText(text, accepted);
    },
  };
}

/** Whether a change may show on a page; one that is being made may have been read before it. */
function concerns({ storeId, isOwn = false }: CatalogueChange, page: KeptPage | null): boolean {
  if (storeId === null || page === null) return true;
  return page.dependsOn.has(storeId) || (!isOwn && page.dependsOn.has(ANY_STORE));
}

/** Sets an entry as the most recent one; the first is dropped when there are too many. */
function setLast<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value!);
}
