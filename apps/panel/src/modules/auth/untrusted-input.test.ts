import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notifications, users } from "../../db/schema.js";
import { newEmail, registrationForm } from "../../testing/auth-fixture.js";
import { recordFigure } from "../../testing/record-figure.js";
import { createTestPanel, type Person, type TestPanel } from "../../testing/test-panel.js";
import { createNotification } from "../notifications/create-notification.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

describe("REQ-SEC-11 unexpected fields", () => {
  const extra = {
    id: "mine",
    user_id: "mine",
    role: "super_admin",
    email_verified: true,
    email_verified_at: "2026-01-01T00:00:00Z",
    verified: true,
    blocked_at: null,
    password_hash: "x",
    wallet: 100_000,
    wallet_balance: 100_000,
    family_id: "mine",
    store_ids: ["spice"],
    is_staff: true,
    status: "accepted",
    decided_by: "mine",
    created_at: "2020-01-01T00:00:00Z",
    __proto__: { polluted: true },
    "constructor[prototype][polluted]": "1",
  };

  it("change nothing and never appear in responses", async () => {
    const email = newEmail();
    await test.post("/api/register", { ...registrationForm(email), ...extra });
    const { body } = await test.post("/api/email-verify", {
      email,
      otp: await test.newestCode(email),
      ...extra,
    });
    const customer: Person = { id: body.data.user.id, email, token: body.data.token };
    const profile = {
      first_name: "Aisha",
      last_name: "Saad",
      mobile: "55123456",
      birthday: "1990-01-01",
      gender: "female",
      email: "other@example.com",
    };
    const saved = await test.post("/api/user_info", { ...profile, ...extra }, customer);
    expect(saved.body.data).toMatchObject({
      id: customer.id,
      email,
      role: "user",
      wallet_balance: 0,
      family_id: null,
    });
    const applied = await test.post(
      "/api/applicants",
      { ...profile, email, type: "rider", ...extra },
      customer,
    );
    expect(applied.body.data).toEqual({ reference: expect.any(String), status: "received" });
    const responses = [saved, applied, await test.post("/api/contact-us", { ...extra }, customer)];
    for (const { body: response } of responses)
      expect(JSON.stringify(response)).not.toMatch(/polluted|password_hash|is_staff/);
    const [row] = await test.db.select().from(users).where(eq(users.id, customer.id));
    expect([row?.role, row?.email, row?.blockedAt]).toEqual(["user", email, null]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect((await test.get("/api/panel/applicants", customer)).status).toBe(403);
  });
});

describe("REQ-SEC-13 links", () => {
  const vectors = [
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "///evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java\nscript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "blob:https://evil.example/x",
    "https://evil.example",
    "http:evil.example",
    "https:/evil.example",
    "ftp://evil.example",

    "%2f%2fevil.example",
    "/%2fevil.example",
    "/%5cevil.example",
    "/%09/evil.example",
    "/%252fevil.example",
    "evil.example",
    "@evil.example",
    "/..//evil.example",
    "/.//evil.example",
    "/%2e%2e//evil.example",
    "mailto:a@b.qa",
    "tel:1",
    "",
    "/orders\r\nLocation: //evil.example",
    "/\u0000/evil.example",
  ];

  it("in notifications stay in the storefront", async () => {
    expect(vectors.length).toBeGreaterThanOrEqual(30);
    const customer = await test.person();
    const send = (link: string) =>
      test.db.transaction((tx) =>
        createNotification(test.panel, tx, customer.id, {
          title: { en: "T", ar: "ت" },
          body: { en: "B", ar: "ب" },
          link,
        }),
      );
    for (const link of vectors) expect((await send(link)).link, JSON.stringify(link)).toBeNull();
    for (const link of ["/orders/1/track", "/search?q=tea#top"]) expect((await send(link)).link).toBe(link);
    await test.db.delete(notifications).where(eq(notifications.userId, customer.id));
    recordFigure("REQ-SEC-13", { what: "vectors that leave the origin", value: 0, limit: "0 of 30" });
  });
});
