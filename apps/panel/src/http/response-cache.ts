import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Bus } from "./bus.js";
import type { Basis, CatalogueChanges } from "./catalogue-changes.js";

const MINUTE_MS = 60_000;
/** While notifications do not arrive, a response is sent again no longer than this. */
const UNHEARD_MS = 1000;
/** Memory for responses, of which the least recently used are dropped. */
const MAX_BYTES = 48 * 1024 * 1024;
/** Memory of an entry beside its response and key. */
const ENTRY_BYTES = 200;
const MAX_ADDRESSES = 20_000;
const MIN_COMPRESSED = 1024;
/** Some 2 ms for the home page, spent outside the event loop, once for each change. */
const BROTLI_QUALITY = 5;

export type Encoding = "br" | "gzip";

/** A response in the forms in which it is sent. */
export interface CachedResponse {
  readonly body: Buffer<ArrayBuffer>;
  /** Weak: it is the same for every encoding. */
  readonly etag: string;
  /** Pattern of its path, for metrics. */
  readonly route: string;
  /** The store on which alone it depends, `NO_STORE`, or null if it depends on all of them. */
  readonly storeId: string | null;
  /** Compressed forms made so far. */
  readonly encoded: Partial<Record<Encoding, Buffer<ArrayBuffer>>>;
}

/** What a response is made of. */
export interface ResponseContent {
  readonly text: string;
  /** The store on which alone it depends, or `NO_STORE`; null if it depends on others too. */
  readonly storeId: string | null;
  /** Whether it depends on the time in another way than stores do, such as on a wanted time. */
  readonly endsWithMinute?: boolean;
}

interface Kept extends Basis {
  readonly response: CachedResponse;
  /** Milliseconds since 1970, by the panel's clock. */
  readonly madeAt: number;
  readonly freshUntil: number;
}

interface Pending extends Basis {
  readonly response: Promise<CachedResponse>;
}

export interface ResponseCache {
  /** The response of a key, made if there is no fresh one; requests that arrive meanwhile get the same. */
  get(of: { key: string; route: string }, make: () => Promise<ResponseContent>): Promise<CachedResponse>;
  /** The fresh response of an address; undefined if there is none. */
  find(address: string): CachedResponse | undefined;
  /** Lets `find` answer an address with the response of a key. */
  remember(address: string, key: string): void;
  /** Drops the responses that depend on a store, or all of them; takes no longer the more there are. */
  drop(storeId: string | null): void;
}

/**
 * Keeps what guests are shown until it changes (REQ-LOAD-08): until `changes` names its store or the whole catalogue, and
 * until `nextChange`, the next time at which something begins or ends by itself.
 */
export function createResponseCache({
  bus,
  changes,
  clock,
  nextChange,
  maxBytes = MAX_BYTES,
}: {
  bus: Pick<Bus, "isConnected">;
  changes: Pick<CatalogueChanges, "last" | "isCurrent" | "note" | "settle">;
  clock: () => Date;
  nextChange: (now: Date) => Promise<number>;
  maxBytes?: number;
}): ResponseCache {
  const kept = new LRUCache<string, Kept>({
    maxSize: maxBytes,
    // Compressed forms are a quarter of it.
    sizeCalculation: ({ response }, key) => Math.ceil(1.25 * response.body.length) + key.length + ENTRY_BYTES,
  });
  /** Responses that are being made, which nothing else refers to. */
  const pending = new Map<string, Pending>();
  const keyOfAddress = new LRUCache<string, string>({ max: MAX_ADDRESSES });

  function isFresh({ madeAt, freshUntil, ...basis }: Kept): boolean {
    if (!changes.isCurrent(basis)) return false;
    const now = clock().getTime();
    return now >= madeAt && now < freshUntil && (bus.isConnected() || now - madeAt < UNHEARD_MS);
  }

  function findFresh(key: string): CachedResponse | undefined {
    const entry = kept.get(key);
    return entry !== undefined && isFresh(entry) ? entry.response : undefined;
  }

  async function make(
    { key, route }: { key: string; route: string },
    asOf: number,
    read: () => Promise<ResponseContent>,
  ): Promise<CachedResponse> {
    const now = clock();
    const [{ text, storeId, endsWithMinute = false }, change] = await Promise.all([read(), nextChange(now)]);
    // A response that is no longer fresh is kept for comparison: most changes leave most responses as they are.
    const response = sameOrNew(kept.peek(key)?.response, { route, text, storeId });
    // Something changed meanwhile: what was read may be old.
    if (!changes.isCurrent({ asOf, storeId })) return response;
    const minute = endsWithMinute ? (Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS : change;
    kept.set(key, {
      response,
      storeId,
      asOf,
      madeAt: now.getTime(),
      freshUntil: Math.min(minute, change),
    });
    return response;
  }

  return {
    drop: (storeId) => changes.note({ storeId }),
    async get(of, read) {
      await changes.settle();
      const fresh = findFresh(of.key);
      if (fresh !== undefined) return fresh;
      const under = pending.get(of.key);
      if (under !== undefined && changes.isCurrent(under)) return under.response;
      const asOf = changes.last();
      const begun: Pending = {
        response: make(of, asOf, read),
        asOf,
        storeId: kept.peek(of.key)?.storeId ?? null,
      };
      pending.set(of.key, begun);
      const isNewest = () => pending.get(of.key) === begun;
      try {
        return await begun.response;
      } catch (error) {
        // A store that is gone, for example: nothing of it is sent again.
        if (isNewest()) kept.delete(of.key);
        throw error;
      } finally {
        if (isNewest()) pending.delete(of.key);
      }
    },
    find(address) {
      const key = keyOfAddress.get(address);
      return key === undefined || changes.settle() !== null ? undefined : findFresh(key);
    },
    remember: (address, key) => void keyOfAddress.set(address, key),
  };
}

/** The response before if nothing changed, with its compressed forms. */
function sameOrNew(
  before: CachedResponse | undefined,
  { route, text, storeId }: Pick<CachedResponse, "route" | "storeId"> & { readonly text: string },
): CachedResponse {
  const body = Buffer.from(text);
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  if (before?.etag === etag && before.storeId === storeId) return before;
  return { body, etag, route, storeId, encoded: {} };
}

/** Whether a client has the response already, by its `If-None-Match`. */
export function isSameTag(known: string | undefined, etag: string): boolean {
  return known !== undefined && (known.includes(etag) || known.trim() === "*");
}

/** The best encoding that a client accepts for a response; null for none. */
export function encodingFor(response: CachedResponse, accepted: string): Encoding | null {
  if (response.body.length < MIN_COMPRESSED) return null;
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}

const compressing = new WeakMap<CachedResponse, Map<Encoding, Promise<Buffer<ArrayBuffer>>>>();

/** A response's bytes in an encoding; compressed once, however many ask for it. */
export async function encode(
  response: CachedResponse,
  encoding: Encoding | null,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === null) return response.body;
  const known = response.encoded[encoding];
  if (known !== undefined) return known;
  const started = compressing.get(response) ?? new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  compressing.set(response, started);
  const work = started.get(encoding) ?? compress(response.body, encoding);
  started.set(encoding, work);
  return (response.encoded[encoding] = await work);
}

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return promisify(gzip)(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return promisify(brotliCompress)(body, { params });
}
