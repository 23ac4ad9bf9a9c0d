import { requestExample } from "../examples.js";
import { registry } from "../registry.js";
import type { Customer } from "./accounts.js";
import { UNKNOWN_ID } from "./browsing.js";
import type { Expected, TestClient, CallInput } from "./test-client.js";

/** Checks that every idempotent call requires a key before it validates anything else (REQ-API-29). */
export async function checkMissingKeys(client: TestClient, { token }: Customer): Promise<void> {
  for (const [name, call] of Object.entries(registry)) {
    // Customers are refused calls behind the counter before that.
    if (!call.idempotent || call.right !== undefined) continue;
    const params = Object.fromEntries(call.parameters.map((parameter) => [parameter, UNKNOWN_ID]));
    const body = requestExample(name, call.body!) as object;
    await client.call(name, { token, params, body, check: "idempotency" }, ["idempotency_key_required"]);
  }
}

/**
 * Makes a call twice with one key: the responses must be equal, and another body with the key must be refused. Returns
 * the data.
 */
export async function callTwice(
  client: TestClient,
  name: string,
  input: CallInput & { body: object },
  other: object,
  expected: Expected = "success",
) {
  // In the same language, because the server repeats the stored response.
  const keyed = { ...input, key: crypto.randomUUID() };
  const first = await client.call(name, keyed, expected);
  if (!first.data) return undefined;
  const again = await client.call(name, { ...keyed, check: "idempotency" }, "success");
  const isSame = JSON.stringify(again.data) === JSON.stringify(first.data);
  client.claim(name, "idempotency", isSame, "the same key returned another response");
  const body = { ...input.body, ...other };
  await client.call(name, { ...keyed, body, check: "idempotency" }, ["idempotency_mismatch"]);
  return first.data;
}
