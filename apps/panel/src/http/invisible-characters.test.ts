import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { coupons, vouchers } from "../db/schema.js";
import { type Answer, createTestPanel, type TestPanel } from "../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));

/** What has no place in any text: zero-width blanks, overrides of direction, isolates that do not end. */
const UNWANTED = ["\u200b", "\u2060", "\ufeff", "\u00ad", "\ufffc", ...between(0x202a, 0x202e)];
const UNPAIRED = ["\u2069", "\u2066", "\u2067", "\u2068"];
/** Joiners of Persian, Sinhala and emoji. */
const JOINED = "علی\u200cرضا ශ්\u200dරී";
const ADDRESS = { phone: "55123456", zone_number: "61", building_number: "1" };

describe("REQ-SEC-24: invisible characters", () => {
  it("are removed from names, addresses, notes and applications, but for joiners", async () => {
    const someone = await test.person();
    const admin = await test.person({ role: "admin" });
    const text = `be${[...UNWANTED, ...UNPAIRED].join("")}fore ${JOINED}`;
    const shown: [what: string, answer: Answer][] = [];
    const registered = {
      first_name: text,
      last_name: text,
      mobile: "55123456",
      birthday: "1990-01-01",
      gender: "female",
    };
    shown.push(["name", await test.post("/api/user_info", registered, someone)]);
    const address = { ...ADDRESS, line_one: text, note: text };
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
    const applied = await test.post("/api/applicants", application);
    expect([applied.status, applied.body.errors]).toEqual([201, undefined]);
    shown.push(["applicants", await test.get("/api/panel/applicants", admin)]);
    shown.push(["family", await test.post("/api/family/create", { name: text }, someone)]);
    for (const [what, { status, body }] of shown) {
      const response = JSON.stringify(body);
      expect([what, status < 300, response.includes(`before ${JOINED}`)]).toEqual([what, true, true]);
      const found = [...UNWANTED, ...UNPAIRED].filter((one) => response.includes(one));
      expect([what, found]).toEqual([what, []]);
    }
  });

  it("are kept in notes where they are spelling: joiners, emoji, direction marks, isolates that end", async () => {
    const someone = await test.person();
    for (const note of [
      "For the kids 👨‍👩‍👧 ❤️ 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
      "میوه\u200cها",
      "خصم \u200e20% \u2066+974 5512\u2069",
    ]) {
      await test.post("/api/cart/clear", {}, someone);
      const { body } = await test.post("/api/cart/add", { product_id: "spice.tea", note }, someone);
      expect(body.data.items[0].note).toBe(note);
    }
    await test.post("/api/cart/clear", {}, someone);
    const unseen = { product_id: "spice.tea", note: "\u200d\u200f" };
    expect((await test.post("/api/cart/add", unseen, someone)).body.data.items[0].note).toBeNull();
  });

  it("include combining marks that no letter has, which count toward the length limit", async () => {
    const someone = await test.person();
    const note = (text: string) =>
      test.post("/api/cart/add", { product_id: "spice.tea", note: text }, someone);
    // One of the marks is composed with its letter.
    expect((await note(`a${"\u0301".repeat(201)}`)).status).toBe(422);
    expect((await note(`a${"\u0301".repeat(5000)}`)).status).toBe(422);
    expect((await note(`${"\u202e".repeat(50)}${"ن".repeat(200)}`)).status).toBe(200);
    expect((await note("ن".repeat(201))).status).toBe(422);
  });
});

describe("codes that were copied with invisible characters", () => {
  const copies = (code: string) => [
    code.toLowerCase(),
    `\u200f${code}`,
    `${code}\u200b`,
    `\u202a${code}\u202c`,
    `\u2067${code}\u2069`,
    Array.from(code).join("\u00ad"),
    `${code.slice(0, 2)}\u2011${code.slice(2)}`,
    `${code.slice(0, 2)}\u00a0${code.slice(2)}`,
    code.replace(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)]!),
    code.replace(/[!-~]/g, (one) => String.fromCodePoint(one.codePointAt(0)! + 0xfee0)),
  ];

  it("find the coupon, also one that is stored as it is printed", async () => {
    const someone = await test.person();
    await test.post("/api/cart/add", { product_id: "spice.tea" }, someone);
    await test.db.insert(coupons).values({
      id: "printed",
      code: "EID-2026 A",
      title: { en: "Eid", ar: "العيد" },
      kind: "fixed",
      value: 100,
      orderTypes: ["delivery", "pickup"],
      createdAt: test.panel.clock(),
    });
    for (const code of [...copies("EID2026A"), "EID-2026 A"]) {
      const { status, body } = await test.post("/api/coupons/apply", { code }, someone);
      expect([code, status, body.code]).toEqual([code, 200, undefined]);
    }
    const admin = await test.person({ role: "admin" });
    const taken = await test.post(
      "/api/panel/coupons",
      {
        code: "eid 2026-a",
        title: { en: "E", ar: "ع" },
        kind: "fixed",
        value: 1,
        min_spending: 0,
        order_types: ["pickup"],
      },
      admin,
    );
    expect(taken.body.code).toBe("coupon_code_taken");
  });

  it("find the voucher and the family", async () => {
    const [owner, someone] = [await test.person(), await test.person()];
    const found: unknown[] = [];
    for (const [at, code] of copies("GIFT2026").entries()) {
      const printed = `GIFT-2026-${at}`;
      await test.db.insert(vouchers).values({
        id: printed,
        code: printed,
        kind: "gift",
        amount: 100,
        createdAt: test.panel.clock(),
      });
      const { status } = await test.post(
        "/api/wallet/redeem",
        { code: `${code}-${at}` },
        { ...someone, key: randomUUID() },
      );
      found.push([code, status]);
    }
    expect(found).toEqual(copies("GIFT2026").map((code) => [code, 200]));
    const { body } = await test.post("/api/family/create", { name: "Noor" }, owner);
    const invite = body.data.invite_code as string;
    for (const code of copies(invite)) {
      const preview = await test.get(`/api/family/invites/${encodeURIComponent(code)}`, someone);
      expect([code, preview.status]).toEqual([code, 200]);
    }
    expect((await test.post("/api/family/join", { code: `\u200f${invite}` }, someone)).status).toBe(200);
  });
});
