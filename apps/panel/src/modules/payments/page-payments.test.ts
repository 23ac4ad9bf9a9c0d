import { ACCEPT_TIMEOUT_MIN } from "@talabee/domain";
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { moveOrderTo } from "../../testing/move-order.js";
import {
  CARDS,
  customer,
  onPage,
  order,
  paymentOf,
  payOnPage,
  read,
  runJobs,
  saveCard,
  setUpPaymentTests,
  sendUnchanged,
  takenBySandbox,
  test,
} from "../../testing/payment-fixture.js";
import { CANCEL_UNACCEPTED } from "../order-record/order-jobs.js";
import { createUnacceptedOrderJob } from "../orders/unaccepted-order-job.js";

setUpPaymentTests();

const DAY_MS = 86_400_000;
const SLOT_MS = 1_800_000;

describe("an order paid on the gateway's page", () => {
  it("is paid when the page reports it, even if the customer does not return", async () => {
    const { id, payment } = (await order({ payment_method: "online" })).body.data;
    expect(payment.action_url).toMatch(/^\/sandbox-gateway\/pay\//);
    expect((await payOnPage(payment.action_url, CARDS.declined)).status).toBe(200);
    expect((await read(id)).payment_status).toBe("pending");
    await payOnPage(payment.action_url, CARDS.good);
    expect((await read(id)).payment_status).toBe("pending");
    await runJobs();
    expect(await read(id)).toMatchObject({ payment_status: "paid", payment: null });
  });

  it("is reported repeatedly while the server cannot be reached", async () => {
    const { id, payment } = (await order({ payment_method: "online" })).body.data;
    let lost = 0;
    test.transport.send = async (path, init) => {
      if (path.startsWith("/api/") && lost++ < 3) throw new TypeError("fetch failed");
      return sendUnchanged(path, init);
    };
    await payOnPage(payment.action_url, CARDS.good);
    await runJobs();
    expect((await read(id)).payment_status).toBe("pending");
    for (const seconds of [1, 2, 4]) {
      test.passTime(seconds + 1);
      await runJobs();
    }
    expect(lost).toBeGreaterThan(3);
    expect((await read(id)).payment_status).toBe("paid");
  });

  it("fails when the customer cancels, and can be paid again", async () => {
    const { id, payment } = (await order({ payment_method: "online" })).body.data;
    const back = await onPage(payment.action_url, { do: "cancel" });
    const result_token = new URL(back.headers.get("Location")!, "http://shop").searchParams.get(
      "result_token",
    )!;
    const path = `/api/payments/${payment.id}/confirm`;
    const declined = await test.post(path, { result_token }, { ...customer, key: randomUUID() });
    expect([declined.status, declined.body.code, declined.body.data, declined.body.message]).toEqual([
      422,
      "payment_canceled",
      { retry: true },
      "You canceled the payment. You were not charged",
    ]);
    // Nothing arrives before it is paid.
    expect(await read(id)).toMatchObject({ payment_status: "failed", eta: null });
    const form = { order_id: id, method: "online" };
    const again = await test.post("/api/pay-bill", form, { ...customer, key: randomUUID() });
    expect(again.body).toMatchObject({ message: "", data: { payment: { payment_status: "pending" } } });
    expect(again.body.data.payment.action_url).not.toBe(payment.action_url);
    await payOnPage(again.body.data.payment.action_url, CARDS.good);
    await runJobs();
    expect((await read(id)).payment_status).toBe("paid");
  });

  it("cancels an open page before another method is used, so that nobody pays twice", async () => {
    const { id, payment } = (await order({ payment_method: "online" })).body.data;
    const card_id = await saveCard(CARDS.good);
    const paid = await test.post(
      "/api/pay-bill",
      { order_id: id, method: "card", card_id },
      { ...customer, key: randomUUID() },
    );
    expect(paid.body.data.order).toMatchObject({ payment_status: "paid", payment_method: "card" });
    expect((await payOnPage(payment.action_url, CARDS.good)).status).toBe(303);
    await runJobs();
    expect(await takenBySandbox(id)).toBe(1275);
  });

  it("can be changed to cash on delivery", async () => {
    const { id } = (await order({ payment_method: "online" })).body.data;
    const cash = await test.post(
      "/api/pay-bill",
      { order_id: id, method: "cod" },
      { ...customer, key: randomUUID() },
    );
    expect(cash.body.data.order).toMatchObject({
      payment_method: "cod",
      payment_status: "unpaid",
      payment: null,
    });
    const staff = await test.person({ storeId: "spice" });
    await moveOrderTo(test, staff, id, "delivered");
    expect((await read(id)).payment_status).toBe("paid");
    expect((await paymentOf(id)).status).toBe("paid");
  });

  it("waits for a slow bank and its webhook", async () => {
    const { id, payment } = (await order({ payment_method: "online" })).body.data;
    const waiting = await payOnPage(payment.action_url, CARDS.slow);
    expect(await waiting.text()).toContain("Waiting for the bank");
    const result_token = test.panel.gateways.sandbox!.resultToken(payment.action_url.split("/").at(-1));
    const path = `/api/payments/${payment.id}/confirm`;
    const early = await test.post(path, { result_token }, { ...customer, key: randomUUID() });
    expect([early.status, early.body.code, early.body.data]).toEqual([
      409,
      "payment_pending",
      { retry_after: 3 },
    ]);
    test.passTime(9);
    await runJobs();
    expect((await read(id)).payment_status).toBe("paid");
  });

  it("is canceled with the order after 30 minutes", async () => {
    const { id, payment } = (await order({ payment_method: "online" })).body.data;
    test.panel.jobs.handle(CANCEL_UNACCEPTED, createUnacceptedOrderJob(test.panel));
    test.passTime(29 * 60);
    await runJobs();
    expect((await read(id)).order_status).toBe("pending");
    test.passTime(61);
    await runJobs();
    expect(await read(id)).toMatchObject({ order_status: "canceled", payment_status: "failed" });
    await payOnPage(payment.action_url, CARDS.good);
    expect(await takenBySandbox(id)).toBe(0);
  });

  it("paid in the last minute has its whole time to be accepted", async () => {
    const { id, payment } = (await order({ payment_method: "online" })).body.data;
    const cancelUnaccepted = createUnacceptedOrderJob(test.panel);
    test.panel.jobs.handle(CANCEL_UNACCEPTED, cancelUnaccepted);
    test.passTime(29 * 60 + 50);
    await payOnPage(payment.action_url, CARDS.good);
    await runJobs();
    // The job of the unpaid order may already be running.
    const due = await cancelUnaccepted(id);
    expect(await read(id)).toMatchObject({ order_status: "pending", payment_status: "paid" });
    const minutesLeft = (due!.getTime() - test.panel.clock().getTime()) / 60_000;
    expect(Math.round(minutesLeft)).toBe(ACCEPT_TIMEOUT_MIN);
    test.passTime(ACCEPT_TIMEOUT_MIN * 60 + 1);
    await runJobs();
    expect((await read(id)).order_status).toBe("canceled");
  });

  it("for another day waits for its store from its own time, and is not tried each minute", async () => {
    const now = test.panel.clock().getTime();
    // Slots begin at each half hour.
    const scheduled_at = new Date(Math.ceil((now + 2 * DAY_MS) / SLOT_MS) * SLOT_MS).toISOString();
    const { id, payment } = (await order({ payment_method: "online", scheduled_at })).body.data;
    const cancelUnaccepted = createUnacceptedOrderJob(test.panel);
    await payOnPage(payment.action_url, CARDS.good);
    await runJobs();
    expect(await read(id)).toMatchObject({ order_status: "pending", payment_status: "paid" });
    // What the queue runs when the order could have expired unpaid.
    test.passTime(31 * 60);
    const due = await cancelUnaccepted(id);
    const hours = (due!.getTime() - new Date(scheduled_at).getTime()) / 3_600_000;
    expect(Math.abs(hours)).toBeLessThan(2);
    expect((await read(id)).order_status).toBe("pending");
  });

  it("can no longer be paid once it is canceled", async () => {
    const { id, payment } = (await order({ payment_method: "online" })).body.data;
    const canceled = await test.post(`/api/orders/${id}/cancel`, {}, customer);
    expect(canceled.body.data).toMatchObject({ order_status: "canceled", payment: null });
    // No job has run yet.
    await payOnPage(payment.action_url, CARDS.good);
    expect(await takenBySandbox(id)).toBe(0);
    expect(await read(id)).toMatchObject({ payment_status: "failed", payment: null });
  });

  it("shows no page to pay on while a gateway that does not answer still has it open", async () => {
    const { id, payment } = (await order({ payment_method: "online" })).body.data;
    test.transport.send = async (path, init) => {
      if (path.endsWith("/cancel")) throw new TypeError("fetch failed");
      return sendUnchanged(path, init);
    };
    const canceled = await test.post(`/api/orders/${id}/cancel`, {}, customer);
    expect(canceled.status).toBe(200);
    expect((await read(id)).payment).toBeNull();
    const shown = (await test.get("/api/payments", customer)).body.data.items;
    expect(shown).toMatchObject([{ id: payment.id, action_url: null }]);
    test.transport.send = sendUnchanged;
    test.passTime(16);
    await runJobs();
    await payOnPage(payment.action_url, CARDS.good);
    expect(await takenBySandbox(id)).toBe(0);
  });

  it("refunds a late payment of a canceled order", async () => {
    const { id, payment } = (await order({ payment_method: "online" })).body.data;
    await payOnPage(payment.action_url, CARDS.good);
    const canceled = await test.post(`/api/orders/${id}/cancel`, {}, customer);
    expect(canceled.body.data).toMatchObject({ order_status: "canceled", payment_status: "pending" });
    await runJobs();
    expect(await read(id)).toMatchObject({ payment_status: "refunded" });
    expect(await takenBySandbox(id)).toBe(0);
  });
});
