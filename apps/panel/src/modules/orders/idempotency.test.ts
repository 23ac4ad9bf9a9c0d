import { encodeForm } from "@talabee/contract";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createApp } from "../../app.js";
import { idempotencyKeys, orders } from "../../db/schema.js";
import { createCleanupJob } from "../../jobs/maintenance.js";
import { countBy, fill, place, setUpOrderTests, test } from "../../testing/order-fixture.js";
import type { Answer } from "../../testing/test-panel.js";

setUpOrderTests();

describe("REQ-REL-02: one order per idempotency key", () => {
  it("REQ-REL-02: twenty concurrent requests, five later ones, and one after a restart", async () => {
    const someone = await test.person();
    await fill(someone, "spice.tea");
    const form = await test.orderForm(someone);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(form, someone, key)));
    for (const { status, body } of answers) {
      expect(["201 ok", "409 in_progress"]).toContain(`${status} ${body.code ?? "ok"}`);
    }
    const done = answers.filter(({ status }) => status === 201);
    expect(done.length).toBeGreaterThan(0);
    for (let i = 0; i < 5; i++) {
      const again = await place(form, someone, key);
      expect(again.headers.get("Idempotent-Replayed")).toBe("true");
      done.push(again);
    }
    expect(new Set(done.map(({ body }) => JSON.stringify(body))).size).toBe(1);

    // A restarted server has only the state of the database.
    const restarted = await createApp(test.panel, {
      checkAnswers: true,
      streams: test.streams,
      mediaDir: "/nowhere",
    });
    const answer = await restarted.request("/api/orders", {
      method: "POST",
      body: encodeForm(form),
      headers: { Authorization: `Bearer ${someone.token}`, "Idempotency-Key": key },
    });
    expect([answer.status, ((await answer.json()) as Answer["body"]).data.id]).toEqual([
      201,
      done[0]!.body.data.id,
    ]);
    expect(await test.db.select().from(orders).where(eq(orders.userId, someone.id))).toHaveLength(1);
  });

  it("REQ-REL-02: a key is required, has at most 255 characters, and is bound to one body, call and customer", async () => {
    const [someone, other] = [await test.person(), await test.person()];
    await fill(someone, "spice.tea");
    const form = await test.orderForm(someone);
    const key = "k".repeat(255);
    expect((await place(form, someone, key)).status).toBe(201);
    const misused = await place({ ...form, note: "ring twice" }, someone, key);
    expect([misused.status, misused.body.code]).toEqual([422, "idempotency_mismatch"]);
    const elsewhere = await test.post("/api/wallet/redeem", { code: "NO-SUCH-CODE" }, { ...someone, key });
    expect(elsewhere.body.code).toBe("voucher_not_found");
    await fill(other, "spice.tea");
    const theirs = await place(await test.orderForm(other), other, key);
    expect([theirs.status, theirs.headers.get("Idempotent-Replayed")]).toEqual([201, null]);
    for (const bad of [undefined, "", "x".repeat(256), "two words"]) {
      const headers = bad === undefined ? {} : { "Idempotency-Key": bad };
      const answer = await test.post("/api/orders", form, { ...someone, headers, language: "ar" });
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        400,
        "idempotency_key_required",
        "ينقص الطلب رمز عدم التكرار",
      ]);
    }
  });

  it("REQ-REL-02: a key is stored for a day", async () => {
    const someone = await test.person();
    await test.order(someone, [["spice.tea", 1]]);
    const saved = () => test.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, someone.id));
    const [answer] = await saved();
    const prune = createCleanupJob(test.panel);
    const day = 24 * 3600;
    test.passTime(day - 60);
    await prune("all");
    expect(await saved()).toEqual([answer]);
    test.passTime(120);
    await prune("all");
    expect(await saved()).toEqual([]);
    test.passTime(-day - 60);
    // Every order has its stored response, which an invariant checks after each test.
    await test.db.insert(idempotencyKeys).values(answer!);
  });

  it("REQ-REL-02: two keys for one cart create one order", async () => {
    const someone = await test.person();
    await fill(someone, "spice.tea");
    const form = await test.orderForm(someone);
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(form, someone)));
    expect(countBy(answers)).toEqual({ "201 ok": 1, "422 cart_empty": 7 });
  });
});
