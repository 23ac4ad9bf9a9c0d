import type { Queries } from "../../db/database.js";
import { signMessage } from "../signed-message.js";
import { SANDBOX_MESSAGE } from "./sandbox-jobs.js";
import type { SandboxDependencies } from "./sandbox-objects.js";
import { deleteRecord, insertRecord, newId, readRecord, updateRecord } from "./sandbox-records.js";

interface Message {
  readonly body: string;
  attempts: number;
}

/** Give up a message after this many attempts, as gateways do after some days. */
const MAX_ATTEMPTS = 20;
const TIMEOUT_MS = 10_000;

/** Writes a webhook message in the transaction of the change that it reports, to be delivered after it. */
export async function enqueueMessage(
  { clock, jobs }: SandboxDependencies,
  tx: Queries,
  type: string,
  object: object,
  delayMs = 0,
): Promise<void> {
  const id = newId("evt");
  const now = clock();
  const body = JSON.stringify({ id, type, created: Math.floor(now.getTime() / 1000), object });
  await insertRecord<Message & { id: string }>(tx, null, { id, body, attempts: 0 });
  await jobs.schedule(tx, {
    kind: SANDBOX_MESSAGE,
    subject: id,
    dueAt: new Date(now.getTime() + delayMs),
  });
}

/** Delivers a message. Returns when to try again, null once it was accepted or given up. */
export async function deliverMessage(
  dependencies: SandboxDependencies,
  secret: string,
  id: string,
): Promise<Date | null> {
  const { db, clock } = dependencies;
  let message: Message;
  try {
    message = await readRecord<Message>(db, id);
  } catch {
    return null;
  }
  const isAccepted = await post(dependencies, secret, message.body);
  if (isAccepted || message.attempts + 1 >= MAX_ATTEMPTS) {
    await deleteRecord(db, id);
    return null;
  }
  await updateRecord(db, id, { ...message, attempts: message.attempts + 1 });
  return new Date(clock().getTime() + Math.min(1000 * 2 ** message.attempts, 300_000));
}

async function post({ toPanel, clock }: SandboxDependencies, secret: string, body: string): Promise<boolean> {
  try {
    const response = await toPanel("/api/payment-webhooks/sandbox", {
      method: "POST",
      body,
      headers: {
        "Content-Type": "application/json",
        "Sandbox-Signature": signMessage(secret, body, clock()),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
