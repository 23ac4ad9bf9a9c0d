import { eq } from "drizzle-orm";
import { walletCredits } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { ATTEMPTS_FOR_A_DAY } from "../../jobs/job-queue.js";
import { SANDBOX_BANK, SANDBOX_MESSAGE } from "../../payments/sandbox/sandbox-jobs.js";
import { EXPIRE_CREDIT, expireWallet } from "../wallet/ledger.js";
import { checkPayment } from "./check-payment.js";
import { CHECK_PAYMENT, REFUND_PAYMENT, SAVE_CARD } from "./payment-rows.js";
import { refundPayment } from "./refund-payment.js";
import { savePaidCard } from "./save-paid-card.js";

/** Registers the handlers of all jobs that move money. */
export function handlePaymentJobs(panel: Panel): void {
  const { jobs, gateways, db, clock } = panel;
  jobs.handle(CHECK_PAYMENT, (id) => checkPayment(panel, id), {
    concurrency: 4,
    maxAttempts: 3 * ATTEMPTS_FOR_A_DAY,
  });
  jobs.handle(REFUND_PAYMENT, (id) => refundPayment(panel, id), { maxAttempts: ATTEMPTS_FOR_A_DAY });
  jobs.handle(SAVE_CARD, (id) => savePaidCard(panel, id));
  jobs.handle(EXPIRE_CREDIT, async (id) => {
    const [credit] = await db.select().from(walletCredits).where(eq(walletCredits.id, id));
    if (credit !== undefined) await db.transaction((tx) => expireWallet(tx, credit.userId, clock()));
    return null;
  });
  const { sandbox } = gateways;
  if (sandbox === null) return;
  jobs.handle(SANDBOX_MESSAGE, (id) => sandbox.deliver(id));
  jobs.handle(SANDBOX_BANK, async (id) => {
    await sandbox.completeSlowCharge(id);
    return null;
  });
}
