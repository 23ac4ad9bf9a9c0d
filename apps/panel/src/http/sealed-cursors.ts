import type { Call } from "@talabee/contract";
import type { Panel } from "../panel.js";
import { throwInvalidField } from "./api-error.js";

/** Sealed cursors of one list have one length, so that it does not tell of the size of a number. */
const LENGTH = 128;

type Sealing = Pick<Panel, "secrets">;
const contextOf = (call: Call) => `cursor of ${call.path}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Seals the cursors in the data of a call: many of them are numbers that count all rows of a table, and a customer could read
 * in them how many orders the shop has had (REQ-REL-16). A cursor can be opened for its own call alone.
 */
export async function sealCursors<Data>({ secrets }: Sealing, call: Call, data: Data): Promise<Data> {
  if (call.query === undefined || !("cursor" in call.query) || !isObject(data)) return data;
  const sealed: Record<string, unknown> = { ...data };
  for (const [name, value] of Object.entries(data)) {
    if (isObject(value)) sealed[name] = await sealCursors({ secrets }, call, value);
    if (name === "next_cursor" && typeof value === "string")
      sealed[name] = await secrets.seal(value.padEnd(LENGTH), contextOf(call));
  }
  return sealed as Data;
}

/** Opens the cursor in a query. Throws the `ApiError` `validation_failed` for one that {@link sealCursors} did not seal. */
export async function openCursor<Query>({ secrets }: Sealing, call: Call, query: Query): Promise<Query> {
  if (!isObject(query) || typeof query["cursor"] !== "string") return query;
  const cursor = await secrets
    .open(query["cursor"], contextOf(call))
    .catch(() => throwInvalidField("cursor"));
  return { ...query, cursor: cursor.trimEnd() };
}
