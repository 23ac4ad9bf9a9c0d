import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { families, users } from "../db/schema.js";
import { moveOrderTo } from "../testing/move-order.js";
import { type Answer, createTestPanel, type TestPanel } from "../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel({ demo: true, origins: ["https://shop.example"] })));
afterAll(() => test.close());

const VECTORS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><svg onload=alert(1)>',
  "javascript:alert(1)",
  "<a href='javascript:alert(1)'>x</a>",
  "</title><script>alert(1)</script>",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "{{constructor.constructor('alert(1)')()}}",
  "${alert(1)}",
  "<math><mi xlink:href='data:x,<script>alert(1)</script>'>",
  "<style>@import 'http://evil.example'</style>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<!--><script>alert(1)//-->",
];

/** The text escaped for HTML. */
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&${{ "&": "amp", "<": "lt", ">": "gt", '"': "quot" }[sign] ?? "#39"};`);

describe("REQ-SEC-23: markup in notes and names of customers", () => {
  it.each(VECTORS)("is returned as text in JSON, and escaped in emails: %s", async (vector) => {
    const someone = await test.person();
    const added = await test.post("/api/cart/add", { product_id: "spice.tea", note: vector }, someone);
    expect([added.status, added.body.data.items[0].note]).toEqual([200, vector]);
    expect(added.headers.get("Content-Type")).toMatch(/^application\/json/);
    expect(added.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(added.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    // Names may only contain letters; a name set in the database is escaped in emails too.
    const form = { first_name: vector.slice(0, 60), last_name: "Saad", mobile: "55123456" };
    const refused = await test.post("/api/user_info", form, someone);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      expect.objectContaining({ first_name: [expect.any(String)] }),
    ]);
    await test.db.update(users).set({ firstName: vector }).where(eq(users.id, someone.id));
    expect((await test.post("/api/forgot-password", { email: someone.email })).status).toBe(200);
    const [mail] = await test.mailsTo(someone.email);
    expect(mail!.html).toContain(escaped(vector));
    expect(mail!.html).not.toMatch(
      /<script|<img src=x|<svg onload|<iframe|<math|<style>@import|href='javascript|href="javascript/i,
    );
    const outbox = await test.get("/dev/outbox");
    expect(outbox.body).toContain(escaped(escaped(vector)));
    if (vector.includes("<")) expect(outbox.body).not.toContain(vector);
    expect(outbox.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });
});

describe("REQ-SEC-23: markup in all user input", () => {
  it("stays text in responses and emails", async () => {
    const someone = await test.person();
    const admin = await test.person({ role: "admin" });
    const fitting = (maxLength: number) => VECTORS.filter(({ length }) => length <= maxLength);
    const checked: string[] = [];
    const expectText = (what: string, { status, headers, body }: Answer, expected: string) => {
      expect([what, status < 300, headers.get("Content-Type")]).toEqual([
        what,
        true,
        expect.stringMatching(/^application\/json/),
      ]);
      expect([what, JSON.stringify(body)]).toEqual([
        what,
        expect.stringContaining(JSON.stringify(expected).slice(1, -1)),
      ]);
      checked.push(what);
    };
    for (const vector of fitting(120)) {
      const address = {
        phone: "55123456",
        zone_number: "61",
        building_number: "1",
        line_one: vector,
        landmark: vector,
        note: vector,
      };
      expectText("address", await test.post("/api/addresses", address, someone), vector);
    }
    for (const vector of fitting(60)) {
      const family = await test.person();
      const refused = await test.post("/api/family/create", { name: vector }, family);
      expect([vector, refused.status, Object.keys(refused.body.errors)]).toEqual([vector, 422, ["name"]]);
      // A name set in the database stays text too.
      expect((await test.post("/api/family/create", { name: "Al Saad" }, family)).status).toBeLessThan(300);
      const { id } = (await test.get("/api/family", family)).body.data.family;
      await test.db.update(families).set({ name: vector }).where(eq(families.id, id));
      await test.db.update(users).set({ firstName: vector }).where(eq(users.id, family.id));
      expectText("family", await test.get("/api/family", family), vector);
      expectText("name", await test.get("/api/user", family), vector);
      const email = `${randomUUID()}@example.com`;
      const applied = await test.post("/api/applicants", {
        type: "partner",
        business_type: "restaurant",
        company_name: vector,
        cr_number: "102938",
        comments: vector,
        first_name: "Yousef",
        last_name: "Haddad",
        email,
        mobile: "55123456",
      });
      expect([vector, applied.status]).toEqual([vector, 201]);
      const coupon = {
        code: randomUUID().slice(0, 8),
        title: { en: vector, ar: vector },
        kind: "percent",
        value: 1000,
        order_types: ["pickup"],
      };
      expectText("coupon", await test.post("/api/panel/coupons", coupon, admin), vector);
    }
    const applications = JSON.stringify((await test.get("/api/panel/applicants", admin)).body);
    for (const vector of fitting(60)) expect(applications).toContain(JSON.stringify(vector));
    await test.post("/api/cart/add", { product_id: "spice.tea", note: VECTORS[1] }, someone);
    const { id } = (await test.get("/api/addresses", someone)).body.data.items[0];
    const fields = { order_type: "delivery", address_id: id, payment_method: "cod", note: VECTORS[0] };
    const { quote_hash } = (await test.post("/api/cart/quote", fields, someone)).body.data;
    const sending = { ...someone, key: randomUUID() };
    const placed = await test.post("/api/orders", { ...fields, quote_hash }, sending);
    expectText("order", placed, VECTORS[0]!);
    await moveOrderTo(test, admin, placed.body.data.id, "delivered");
    const comment = VECTORS.join(" ");
    const review = { order_id: placed.body.data.id, rating: 5, comment };
    expectText("review", await test.post("/api/reviews", review, someone), comment);
    const mails = await test.mailsTo(someone.email);
    expect(mails.length).toBeGreaterThan(0);
    for (const { html } of mails) {
      for (const vector of VECTORS.filter((one) => one.includes("<"))) expect(html).not.toContain(vector);
    }
    expect([...new Set(checked)].toSorted()).toEqual([
      "address",
      "coupon",
      "family",
      "name",
      "order",
      "review",
    ]);
  });
});
