import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, createTestPanel, type TestPanel } from "../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

describe("REQ-SEC-24: invisible characters", () => {
  const every = [[0x061c], [0x200b, 0x200f], [0x202a, 0x202e], [0x2066, 0x2069]].flatMap(
    ([first, last = first]) =>
      Array.from({ length: last! - first! + 1 }, (_, at) => String.fromCodePoint(first! + at)),
  );
  const invisible = /[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/;

  it("are removed from names, addresses, notes and applications, each of them", async () => {
    expect(every).toHaveLength(15);
    const someone = await test.person();
    const admin = await test.person({ role: "admin" });
    const text = `be${every.join("")}fore`;
    const shown: [what: string, answer: Answer][] = [];
    const registered = {
      first_name: text,
      last_name: text,
      mobile: "55123456",
      birthday: "1990-01-01",
      gender: "female",
    };
    shown.push(["name", await test.post("/api/user_info", registered, someone)]);
    const address = {
      phone: "55123456",
      zone_number: "61",
      building_number: "1",
      line_one: text,
      note: text,
    };
    shown.push(["address", await test.post("/api/addresses", address, someone)]);
    await test.post("/api/cart/add", { product_id: "spice.tea", note: text }, someone);
    const form = { ...(await test.orderForm(someone)), note: text };
    shown.push(["order", await test.post("/api/orders", form, { ...someone, key: randomUUID() })]);
    const application = {
      type: "partner",
      business_type: "restaurant",
      company_name: text,
      cr_number: "102938",
      comments: text,
      first_name: text,
      last_name: text,
      email: `${randomUUID()}@example.com`,
      mobile: "55123456",
    };
    expect((await test.post("/api/applicants", application)).status).toBe(201);
    shown.push(["applicants", await test.get("/api/panel/applicants", admin)]);
    const { id, version } = shown[2]![1].body.data as { id: string; version: number };
    const path = `/api/orders/${id}/cancel`;
    shown.push(["reason", await test.post(path, { reason: text, version }, someone)]);
    shown.push(["family", await test.post("/api/family/create", { name: text }, someone)]);
    for (const [what, { status, body }] of shown) {
      const response = JSON.stringify(body);
      expect([what, status < 300, invisible.test(response), response.includes("before")]).toEqual([
        what,
        true,
        false,
        what !== "reason" || response.includes("before"),
      ]);
    }
  });

  it("include combining marks, which count toward the length limit", async () => {
    const someone = await test.person();
    const note = (text: string) =>
      test.post("/api/cart/add", { product_id: "spice.tea", note: text }, someone);
    expect((await note(`a${"\u0301".repeat(200)}`)).status).toBe(422);
    expect((await note("ن".repeat(200))).status).toBe(200);
    expect((await note("ن".repeat(201))).status).toBe(422);
  });

  it("are removed from what customers write", async () => {
    const someone = await test.person();
    const unseen = Array.from({ length: 5 }, (_, at) => String.fromCodePoint(0x202a + at)).concat(
      Array.from({ length: 4 }, (_, at) => String.fromCodePoint(0x2066 + at)),
    );
    const note = `before ${unseen.join("")}after`;
    const added = await test.post("/api/cart/add", { product_id: "spice.tea", note }, someone);
    expect(added.body.data.items[0].note).toBe("before after");
    const form = {
      phone: "55123456",
      zone_number: "1",
      line_one: `St\u202ereet`,
      building_number: "1",
      note: "\u2067x",
    };
    await test.post("/api/addresses", form, someone);
    const text = JSON.stringify((await test.get("/api/addresses", someone)).body.data.items);
    expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    const marks = await test.post(
      "/api/cart/add",
      { product_id: "spice.tea", note: `a${"\u0301".repeat(5000)}` },
      someone,
    );
    expect(marks.status).toBe(422);
  });
});
