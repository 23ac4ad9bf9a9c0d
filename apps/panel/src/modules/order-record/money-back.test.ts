import { messages } from "@talabee/contract";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { brokenInvariants } from "../../testing/invariants.js";
import {
  balance,
  CARDS,
  customer,
  order,
  read,
  runJobs,
  saveCard,
  takenBySandbox,
  test,
} from "../../testing/payment-fixture.js";
import { counter, delivered, one, refund, setUpRefundTests, topUp } from "../../testing/refund-fixture.js";
import { createUnacceptedOrderJob } from "../orders/unaccepted-order-job.js";
import { CANCEL_UNACCEPTED } from "./order-jobs.js";

setUpRefundTests();
beforeAll(() => test.panel.jobs.handle(CANCEL_UNACCEPTED, createUnacceptedOrderJob(test.panel)));
afterEach(async () => expect(await brokenInvariants(test.db)).toEqual([]));

const cancel = (id: string, body: object) => test.post(`/api/orders/${id}/cancel`, body, customer);
const refuse = (id: string, body: object) =>
  test.post(`/api/panel/orders/${id}/refuse`, { version: 1, ...body }, counter);
const amounts = (money: object[]) =>
  money.map((one) => Object.fromEntries(Object.entries(one).filter(([key]) => key !== "at")));

const NONE = { to_wallet: 0, to_card: 0, to_cash: 0, reason: null, state: "done" };

describe(
  "a canceled order says who canceled it, and where its money went",
  { tags: ["REQ-ORDER-57"] },
  () => {
    it("of the store, with its reason, back to the card and to the wallet", async () => {
      await topUp(500);
      const card_id = await saveCard(CARDS.good);
      const placed = await order({ payment_method: "card", card_id, use_wallet: true });
      const { id, amount_due } = placed.body.data;
      expect(placed.body.data).toMatchObject({ cancellation: null, refunds: [], wallet_applied: 500 });
      expect((await refuse(id, { reason: "other", words: "The oven is broken" })).status).toBe(200);
      const canceled = await read(id);
      expect(canceled.cancellation).toEqual({ cause: "store", reason: "The oven is broken" });
      const toWallet = { ...NONE, amount: 500, to_wallet: 500 };
      const toCard = { ...NONE, amount: amount_due, to_card: amount_due };
      expect(amounts(canceled.refunds)).toHaveLength(2);
      expect(amounts(canceled.refunds)).toEqual(
        expect.arrayContaining([toWallet, { ...toCard, state: "pending" }]),
      );
      await runJobs();
      expect(amounts((await read(id)).refunds)).toEqual(expect.arrayContaining([toWallet, toCard]));
      expect(await takenBySandbox(id)).toBe(0);
    });

    it("of the store, in the language that its customer reads now", async () => {
      const placed = await order({ payment_method: "cod" });
      const { id } = placed.body.data;
      await refuse(id, { reason: "sold_out" });
      for (const language of ["en", "ar"] as const) {
        const { cancellation } = (await test.get(`/api/orders/${id}`, { ...customer, language })).body.data;
        expect(cancellation).toEqual({ cause: "store", reason: messages.refusal_sold_out[language] });
      }
    });

    it("of the customer, at once to the wallet where they chose that; never twice", async () => {
      const card_id = await saveCard(CARDS.good);
      const placed = await order({ payment_method: "card", card_id });
      const { id, amount_due } = placed.body.data;
      const before = await balance();
      const done = await cancel(id, { reason: "Too late for me", refund_to: "wallet" });
      expect(done.body.data.cancellation).toEqual({ cause: "customer", reason: null });
      expect(amounts(done.body.data.refunds)).toEqual([
        { ...NONE, amount: amount_due, to_wallet: amount_due },
      ]);
      expect(done.body.data.payment_status).toBe("refunded");
      await cancel(id, {});
      await runJobs();
      expect(await balance()).toBe(before + amount_due);
      expect(await takenBySandbox(id)).toBe(amount_due);
      expect(amounts((await read(id)).refunds)).toHaveLength(1);
    });

    it("of nobody: the payment did not come, and nothing goes back", async () => {
      const placed = await order({ payment_method: "online" });
      test.passTime(31 * 60);
      await runJobs();
      expect(await read(placed.body.data.id)).toMatchObject({
        order_status: "canceled",
        cancellation: { cause: "not_paid", reason: null },
        refunds: [],
      });
    });

    it("in cash has nothing to return", async () => {
      const placed = await order({ payment_method: "cod" });
      await cancel(placed.body.data.id, { refund_to: "wallet" });
      expect((await read(placed.body.data.id)).refunds).toEqual([]);
    });
  },
);

describe("a delivered order says what was refunded of it", () => {
  it("unit by unit, with the reason", async () => {
    const card_id = await saveCard(CARDS.good);
    const { id, line, due } = await delivered({ payment_method: "card", card_id });
    await refund(id, { ...one(line), reason: "damaged" });
    await refund(id, { ...one(line), to: "wallet" });
    await runJobs();
    const unit = due / 3;
    const { refunds, cancellation } = await read(id);
    expect(cancellation).toBeNull();
    expect(amounts(refunds)).toEqual(
      expect.arrayContaining([
        { ...NONE, amount: unit, to_card: unit, reason: "damaged" },
        { ...NONE, amount: unit, to_wallet: unit, reason: "missing" },
      ]),
    );
    expect(refunds).toHaveLength(2);
  });

  it("in cash, handed back", async () => {
    const { id, line, due } = await delivered({ payment_method: "cod" });
    await refund(id, { ...one(line), to: "cash" });
    expect(amounts((await read(id)).refunds)).toEqual([
      { ...NONE, amount: due / 3, to_cash: due / 3, reason: "missing" },
    ]);
  });
});
