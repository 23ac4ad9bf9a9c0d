import { REFUND_HOURS, REFUND_LIMITS } from "@talabee/domain";
import { afterEach, describe, expect, it } from "vitest";
import { appSettings } from "../../db/schema.js";
import { paymentOf, test } from "../../testing/payment-fixture.js";
import { delivered, manager, one, refund, setUpRefundTests } from "../../testing/refund-fixture.js";
import type { Answer } from "../../testing/test-panel.js";

setUpRefundTests();
afterEach(() => test.db.delete(appSettings));

const owner = () => test.person({ storeId: "spice", storeRole: "owner" });
const office = (role: "support" | "finance" | "admin" | "super_admin") => test.person({ role });
const UNITS = 20;
const limit = REFUND_LIMITS.qa;

const refused = ({ status, body }: Answer) => [status, body.code, body.data];
const above = (of: number) => [
  403,
  "refund_right_missing",
  { right: "order.refund_any", why: "above_limit", limit: of },
];
const setLimit = async (refund_limit: number | null) => {
  const set = await test.post("/api/panel/settings", { refund_limit }, await office("super_admin"));
  expect([set.status, set.body.data.refund_limit]).toEqual([200, refund_limit]);
};

describe("what somebody may refund of an order alone", { tags: ["REQ-ORDER-52"] }, () => {
  it("ends for managers, owners and the support at the limit, in however many parts", async () => {
    const { id, line, due } = await delivered({ payment_method: "cod" }, UNITS);
    const most = Math.floor(limit / (due / UNITS));
    expect(most).toBeLessThan(UNITS - 1);
    expect(refused(await refund(id, one(line, most + 1)))).toEqual(above(limit));
    expect((await refund(id, one(line, most - 1))).status).toBe(201);
    expect((await refund(id, one(line))).status).toBe(201);
    for (const who of [manager, await owner(), await office("support")]) {
      expect(refused(await refund(id, one(line), { who }))).toEqual(above(limit));
      const preview = await test.post(
        `/api/panel/orders/${id}/refunds/preview`,
        { reason: "missing", ...one(line) },
        who,
      );
      expect(refused(preview)).toEqual(above(limit));
    }
    expect((await paymentOf(id)).refunded).toBe((due / UNITS) * most);
    for (const who of [await office("finance"), await office("admin")])
      expect((await refund(id, one(line), { who })).status).toBe(201);
  });

  it("counts what others refunded at the same time", async () => {
    const { id, line, due } = await delivered({ payment_method: "cod" }, UNITS);
    const most = 5;
    await setLimit((due / UNITS) * most);
    const people = [manager, await owner(), await office("support")];
    const answers = await Promise.all(people.map((who) => refund(id, one(line, most), { who })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 403, 403]);
  });

  it("is what the office decided for owners and the support; managers never more than the standard", async () => {
    const { id, line, due } = await delivered({ payment_method: "cod" }, UNITS);
    await setLimit(due);
    expect((await test.get("/api/app-settings")).body.data.refund_limit).toBeUndefined();
    expect(refused(await refund(id, one(line, UNITS)))).toEqual(above(limit));
    await setLimit(0);
    for (const who of [manager, await owner()])
      expect(refused(await refund(id, one(line), { who }))).toEqual(above(0));
    await setLimit(null);
    expect((await refund(id, one(line))).status).toBe(201);
    await setLimit(due);
    expect((await refund(id, one(line, UNITS - 1), { who: await owner() })).status).toBe(201);
  });

  it("ends two days after the order", async () => {
    const { id, line } = await delivered({ payment_method: "cod" });
    const late = [403, "refund_right_missing", { right: "order.refund_any", why: "too_late" }];
    test.passTime((REFUND_HOURS - 1) * 3600);
    expect((await refund(id, one(line))).status).toBe(201);
    test.passTime(2 * 3600);
    for (const who of [manager, await owner(), await office("support")])
      expect(refused(await refund(id, one(line), { who }))).toEqual(late);
    expect((await refund(id, one(line), { who: await office("finance") })).status).toBe(201);
    test.passTime(-(REFUND_HOURS + 1) * 3600);
  });
});
