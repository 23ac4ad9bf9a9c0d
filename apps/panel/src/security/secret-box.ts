import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Encrypts secrets that the database stores, with a key that it does not contain. */
export interface SecretBox {
  /** `context` binds the value to its row: it cannot be opened in another. */
  seal(secret: string, context: string): Promise<string>;
  /** Throws if the key or the context is another one. */
  open(sealed: string, context: string): Promise<string>;
  /** A keyed hash, for codes too short to be stored as a plain hash. */
  digest(secret: string, context: string): Promise<string>;
}

const ALGORITHM = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
const FILE = "secret.key";

/**
 * The key is derived from `secretKey`; without one, a random key is created in the data folder, which all servers of one
 * database share. It is read when it is first needed.
 */
export function createSecretBox({
  secretKey,
  dataDir,
}: {
  secretKey: string | null;
  dataDir: string;
}): SecretBox {
  let loading: Promise<Buffer> | undefined;
  const loadKey = () =>
    (loading ??= (secretKey === null ? readKeyFile(dataDir) : Promise.resolve(secretKey)).then(
      (text) => createHash("sha256").update(text).digest(),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

  return {
    async seal(secret, context) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, await loadKey(), iv).setAAD(Buffer.from(context));
      const encrypted = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
    },
    async open(sealed, context) {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv(ALGORITHM, await loadKey(), bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const encrypted = bytes.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString("utf8");
    },
    async digest(secret, context) {
      return createHmac("sha256", await loadKey())
        .update(`${context}\0${secret}`)
        .digest("base64url");
    },
  };
}

/** Reads the key file, or creates it, readable by this user only. */
async function readKeyFile(dataDir: string): Promise<string> {
  const path = join(dataDir, FILE);
  await mkdir(dataDir, { recursive: true });
  try {
    const created = randomBytes(32).toString("base64url");
    await writeFile(path, created, { flag: "wx", mode: 0o600 });
    return created;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const text = (await readFile(path, "utf8")).trim();
  // Another server may have created the file and not yet written it.
  if (text.length < 32) throw new Error(`${path} does not contain a key`);
  return text;
}
