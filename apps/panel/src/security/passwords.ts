import * as crypto from "node:crypto";
import { promisify } from "node:util";
import { ApiError } from "../http/api-error.js";
import { waitInWords } from "../http/limits.js";

/** Hashes passwords and codes; slow on purpose, so at most two at once and no endless queue. */
export interface Passwords {
  hash(secret: string): Promise<string>;
  /** Whether the secret made this hash. Without a hash it takes as long and is false (REQ-SEC-05). */
  verify(stored: string | null, secret: string): Promise<boolean>;
  /** Whether this Node can verify a stored hash: one made with argon2 takes Node 24.7. */
  canVerify(stored: string): boolean;
  /** Whether a stored hash was made with weaker settings than today's. */
  isOutdated(stored: string): boolean;
}

const AT_ONCE = 2;
const LONGEST_QUEUE = 50;

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

const ARGON2: Algorithm = {
  name: "argon2id",
  settings: "m=19456,t=2,p=1",
  derive: (message, nonce) =>
    new Promise((resolve, reject) =>
      argon2!(
        "argon2id",
        { message, nonce, parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 },
        (error, key) => (error ? reject(error) : resolve(key)),
      ),
    ),
};
const SCRYPT: Algorithm = {
  name: "scrypt",
  settings: "n=131072,r=8,p=1",
  derive: (secret, salt) => scrypt(secret, salt, 32, { N: 131_072, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }),
};

/** Argon2id where Node has it (24.7 and later), else scrypt; the stored text says which (REQ-AUTH-55). */
export function createPasswords(): Passwords {
  const current = argon2 === undefined ? SCRYPT : ARGON2;
  const inTurn = createTurns(AT_ONCE, LONGEST_QUEUE);
  const derive = (algorithm: Algorithm, secret: string, salt: Buffer) =>
    // The same letters can be typed as different code points: both are the same password.
    inTurn(() => algorithm.derive(secret.normalize("NFC"), salt));

  return {
    async hash(secret) {
      const salt = crypto.randomBytes(16);
      const key = await derive(current, secret, salt);
      return `$${current.name}$${current.settings}$${salt.toString("base64")}$${key.toString("base64")}`;
    },
    async verify(stored, secret) {
      const read = stored === null ? null : readHash(stored);
      const key = await derive(read?.algorithm ?? current, secret, read?.salt ?? Buffer.alloc(16));
      return read !== null && key.length === read.key.length && crypto.timingSafeEqual(key, read.key);
    },
    canVerify: (stored) => readHash(stored) !== null,
    isOutdated: (stored) => !stored.startsWith(`$${current.name}$${current.settings}$`),
  };
}

function readHash(stored: string): { algorithm: Algorithm; salt: Buffer; key: Buffer } | null {
  const [, name, settings, salt, key] = stored.split("$");
  const algorithm = [ARGON2, SCRYPT].find((known) => known.name === name && known.settings === settings);
  if (algorithm === undefined || salt === undefined || key === undefined) return null;
  if (algorithm === ARGON2 && argon2 === undefined) return null;
  return { algorithm, salt: Buffer.from(salt, "base64"), key: Buffer.from(key, "base64") };
}

function createTurns(atOnce: number, longestQueue: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= longestQueue) {
        throw new ApiError("too_many_requests", { retryAfter: 2, values: { time: waitInWords(2) } });
      }
      // Whoever ends hands its place on, so nobody can slip in between.
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
