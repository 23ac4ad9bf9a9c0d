import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { refunds } from "../../db/schema.js";
import {
  message,
  order,
  paymentOf,
  read,
  setUpPaymentTests,
  test,
  reported,
} from "../../testing/payment-fixture.js";

setUpPaymentTests();

describe("webhooks of a gateway (REQ-REL-15)", () => {
  it("require a signature that is at most 300 seconds old", async () => {
    const { id } = (await order({ payment_method: "online" })).body.data;
    const paid = await reported(id, "succeeded");
    const results = [
      await message("e1", paid, { secret: "another" }),
      await message("e1", paid, { age: 301 }),
      await message("e1", paid, { age: -302 }),
      await test.send("POST", "/api/payment-webhooks/sandbox", JSON.stringify(paid), {}),
      await test.send("POST", "/api/payment-webhooks/nobody", "{}", { language: "ar" }),
    ];
    expect(results.map(({ status, body }) => [status, body.code])).toEqual(
      results.map(() => [401, "signature_invalid"]),
    );
    expect((await read(id)).payment_status).toBe("pending");
    expect((await message("e1", paid, { age: 299 })).status).toBe(200);
    expect((await read(id)).payment_status).toBe("paid");
  });

  it("change the state once, however often and in whatever order they arrive", async () => {
    const { id } = (await order({ payment_method: "online" })).body.data;
    const paid = await reported(id, "succeeded");
    const event = randomUUID();
    const many = await Promise.all(Array.from({ length: 10 }, () => message(event, paid)));
    expect(many.map(({ status }) => status)).toEqual(many.map(() => 200));
    for (const state of ["open", "declined", "canceled", "succeeded"]) {
      expect((await message(randomUUID(), { ...paid, state })).status).toBe(200);
    }
    expect((await read(id)).payment_status).toBe("paid");
    expect(
      await test.db
        .select()
        .from(refunds)
        .where(eq(refunds.paymentId, (await paymentOf(id)).id)),
    ).toEqual([]);
  });

  it("of a failure before the success that follows do no harm", async () => {
    const { id } = (await order({ payment_method: "online" })).body.data;
    const failed = await reported(id, "declined");
    await message(randomUUID(), failed);
    expect((await read(id)).payment_status).toBe("failed");
    await message(randomUUID(), { ...failed, state: "succeeded" });
    expect((await read(id)).payment_status).toBe("paid");
  });

  it("of an unknown payment or another amount are rejected", async () => {
    const { id } = (await order({ payment_method: "online" })).body.data;
    const paid = await reported(id, "succeeded");
    const unknown = await message(randomUUID(), { ...paid, reference: `${randomUUID()}.1` });
    expect([unknown.status, unknown.body.code]).toEqual([404, "not_found"]);
    expect((await message(randomUUID(), { ...paid, amount: 1 })).status).toBe(500);
    expect((await read(id)).payment_status).toBe("pending");
  });
});
