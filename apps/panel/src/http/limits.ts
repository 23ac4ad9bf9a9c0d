import { RESEND_COOLDOWN_S } from "@talabee/domain";
import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import type { Config } from "../config.js";
import type { LimitName } from "../rate-limits.js";
import type { RawQueries } from "../db/database.js";
import { ApiError } from "./api-error.js";
import { addressNetwork } from "./client-address.js";
import { createSharedCounter } from "./shared-counter.js";

/** Limits that protect the server itself, counted in memory. */
const IN_MEMORY = ["requests", "cached", "pages"] as const;
type MemoryLimit = (typeof IN_MEMORY)[number];
const isInMemory = (name: LimitName): name is MemoryLimit => (IN_MEMORY as readonly string[]).includes(name);
/** Limits that are counted in the database. */
type StoredLimit = Exclude<LimitName, MemoryLimit>;

export interface Limits {
  /**
   * Counts one use; throws the ApiError `too_many_requests` when there are none left. The key of an IPv6 address
   * (`addressGroup`) counts for its network, too.
   */
  use(name: LimitName, key: string): Promise<void>;
  /** Like `use` for reads from memory, without waiting; returns false when none are left. */
  tryCached(key: string): boolean;
  /** Like `use`, but returns false when none are left. */
  tryUse(name: StoredLimit, key: string): Promise<boolean>;
  /** Gives one use back: only failures count. */
  giveBack(name: StoredLimit, key: string): Promise<void>;
  /** Counts one of five tries of a code. Returns how many are left after it, or null when there was none. */
  useCodeTry(key: string): Promise<number | null>;
  /** Like `use`, but from the first refusal on the wait doubles, up to an hour. */
  useSlowing(name: StoredLimit, key: string): Promise<void>;
  /** Resets the count, after a success. */
  reset(name: StoredLimit, key: string): Promise<void>;
  /** Starts the resend cooldown of an address. Returns the seconds left if it is already running, else null. */
  startCooldown(email: string): Promise<number | null>;
  /** Seconds until another code may be requested; 0 if it may be requested now. */
  cooldownLeft(email: string): Promise<number>;
}

const LONGEST_WAIT_S = 3600;
/** Tries of one code from one network address. Not configurable: it keeps codes from being guessed. */
const CODE_TRIES = 5;
/** Longer than any code is valid. */
const CODE_TRIES_KEPT_S = 3600;
/**
 * Limit of an IPv6 network of the size /48, in limits of one address: a mobile carrier has thousands of customers in it, and
 * an attacker who rents one 65,536 addresses.
 */
const NETWORK_FACTOR = 20;

/**
 * Rate limits, counted in the database so that counts survive restarts and are shared between servers. The limits on
 * requests, reads from memory and pages protect the server itself and are therefore counted in memory; servers on one database
 * (`isShared`) synchronize the first periodically.
 */
export function createLimits(
  raw: RawQueries,
  limits: Config["limits"],
  { isShared = false }: { isShared?: boolean } = {},
): Limits {
  const counters: Readonly<Record<MemoryLimit, (key: string) => number | null>> = {
    requests: createAddressCounter(isShared ? raw : null, { name: "requests", ...limits.requests }),
    cached: createAddressCounter(null, { name: "cached", ...limits.cached }),
    pages: createAddressCounter(null, { name: "pages", ...limits.pages }),
  };
  const storeClient = {
    query: ({ text, values }: { text: string; values: unknown[] }) => raw.query(text, values ?? []),
  };
  const inDatabase = (keyPrefix: string, points: number, duration: number): RateLimiterAbstract =>
    new RateLimiterPostgres({
      storeClient,
      storeType: "client",
      tableName: "rate_limits",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    });
  const names = (Object.keys(limits) as LimitName[]).filter((name): name is StoredLimit => !isInMemory(name));
  const byName = Object.fromEntries(
    names.map((name) => [name, inDatabase(name, limits[name].points, limits[name].seconds)]),
  ) as Record<StoredLimit, RateLimiterAbstract>;
  const ofNetworks = Object.fromEntries(
    names.map((name) => {
      const { points, seconds } = limits[name];
      return [name, inDatabase(`${name}_network`, NETWORK_FACTOR * points, seconds)];
    }),
  ) as Record<StoredLimit, RateLimiterAbstract>;
  const refusals = inDatabase("refusals", Number.MAX_SAFE_INTEGER, 2 * LONGEST_WAIT_S);
  const cooldowns = inDatabase("cooldown", 1, RESEND_COOLDOWN_S);
  const codeTries = inDatabase("code_tries", CODE_TRIES, CODE_TRIES_KEPT_S);

  return {
    async use(name, key) {
      if (isInMemory(name)) {
        const wait = counters[name](key);
        if (wait !== null) throw tooMany(wait);
        return;
      }
      const result = await consume(byName[name], hashed(key));
      if (!result.passed) throw tooMany(result.waitSeconds);
      const network = addressNetwork(key);
      if (network === null) return;
      const ofNetwork = await consume(ofNetworks[name], hashed(network));
      if (!ofNetwork.passed) throw tooMany(ofNetwork.waitSeconds);
    },
    tryCached: (key) => counters.cached(key) === null,
    async tryUse(name, key) {
      return (await consume(byName[name], hashed(key))).passed;
    },
    async giveBack(name, key) {
      await byName[name].reward(hashed(key), 1);
    },
    async useCodeTry(key) {
      const result = await consume(codeTries, hashed(key));
      return result.passed ? result.left : null;
    },
    async useSlowing(name, key) {
      const result = await consume(byName[name], hashed(key));
      if (result.passed) return;
      const { consumedPoints } = await refusals.penalty(hashed(`${name}:${key}`), 1);
      const wait = Math.min(limits[name].seconds * 2 ** Math.min(consumedPoints - 1, 16), LONGEST_WAIT_S);
      await byName[name].block(hashed(key), wait);
      throw tooMany(wait);
    },
    async reset(name, key) {
      await byName[name].delete(hashed(key));
      await refusals.delete(hashed(`${name}:${key}`));
    },
    async startCooldown(email) {
      const result = await consume(cooldowns, hashed(email));
      return result.passed ? null : result.waitSeconds;
    },
    async cooldownLeft(email) {
      const state = await cooldowns.get(hashed(email));
      return state === null || state.consumedPoints < 1
        ? 0
        : Math.max(0, Math.ceil(state.msBeforeNext / 1000));
    },
  };
}

/** Counts uses by address and, for IPv6, by its network; returns the seconds to wait if either is used up. */
function createAddressCounter(
  raw: RawQueries | null,
  limit: { name: string; points: number; seconds: number },
): (key: string) => number | null {
  const addresses = createSharedCounter(raw, limit);
  const networks = createSharedCounter(raw, {
    ...limit,
    name: `${limit.name}_network`,
    points: NETWORK_FACTOR * limit.points,
  });
  return (key) => {
    const wait = addresses.use(key);
    if (wait !== null) return wait;
    const network = addressNetwork(key);
    return network === null ? null : networks.use(network);
  };
}

async function consume(
  limiter: RateLimiterAbstract,
  key: string,
): Promise<{ passed: true; left: number } | { passed: false; waitSeconds: number }> {
  try {
    return { passed: true, left: (await limiter.consume(key)).remainingPoints };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { passed: false, waitSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
  }
}

/** Hashes a key: keys contain e-mail and network addresses, which the table must not store. */
function hashed(key: string): string {
  return createHash("sha256").update(key).digest("base64url");
}

function tooMany(seconds: number): ApiError {
  return new ApiError("too_many_requests", { retryAfter: seconds, values: { time: formatWait(seconds) } });
}

const roundUpWait = (seconds: number) =>
  seconds < 60
    ? { unit: "second" as const, count: seconds }
    : { unit: "minute" as const, count: Math.ceil(seconds / 60) };

/** Formats a wait with its unit in the language of the request, with Western digits. */
export function formatWait(seconds: number) {
  const { unit, count } = roundUpWait(seconds);
  return (language: "en" | "ar") =>
    new Intl.NumberFormat(language === "ar" ? "ar-u-nu-latn" : "en", {
      style: "unit",
      unit,
      unitDisplay: "long",
    }).format(count);
}
