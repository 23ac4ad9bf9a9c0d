import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { bills, users, vouchers } from "../db/schema.js";
import { insertCard } from "../modules/cards/insert-card.js";
import { creditWallet } from "../modules/wallet/ledger.js";
import type { Panel } from "../panel.js";
import { DEMO_ACCOUNTS } from "./demo-accounts.js";

const DAY_MS = 86_400_000;
/** Card of the demo's customer: the sandbox accepts it. */
const CARD = { number: "4242424242424242", expMonth: 12, expYear: 2040 };

/**
 * Amounts in dirhams; `creditDays` is the validity of the credit in days after redemption, `expiredDays` how long ago
 * the voucher could last be redeemed.
 */
const VOUCHERS = [
  { code: "AHLAN25", amount: 2500, creditDays: null, expiredDays: null },
  { code: "KARAK10", amount: 1000, creditDays: 30, expiredDays: null },
  { code: "MAJLIS50", amount: 5000, creditDays: 90, expiredDays: null },
  { code: "EIDIYA20", amount: 2000, creditDays: null, expiredDays: 60 },
] as const;

const BILLS = [
  { number: "KAH-2026-118", title: { en: "Electricity and water", ar: "الكهرباء والماء" }, amount: 34_250 },
  { number: "NET-77120", title: { en: "Home internet", ar: "إنترنت المنزل" }, amount: 29_900 },
  {
    number: "SCH-0420",
    title: { en: "School bus, second term", ar: "حافلة المدرسة، الفصل الثاني" },
    amount: 120_000,
  },
] as const;

/**
 * Creates the demo's vouchers, and for its customer bills, wallet credits and, if the sandbox gateway is enabled, a test
 * card. Does nothing if they exist, or outside the demo.
 */
export async function ensureDemoPayments(panel: Panel): Promise<void> {
  if (!panel.config.demo) return;
  const [customer] = await panel.db.select().from(users).where(eq(users.email, DEMO_ACCOUNTS[0].email));
  if (customer === undefined) return;
  const now = panel.clock();
  const isNew = await panel.db.transaction(async (tx) => {
    const inserted = await tx
      .insert(vouchers)
      .values(
        VOUCHERS.map(({ expiredDays, ...voucher }) => ({
          ...voucher,
          id: randomUUID(),
          expiresAt: expiredDays === null ? null : new Date(now.getTime() - expiredDays * DAY_MS),
          createdAt: now,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: vouchers.id });
    if (inserted.length === 0) return false;
    await tx
      .insert(bills)
      .values(BILLS.map((bill) => ({ ...bill, id: randomUUID(), userId: customer.id, createdAt: now })))
      .onConflictDoNothing();
    const gift = { kind: "gift", at: now } as const;
    await creditWallet(tx, panel.jobs, customer.id, { ...gift, amount: 4000, expiresAt: null });
    const expiresAt = new Date(now.getTime() + 14 * DAY_MS);
    await creditWallet(tx, panel.jobs, customer.id, { ...gift, amount: 1500, expiresAt });
    return true;
  });
  const { sandbox } = panel.gateways;
  if (!isNew || sandbox === null) return;
  const { token } = await sandbox.createCardToken(CARD);
  const saved = await sandbox.saveCard(token, `cus_${customer.id}`);
  await insertCard(panel, customer.id, "sandbox", {
    token: saved.id,
    customer: saved.customer!,
    brand: saved.brand,
    last4: saved.last4,
    expMonth: saved.exp_month,
    expYear: saved.exp_year,
  });
}
