import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { Queries } from "../db/database.js";
import { idempotencyKeys } from "../db/schema.js";
import type { Panel } from "../panel.js";
import { withoutFlush } from "../db/without-flush.js";
import { ApiError } from "./api-error.js";
import type { SessionUser } from "./session-user.js";

/** A request with an idempotency key. */
export interface KeyedRequest<UserId extends string | null = string> {
  /** Null for a guest. */
  readonly userId: UserId;
  /** The path of the call, with its parameters filled in. */
  readonly path: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** Response body to replay for a repeated key. */
export interface StoredAnswer<Data = unknown> {
  readonly message: string;
  readonly data: Data;
}

/**
 * Whose a key is. A device's acts are its own, whoever stands before it: its PIN counts for a minute, and an act that was not
 * answered is sent again after it.
 */
export const keyOf = (
  user: SessionUser | null,
  path: string,
): Pick<KeyedRequest<string | null>, "userId" | "path"> =>
  user !== null && user.device !== null
    ? { userId: null, path: `${path} at device ${user.device.id}` }
    : { userId: user?.id ?? null, path };

/** The row of a request. */
const isRequest = ({ userId, path, key }: KeyedRequest<string | null>) =>
  and(
    userId === null ? isNull(idempotencyKeys.userId) : eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.path, path),
    eq(idempotencyKeys.key, key),
  );

/** Hash of a request body with the bytes of its files, to detect a key that is reused with another body. */
export async function fingerprintOf(form: object): Promise<string> {
  const fields = await Promise.all(
    Object.entries(form)
      .toSorted()
      .map(async ([name, value]) => [name, await hashFiles(value)]),
  );
  return createHash("sha256").update(JSON.stringify(fields)).digest("base64url");
}

/** A field with a hash in the place of each file: two photographs of one size and type are two. */
async function hashFiles(value: unknown): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map(hashFiles));
  if (!(value instanceof Blob)) return value;
  const hash = createHash("sha256");
  for await (const bytes of value.stream()) hash.update(bytes);
  return [value.size, value.type, hash.digest("base64url")];
}

/**
 * Returns the stored response of a key or, if the key is new, locks it until the transaction ends and returns null
 * (REQ-API-29). Throws the ApiErrors `in_progress` while another request holds the key, and `idempotency_mismatch` if
 * the key was used with another body.
 */
export async function claimKey<Data>(
  tx: Queries,
  request: KeyedRequest<string | null>,
): Promise<StoredAnswer<Data> | null> {
  const { userId, path, key, fingerprint } = request;
  const result = await tx.execute(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${userId} ${path} ${key}`}, 0)) as taken`,
  );
  const [lock] = (result as unknown as { rows: { taken: boolean }[] }).rows;
  if (lock?.taken !== true) throw new ApiError("in_progress", { retryAfter: 1 });
  const [stored] = await tx.select().from(idempotencyKeys).where(isRequest(request));
  if (stored === undefined) return null;
  if (stored.fingerprint !== fingerprint) throw new ApiError("idempotency_mismatch");
  return stored.body as StoredAnswer<Data>;
}

/** Stores a success response in the transaction of its changes. Errors are not stored, so the client can retry. */
export async function storeAnswer(
  tx: Queries,
  request: KeyedRequest<string | null>,
  answer: { readonly status: 200 | 201; readonly body: StoredAnswer; readonly now: Date },
): Promise<void> {
  const { userId, path, key, fingerprint } = request;
  await tx
    .insert(idempotencyKeys)
    .values({
      userId,
      path,
      key,
      fingerprint,
      status: answer.status,
      body: answer.body,
      createdAt: answer.now,
    })
    .onConflictDoNothing();
}

/** Header that marks a response as the repetition of an earlier one; no header otherwise. */
export function replayHeader(isReplay: boolean): Record<string, string> {
  return isReplay ? { "Idempotent-Replayed": "true" } : {};
}

/** Status of a key whose request is being worked on. */
const PROCESSING = 102;
/** After this long without an answer, the process that had claimed a key has ended. */
const ABANDONED_MS = 60_000;

/**
 * Does the work of a keyed request once (REQ-API-29): a repeated request gets the stored response, one that arrives
 * meanwhile the ApiError `in_progress`, and another body under the same key `idempotency_mismatch`. A failure stores
 * nothing. Unlike {@link claimKey} it does not share the transaction of the work, so a crash between the two repeats the
 * work: calls that move money use that one. Neither the claim nor the stored response waits for the disk. Where the work
 * commits and waits, the claim, which was written before it, is on disk with it.
 */
export async function answerOnce(
  { db, clock }: Pick<Panel, "db" | "clock">,
  request: KeyedRequest<string | null>,
  work: () => Promise<{ status: 200 | 201; body: StoredAnswer }>,
): Promise<{ body: StoredAnswer; isReplay: boolean }> {
  const { userId, path, key, fingerprint } = request;
  const isThis = isRequest(request);
  const claim = { fingerprint, status: PROCESSING, body: { message: "", data: null }, createdAt: clock() };
  const [claimed] = await db
    .insert(idempotencyKeys)
    .values({ userId, path, key, ...claim })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.path, idempotencyKeys.key],
      set: claim,
      setWhere: and(
        eq(idempotencyKeys.status, PROCESSING),
        lt(idempotencyKeys.createdAt, new Date(claim.createdAt.getTime() - ABANDONED_MS)),
      )!,
    })
    .returning({ key: idempotencyKeys.key, withoutFlush });
  if (claimed === undefined) {
    const [stored] = await db.select().from(idempotencyKeys).where(isThis);
    if (stored !== undefined && stored.fingerprint !== fingerprint)
      throw new ApiError("idempotency_mismatch");
    if (stored === undefined || stored.status === PROCESSING) {
      throw new ApiError("in_progress", { retryAfter: 1 });
    }
    return { body: stored.body, isReplay: true };
  }
  // Another request takes over a claim that is too old, and its answer is kept.
  const isOwnClaim = and(isThis, eq(idempotencyKeys.createdAt, claim.createdAt));
  try {
    const { status, body } = await work();
    await db.update(idempotencyKeys).set({ status, body }).where(isOwnClaim).returning({ withoutFlush });
    return { body, isReplay: false };
  } catch (error) {
    await db.delete(idempotencyKeys).where(isOwnClaim).returning({ withoutFlush });
    throw error;
  }
}
