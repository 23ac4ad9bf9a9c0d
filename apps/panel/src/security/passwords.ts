import { readPassword } from "@talabee/domain";
import * as crypto from "node:crypto";
import { promisify } from "node:util";
import { ApiError } from "../http/api-error.js";
import { formatWait } from "../http/limits.js";

/** Hashes passwords and codes. Hashing is slow by design, so concurrency and queue length are limited. */
export interface Passwords {
  hash(secret: string): Promise<string>;
  /** Whether the secret matches the hash. Without a hash it takes the same time and returns false (REQ-SEC-05). */
  verify(stored: string | null, secret: string): Promise<boolean>;
  /** Whether this Node version can verify a stored hash: argon2 requires Node 24.7. */
  canVerify(stored: string): boolean;
  /** Whether the hash that a secret matches is of other settings, or of another reading of the secret, than new hashes. */
  isOutdated(stored: string, secret: string): boolean;
}

const MAX_CONCURRENT = 2;
const MAX_QUEUE_LENGTH = 50;

interface Algorithm {
  readonly name: "argon2id" | "scrypt";
  readonly settings: string;
  derive(secret: string, salt: Buffer): Promise<Buffer>;
}

type Argon2 = (
  algorithm: "argon2id",
  parameters: {
    message: string;
    nonce: Buffer;
    parallelism: number;
    tagLength: number;
    memory: number;
    passes: number;
  },
  done: (error: Error | null, key: Buffer) => void,
) => void;

const argon2 = (crypto as unknown as { argon2?: Argon2 }).argon2;
const scrypt = promisify<string, Buffer, number, crypto.ScryptOptions, Buffer>(crypto.scrypt);

/** What a hash costs: memory in KiB, and passes over it. */
export interface HashCost {
  readonly memory: number;
  readonly passes: number;
}

/** As OWASP recommends it. */
export const HASH_COST: HashCost = { memory: 19_456, passes: 2 };

const argon2id = ({ memory, passes }: HashCost): Algorithm => ({
  name: "argon2id",
  settings: `m=${memory},t=${passes},p=1`,
  derive: (message, nonce) =>
    new Promise((resolve, reject) =>
      argon2!("argon2id", { message, nonce, parallelism: 1, tagLength: 32, memory, passes }, (error, key) =>
        error ? reject(error) : resolve(key),
      ),
    ),
});
const SCRYPT: Algorithm = {
  name: "scrypt",
  settings: "n=131072,r=8,p=1",
  derive: (secret, salt) => scrypt(secret, salt, 32, { N: 131_072, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }),
};

/**
 * Argon2id where Node supports it (24.7 and later), else scrypt; the stored hash names its algorithm and cost (REQ-AUTH-55).
 * Tests of other things choose a lower cost.
 */
export function createPasswords(cost = HASH_COST): Passwords {
  const own = argon2id(cost);
  const current = argon2 === undefined ? SCRYPT : own;
  const limited = createConcurrencyLimit(MAX_CONCURRENT, MAX_QUEUE_LENGTH);
  const derive = (algorithm: Algorithm, secret: string, salt: Buffer) =>
    limited(() => algorithm.derive(secret, salt));

  return {
    async hash(secret) {
      const salt = crypto.randomBytes(16);
      const key = await derive(current, readPassword(secret), salt);
      return `$${current.name}$${current.settings}$${salt.toString("base64")}$${key.toString("base64")}`;
    },
    async verify(stored, secret) {
      const read = stored === null ? null : readHash(stored, own);
      let matches = false;
      // Every reading is tried whatever the others gave: the time says nothing about the stored hash.
      for (const reading of readings(secret)) {
        const key = await derive(read?.algorithm ?? current, reading, read?.salt ?? Buffer.alloc(16));
        const isEqual =
          read !== null && key.length === read.key.length && crypto.timingSafeEqual(key, read.key);
        matches ||= isEqual;
      }
      return matches;
    },
    canVerify: (stored) => readHash(stored, own) !== null,
    isOutdated: (stored, secret) =>
      !stored.startsWith(`$${current.name}$${current.settings}$`) || readings(secret).length > 1,
  };
}

/**
 * A secret as new hashes read it and, where that differs, as earlier ones did: composed (NFC), but with the blanks of the
 * keyboard, such as the non-breaking one of a Mac's Option and space.
 */
function readings(secret: string): string[] {
  return [...new Set([readPassword(secret), secret.normalize("NFC")])];
}

function readHash(
  stored: string,
  own: Algorithm,
): { algorithm: Algorithm; salt: Buffer; key: Buffer } | null {
  const [, name, settings, salt, key] = stored.split("$");
  const algorithm = [own, SCRYPT].find((known) => known.name === name && known.settings === settings);
  if (algorithm === undefined || salt === undefined || key === undefined) return null;
  if (algorithm === own && argon2 === undefined) return null;
  return { algorithm, salt: Buffer.from(salt, "base64"), key: Buffer.from(key, "base64") };
}

function createConcurrencyLimit(atOnce: number, longestQueue: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function limited<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) {
        throw new ApiError("too_many_requests", { retryAfter: 2, values: { time: formatWait(2) } });
      }
      // The finishing task passes its slot to this one without decrementing `running`, so no other task takes the slot.
      await new Promise<void>((go) => waiting.push(go));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running--;
      else next();
    }
  };
}
