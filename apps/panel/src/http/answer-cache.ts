import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Bus } from "./bus.js";

/** Opening hours, slots and preparation times are whole minutes. */
const MINUTE_MS = 60_000;
/** While notifications do not arrive, an answer is sent again no longer than this. */
const UNHEARD_MS = 1000;
/** Memory for answers, of which the least recently made are dropped. */
const MAX_BYTES = 48 * 1024 * 1024;
const MAX_ADDRESSES = 20_000;
const MIN_COMPRESSED = 1024;
/** Some 2 ms for the home page, spent outside the event loop, once for each change. */
const BROTLI_QUALITY = 5;

export type Encoding = "br" | "gzip";

/** An answer in the forms in which it is sent. */
export interface Answer {
  readonly body: Buffer<ArrayBuffer>;
  /** Weak: it is the same for every encoding. */
  readonly etag: string;
  /** Pattern of its path, for metrics. */
  readonly route: string;
  /** Compressed forms made so far. */
  readonly encoded: Partial<Record<Encoding, Buffer<ArrayBuffer>>>;
}

/** What an answer is made of. */
export interface Made {
  readonly text: string;
  /** The store on which alone it depends; null if it depends on others too. */
  readonly storeId: string | null;
}

interface Entry {
  readonly key: string;
  readonly route: string;
  answer: Answer | null;
  /** Milliseconds since 1970, by the panel's clock. */
  madeAt: number;
  freshUntil: number;
  storeId: string | null;
  pending: Promise<Answer> | null;
  bytes: number;
  /** Addresses of requests that this answer is sent to. */
  readonly addresses: Set<string>;
}

export interface AnswerCache {
  /** The answer of a key, made if there is no fresh one; requests that arrive meanwhile get the same. */
  get(of: { key: string; route: string }, make: () => Promise<Made>): Promise<Answer>;
  /** The fresh answer of an address; undefined if there is none. */
  find(address: string): Answer | undefined;
  /** Lets `find` answer an address with the answer of a key. */
  remember(address: string, key: string): void;
  /** Drops the answers that depend on a store, or all of them. */
  drop(storeId: string | null): void;
}

/**
 * Keeps what guests are shown until it changes (REQ-LOAD-08): until the bus names its store or the whole catalogue, until the
 * next whole minute, and until `nextChange`, the next time at which something begins or ends by itself.
 */
export function createAnswerCache({
  bus,
  clock,
  nextChange,
  maxBytes = MAX_BYTES,
}: {
  bus: Pick<Bus, "onCatalogueChange" | "isConnected">;
  clock: () => Date;
  nextChange: (now: Date) => Promise<number>;
  maxBytes?: number;
}): AnswerCache {
  const entries = new Map<string, Entry>();
  const byAddress = new Map<string, Entry>();
  let bytes = 0;
  bus.onCatalogueChange(drop);

  function isFresh({ answer, madeAt, freshUntil }: Entry): boolean {
    if (answer === null) return false;
    const now = clock().getTime();
    return now >= madeAt && now < freshUntil && (bus.isConnected() || now - madeAt < UNHEARD_MS);
  }

  function drop(storeId: string | null): void {
    for (const entry of entries.values()) {
      if (storeId !== null && entry.storeId !== null && entry.storeId !== storeId) continue;
      // Its bytes are kept for comparison: most changes leave most answers as they are.
      entry.freshUntil = 0;
      entry.pending = null;
    }
  }

  function remove(entry: Entry): void {
    entries.delete(entry.key);
    bytes -= entry.bytes;
    for (const address of entry.addresses) byAddress.delete(address);
  }

  function renew(entry: Entry, make: () => Promise<Made>): Promise<Answer> {
    const now = clock();
    const renewal: Promise<Answer> = Promise.all([make(), nextChange(now)]).then(
      ([{ text, storeId }, change]) => {
        const answer = sameOrNew(entry, text);
        // Dropped meanwhile: what was read may be old.
        if (entry.pending !== renewal) return answer;
        const minute = (Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS;
        const freshUntil = Math.min(minute, change);
        Object.assign(entry, { answer, storeId, madeAt: now.getTime(), freshUntil, pending: null });
        account(entry);
        return answer;
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
    entry.bytes = 1.25 * entry.answer!.body.length;
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
          answer: null,
          madeAt: 0,
          freshUntil: 0,
          storeId: null,
          pending: null,
          bytes: 0,
          addresses: new Set(),
        };
        entries.set(key, entry);
      }
      if (isFresh(entry)) return entry.answer!;
      return entry.pending ?? renew(entry, make);
    },
    find(address) {
      const entry = byAddress.get(address);
      return entry !== undefined && isFresh(entry) ? entry.answer! : undefined;
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

/** The answer before if nothing changed, with its compressed forms. */
function sameOrNew({ answer: before, route }: Pick<Entry, "answer" | "route">, text: string): Answer {
  const body = Buffer.from(text);
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  return before?.etag === etag ? before : { body, etag, route, encoded: {} };
}

/** Whether a client has the answer already, by its `If-None-Match`. */
export function isSameTag(known: string | undefined, etag: string): boolean {
  return known !== undefined && (known.includes(etag) || known.trim() === "*");
}

/** The best encoding that a client accepts for an answer; null for none. */
export function encodingFor(answer: Answer, accepted: string): Encoding | null {
  if (answer.body.length < MIN_COMPRESSED) return null;
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : null;
}

const compressing = new WeakMap<Answer, Map<Encoding, Promise<Buffer<ArrayBuffer>>>>();

/** An answer's bytes in an encoding; compressed once, however many ask for it. */
export async function encode(answer: Answer, encoding: Encoding | null): Promise<Buffer<ArrayBuffer>> {
  if (encoding === null) return answer.body;
  const known = answer.encoded[encoding];
  if (known !== undefined) return known;
  const started = compressing.get(answer) ?? new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();
  compressing.set(answer, started);
  const work = started.get(encoding) ?? compress(answer.body, encoding);
  started.set(encoding, work);
  return (answer.encoded[encoding] = await work);
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
