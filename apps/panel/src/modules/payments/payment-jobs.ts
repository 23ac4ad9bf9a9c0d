import { eq } from "drizzle-orm";
import { walletCredits } from "../../db/schema.js";
import type { Panel } from "../../panel.js";
import { SANDBOX_BANK, SANDBOX_MESSAGE } from "../../payments/sandbox/sandbox-gateway.js";
import { EXPIRE_CREDIT, expireWallet } from "../wallet/ledger.js";
import { createPaymentFlow } from "./payment-flow.js";
import { CHECK_PAYMENT, KEEP_CARD, REFUND_PAYMENT } from "./payment-rows.js";

/** What happens to money without anybody asking. */
export function handlePaymentJobs(panel: Panel): void {
  const { jobs, gateways, db, clock } = panel;
  const flow = createPaymentFlow(panel);
  jobs.handle(CHECK_PAYMENT, (id) => flow.check(id));
  jobs.handle(REFUND_PAYMENT, (id) => flow.refund(id));
  jobs.handle(KEEP_CARD, (id) => flow.keepCard(id));
  jobs.handle(EXPIRE_CREDIT, async (id) => {
    const [credit] = await db.select().from(walletCredits).where(eq(walletCredits.id, id));
    if (credit !== undefined) await db.transaction((tx) => expireWallet(tx, credit.userId, clock()));
    return null;
  });
  const { sandbox } = gateways;
  if (sandbox === null) return;
  jobs.handle(SANDBOX_MESSAGE, (id) => sandbox.deliver(id));
  jobs.handle(SANDBOX_BANK, async (id) => {
    await sandbox.answerOfBank(id);
    return null;
  });
}
