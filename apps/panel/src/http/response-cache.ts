import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Bus } from "./bus.js";

/** Opening hours, slots and preparation times are whole minutes. */
const MINUTE_MS = 60_000;
/** While notifications do not arrive, a response is sent again no longer than this. */
const UNHEARD_MS = 1000;
/** Memory for responses, of which the least recently made are dropped. */
const MAX_BYTES = 48 * 1024 * 1024;
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
  /** Compressed forms made so far. */
  readonly encoded: Partial<Record<Encoding, Buffer<ArrayBuffer>>>;
}

/** What a response is made of. */
export interface ResponseContent {
  readonly text: string;
  /** The store on which alone it depends; null if it depends on others too. */
  readonly storeId: string | null;
}

interface Entry {
  readonly key: string;
  readonly route: string;
  response: CachedResponse | null;
  /** Milliseconds since 1970, by the panel's clock. */
  madeAt: number;
  freshUntil: number;
  storeId: string | null;
  pending: Promise<CachedResponse> | null;
  bytes: number;
  /** Addresses of requests that this response is sent to. */
  readonly addresses: Set<string>;
}

export interface ResponseCache {
  /** The response of a key, made if there is no fresh one; requests that arrive meanwhile get the same. */
  get(of: { key: string; route: string }, make: () => Promise<ResponseContent>): Promise<CachedResponse>;
  /** The fresh response of an address; undefined if there is none. */
  find(address: string): CachedResponse | undefined;
  /** Lets `find` answer an address with the response of a key. */
  remember(address: string, key: string): void;
  /** Drops the responses that depend on a store, or all of them. */
  drop(storeId: string | null): void;
}

/**
 * Keeps what guests are shown until it changes (REQ-LOAD-08): until the bus names its store or the whole catalogue, until the
 * next whole minute, and until `nextChange`, the next time at which something begins or ends by itself.
 */
export function createResponseCache({
  bus,
  clock,
  nextChange,
  maxBytes = MAX_BYTES,
}: {
  bus: Pick<Bus, "onCatalogueChange" | "isConnected">;
  clock: () => Date;
  nextChange: (now: Date) => Promise<number>;
  maxBytes?: number;
}): ResponseCache {
  const entries = new Map<string, Entry>();
  const byAddress = new Map<string, Entry>();
  let bytes = 0;
  bus.onCatalogueChange(drop);

  function isFresh({ response, madeAt, freshUntil }: Entry): boolean {
    if (response === null) return false;
    const now = clock().getTime();
    return now >= madeAt && now < freshUntil && (bus.isConnected() || now - madeAt < UNHEARD_MS);
  }

  function drop(storeId: string | null): void {
    for (const entry of entries.values()) {
      if (storeId !== null && entry.storeId !== null && entry.storeId !== storeId) continue;
      // Its bytes are kept for comparison: most changes leave most responses as they are.
      entry.freshUntil = 0;
      entry.pending = null;
    }
  }

  function remove(entry: Entry): void {
    entries.delete(entry.key);
    bytes -= entry.bytes;
    for (const address of entry.addresses) byAddress.delete(address);
  }

  function renew(entry: Entry, make: () => Promise<ResponseContent>): Promise<CachedResponse> {
    const now = clock();
    const renewal: Promise<CachedResponse> = Promise.all([make(), nextChange(now)]).then(
      ([{ text, storeId }, change]) => {
        const response = sameOrNew(entry, text);
        // Dropped meanwhile: what was read may be old.
        if (entry.pending !== renewal) return response;
        const minute = (Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS;
        const freshUntil = Math.min(minute, change);
        Object.assign(entry, { response, storeId, madeAt: now.getTime(), freshUntil, pending: null });
        account(entry);
        return response;
      },
    );
    entry.pending = renewal;
    renewal.catch(() => {
      // A store that is gone, for example: nothing of it is sent again.
      if (entry.pending === renewal) remove(entry);
    });
    return renewal;
  }

  function account(entry: Entry): void {
    if (entries.get(entry.key) !== entry) return;
    bytes -= entry.bytes;
    // Compressed forms are a quarter of it.
    entry.bytes = 1.25 * entry.response!.body.length;
    bytes += entry.bytes;
    // The most recently made last, since the first is dropped.
    entries.delete(entry.key);
    entries.set(entry.key, entry);
    for (const oldest of entries.values()) {
      if (bytes <= maxBytes || oldest === entry) break;
      remove(oldest);
    }
  }

  return {
    drop,
    async get({ key, route }, make) {
      let entry = entries.get(key);
      if (entry === undefined) {
        entry = {
          key,
          route,
          response: null,
          madeAt: 0,
          freshUntil: 0,
          storeId: null,
          pending: null,
          bytes: 0,
          addresses: new Set(),
        };
        entries.set(key, entry);
      }
      if (isFresh(entry)) return entry.response!;
      return entry.pending ?? renew(entry, make);
    },
    find(address) {
      const entry = byAddress.get(address);
      return entry !== undefined && isFresh(entry) ? entry.response! : undefined;
    },
    remember(address, key) {
      const entry = entries.get(key);
      if (entry === undefined || byAddress.get(address) === entry) return;
      byAddress.get(address)?.addresses.delete(address);
      byAddress.set(address, entry);
      entry.addresses.add(address);
      if (byAddress.size <= MAX_ADDRESSES) return;
      const [oldest, of] = byAddress.entries().next().value!;
      byAddress.delete(oldest);
      of.addresses.delete(oldest);
    },
  };
}

/** The response before if nothing changed, with its compressed forms. */
function sameOrNew(
  { response: before, route }: Pick<Entry, "response" | "route">,
  text: string,
): CachedResponse {
  const body = Buffer.from(text);
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return before?.etag === etag ? before : { body, etag, route, encoded: {} };
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
