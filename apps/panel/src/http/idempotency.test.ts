import { serve } from "@hono/node-server";
import { encodeForm } from "@talabee/contract";
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { applicants, contactMessages, idempotencyKeys } from "../db/schema.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";
import { answerOnce } from "./idempotency.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

describe("an order sent more than once", () => {
  it("REQ-REL-03: creates one order, sent concurrently and afterwards", async () => {
    const someone = await test.person();
    await test.post("/api/cart/add", { product_id: "spice.tea" }, someone);
    const form = await test.orderForm(someone);
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.post("/api/orders", form, { ...someone, key })),
    );
    answers.push(await test.post("/api/orders", form, { ...someone, key }));
    const made = answers.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ body }) => body.data.id)).size).toBe(1);
    expect(answers.every(({ status, body }) => status === 201 || body.code === "in_progress")).toBe(true);
    expect((await test.get("/api/orders", someone)).body.data.items).toHaveLength(1);
  });

  it("REQ-REL-04: is replayed when the response was lost after the commit", async () => {
    const someone = await test.person();
    await test.post("/api/cart/add", { product_id: "spice.tea" }, someone);
    const form = await test.orderForm(someone);
    const server = serve({ fetch: test.app.fetch, port: 0, hostname: "127.0.0.1" });
    await new Promise((listening) => server.once("listening", listening));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/orders`;
    const cut = new AbortController();
    const headers = { Authorization: `Bearer ${someone.token}`, "Idempotency-Key": randomUUID() };
    test.atStep((step) => {
      if (step === "order: committed") cut.abort();
    });
    await expect(
      fetch(url, { method: "POST", body: encodeForm(form), headers, signal: cut.signal }),
    ).rejects.toThrow();
    test.atStep(() => undefined);
    const again = await fetch(url, { method: "POST", body: encodeForm(form), headers });
    expect([again.status, again.headers.get("Idempotent-Replayed")]).toEqual([201, "true"]);
    const { items } = (await test.get("/api/orders", someone)).body.data;
    expect(items).toHaveLength(1);
    expect((await test.get("/api/cart", someone)).body.data.items).toHaveLength(0);
    await new Promise((closed) => server.close(closed));
  });
});

describe("any other write of a customer with a key (REQ-API-29)", () => {
  const tea = { product_id: "spice.tea", quantity: 1 };
  const cartOf = async (someone: { token: string }) =>
    (await test.get("/api/cart", someone)).body.data.items.map(
      ({ quantity }: { quantity: number }) => quantity,
    );

  it("is done once, however often it is sent", async () => {
    const someone = await test.person();
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.post("/api/cart/add", tea, { ...someone, key })),
    );
    const again = await test.post("/api/cart/add", tea, { ...someone, key });
    const [done] = answers.filter(({ status }) => status === 200);
    expect(answers.every(({ status, body }) => status === 200 || body.code === "in_progress")).toBe(true);
    expect([again.body, again.headers.get("Idempotent-Replayed")]).toEqual([done!.body, "true"]);
    expect(await cartOf(someone)).toEqual([1]);
    await test.post("/api/cart/add", tea, { ...someone, key: randomUUID() });
    await test.post("/api/cart/add", tea, someone);
    expect(await cartOf(someone)).toEqual([3]);
  });

  it("is refused with another body, and belongs to its customer", async () => {
    const [someone, other] = [await test.person(), await test.person()];
    const key = randomUUID();
    await test.post("/api/cart/add", tea, { ...someone, key });
    const changed = await test.post("/api/cart/add", { ...tea, quantity: 2 }, { ...someone, key });
    expect([changed.status, changed.body.code]).toEqual([422, "idempotency_mismatch"]);
    expect((await test.post("/api/cart/add", tea, { ...other, key })).status).toBe(200);
    expect([await cartOf(someone), await cartOf(other)]).toEqual([[1], [1]]);
  });

  it("can be sent again after a failure, and after a process that has ended", async () => {
    const someone = await test.person();
    const key = randomUUID();
    const missing = { product_id: "nothing" };
    for (const _ of [1, 2]) {
      expect((await test.post("/api/cart/add", missing, { ...someone, key })).status).toBe(404);
    }
    const claim = async (secondsAgo: number) => {
      const claimed = randomUUID();
      await test.db.insert(idempotencyKeys).values({
        userId: someone.id,
        path: "/api/cart/add",
        key: claimed,
        fingerprint: "of a body",
        status: 102,
        body: { message: "", data: null },
        createdAt: new Date(test.panel.clock().getTime() - 1000 * secondsAgo),
      });
      return test.post("/api/cart/add", tea, { ...someone, key: claimed });
    };
    expect((await claim(90)).status).toBe(200);
    expect((await claim(5)).status).toBe(422);
  });

  it("stores no answer with a token", async () => {
    const someone = await test.person();
    const passwords = {
      current_password: "wrong-horse-battery",
      password: "saffron-and-loomi-42",
      password_confirmation: "saffron-and-loomi-42",
    };
    await test.post("/api/change-password", passwords, { ...someone, key: randomUUID() });
    const rows = await test.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, someone.id));
    expect(rows).toEqual([]);
  });
});

describe("a guest's message and application with a key (REQ-API-29)", () => {
  const contact = (email: string, message = "Do you cater for forty people?") => ({
    name: "Noor",
    email,
    phone: "55123400",
    message,
  });
  const messagesOf = async (email: string) =>
    (await test.db.select().from(contactMessages).where(eq(contactMessages.email, email))).length;

  it("are taken once, however often they are sent", async () => {
    const email = `${randomUUID()}@example.com`;
    const key = randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.post("/api/contact-us", contact(email), { key })),
    );
    const again = await test.post("/api/contact-us", contact(email), { key });
    expect(answers.every(({ status, body }) => status === 200 || body.code === "in_progress")).toBe(true);
    expect([again.status, again.headers.get("Idempotent-Replayed")]).toEqual([200, "true"]);
    expect(await messagesOf(email)).toBe(1);
    await test.post("/api/contact-us", contact(email), { key: randomUUID() });
    await test.post("/api/contact-us", contact(email));
    expect(await messagesOf(email)).toBe(3);

    const rider = { type: "rider", first_name: "Yousef", last_name: "Haddad", email, mobile: "55123456" };
    const applied = await test.post("/api/applicants", rider, { key });
    const repeated = await test.post("/api/applicants", rider, { key });
    expect([repeated.status, repeated.body]).toEqual([201, applied.body]);
    expect(await test.db.select().from(applicants).where(eq(applicants.email, email))).toHaveLength(1);
  });

  it("are refused with another body under the same key, which a customer may have too", async () => {
    const [email, key] = [`${randomUUID()}@example.com`, randomUUID()];
    await test.post("/api/contact-us", contact(email), { key });
    const changed = await test.post("/api/contact-us", contact(email, "And for fifty?"), { key });
    expect([changed.status, changed.body.code]).toEqual([422, "idempotency_mismatch"]);
    const someone = await test.person();
    const own = await test.post("/api/contact-us", contact(email), { ...someone, key });
    expect([own.status, own.headers.get("Idempotent-Replayed")]).toEqual([200, null]);
    expect(await messagesOf(email)).toBe(2);
  });

  it("count against the limit of an address once", async () => {
    const limited = await createTestPanel({}, { PANEL_LIMITS_SCALE: "1", PANEL_LIMITS_CONTACT: "1" });
    const [form, key] = [contact("noor@example.com"), randomUUID()];
    const statuses = [];
    for (const _ of [1, 2, 3]) statuses.push((await limited.post("/api/contact-us", form, { key })).status);
    statuses.push((await limited.post("/api/contact-us", form, { key: randomUUID() })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await limited.close();
  });
});

it("keeps the answer of the worker that took over, when the one before ends after all (REQ-API-29)", async () => {
  const request = { userId: null, path: "/api/contact-us", key: randomUUID(), fingerprint: "same" };
  let now = new Date();
  const answered = (message: string) => ({ status: 200 as const, body: { message, data: null } });
  const panel = { db: test.db, clock: () => now };
  const first = await answerOnce(panel, request, async () => {
    now = new Date(now.getTime() + 61_000);
    const second = await answerOnce(panel, request, async () => answered("second"));
    expect(second.isReplay).toBe(false);
    return answered("first");
  });
  expect(first.body.message).toBe("first");
  const replay = await answerOnce(panel, request, async () => answered("third"));
  expect([replay.isReplay, replay.body.message]).toEqual([true, "second"]);
});
