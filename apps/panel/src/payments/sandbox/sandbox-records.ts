import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database, Queries } from "../../db/database.js";
import { sandboxRecords } from "../../db/schema/sandbox-gateway.js";
import { SandboxRefusal } from "./sandbox-objects.js";

const SECRET_ID = "secret";

/** Reads a record, optionally locked until the transaction ends. Throws {@link SandboxRefusal} for an unknown id. */
export async function readRecord<Body>(queries: Queries, id: string, lock = false): Promise<Body> {
  const query = queries.select().from(sandboxRecords).where(eq(sandboxRecords.id, id));
  const [row] = await (lock ? query.for("update") : query);
  if (row === undefined) throw new SandboxRefusal(404, "unknown");
  return row.body as Body;
}

/** Replaces a record of the sandbox. */
export async function updateRecord(queries: Queries, id: string, body: object): Promise<void> {
  await queries.update(sandboxRecords).set({ body }).where(eq(sandboxRecords.id, id));
}

/** Deletes a record of the sandbox. */
export async function deleteRecord(queries: Queries, id: string): Promise<void> {
  await queries.delete(sandboxRecords).where(eq(sandboxRecords.id, id));
}

/** Inserts a record once per key; a repeated request gets the record in its present state. */
export async function insertRecord<Body extends { id: string }>(
  queries: Queries,
  key: string | null,
  body: Body,
): Promise<Body> {
  const inserted = await queries
    .insert(sandboxRecords)
    .values({ id: body.id, requestKey: key, body })
    .onConflictDoNothing()
    .returning({ id: sandboxRecords.id });
  if (inserted.length > 0 || key === null) return body;
  const [earlier] = await queries.select().from(sandboxRecords).where(eq(sandboxRecords.requestKey, key));
  return earlier!.body as Body;
}

/** The secret shared by all panels on a database; the first panel to start creates it. */
export async function loadSecret(db: Database): Promise<string> {
  await db
    .insert(sandboxRecords)
    .values({ id: SECRET_ID, body: { secret: randomBytes(32).toString("base64url") } })
    .onConflictDoNothing();
  const { secret } = await readRecord<{ secret: string }>(db, SECRET_ID);
  return secret;
}

/** A new random id with a prefix by kind, such as `pay_…`. */
export const newId = (kind: string) => `${kind}_${randomBytes(18).toString("base64url")}`;
