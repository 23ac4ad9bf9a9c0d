import { serve } from "@hono/node-server";
import { encodeForm } from "@talabee/contract";
import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";

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
