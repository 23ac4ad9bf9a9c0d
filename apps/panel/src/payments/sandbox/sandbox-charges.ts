import type { Queries } from "../../db/database.js";
import { SANDBOX_BANK } from "./sandbox-jobs.js";
import { enqueueMessage } from "./sandbox-messages.js";
import {
  type SandboxDependencies,
  type SandboxPayment,
  type SandboxState,
  serializeSandboxPayment,
} from "./sandbox-objects.js";
import { readRecord, updateRecord } from "./sandbox-records.js";
import type { CardBehaviour } from "./test-cards.js";

const SLOW_BANK_MS = 8000;
const LATE_MESSAGE_MS = 5000;

/** Changes a payment while it is locked, and returns it. */
export async function changePayment(
  { db, jobs }: SandboxDependencies,
  id: string,
  change: (payment: SandboxPayment, tx: Queries) => Promise<void> | void,
): Promise<SandboxPayment> {
  const payment = await db.transaction(async (tx) => {
    const locked = await readRecord<SandboxPayment>(tx, id, true);
    await change(locked, tx);
    await updateRecord(tx, id, locked);
    return locked;
  });
  jobs.wake();
  return payment;
}

/** Sets a payment's final state and reports it to the panel. */
export async function endPayment(
  dependencies: SandboxDependencies,
  tx: Queries,
  payment: SandboxPayment,
  state: SandboxState,
  delayMs = 0,
): Promise<void> {
  payment.state = state;
  payment.due = null;
  await enqueueMessage(dependencies, tx, `payment.${state}`, serializeSandboxPayment(payment), delayMs);
}

/** Declines a payment; on its page another card can be tried. */
export async function declinePayment(
  dependencies: SandboxDependencies,
  tx: Queries,
  payment: SandboxPayment,
  reason: SandboxPayment["reason"],
): Promise<void> {
  payment.reason = reason;
  // The page accepts another card; a saved card has no page to try again on.
  if (payment.by_card) await endPayment(dependencies, tx, payment, "declined");
  else payment.state = "open";
}

/** Simulates the bank's response to a card. A lost response is simulated by the caller, after the change is committed. */
export async function chargePayment(
  dependencies: SandboxDependencies,
  tx: Queries,
  payment: SandboxPayment,
  behaviour: CardBehaviour,
): Promise<void> {
  const { clock, jobs } = dependencies;
  payment.reason = null;
  switch (behaviour) {
    case "approve":
      return endPayment(dependencies, tx, payment, "succeeded");
    case "lost":
      return endPayment(dependencies, tx, payment, "succeeded", LATE_MESSAGE_MS);
    case "check":
      payment.state = "check";
      return;
    case "slow": {
      payment.state = "processing";
      payment.due = clock().getTime() + SLOW_BANK_MS;
      return jobs.schedule(tx, { kind: SANDBOX_BANK, subject: payment.id, dueAt: new Date(payment.due) });
    }
    case "no_funds":
      return declinePayment(dependencies, tx, payment, "no_funds");
    case "decline":
    case "decline_later":
      return declinePayment(dependencies, tx, payment, "declined");
  }
}
