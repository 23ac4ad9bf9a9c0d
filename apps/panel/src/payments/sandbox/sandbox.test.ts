import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";
import { isSigned, signMessage } from "../signed-message.js";
import type { SandboxGateway } from "./sandbox-gateway.js";

let test: TestPanel;
let sandbox: SandboxGateway;
beforeAll(async () => {
  test = await createTestPanel();
  sandbox = test.panel.gateways.sandbox!;
});
afterAll(() => test.close());

const begin = (language: "en" | "ar" = "en") =>
  sandbox.createPayment(randomUUID(), {
    reference: "order.1",
    amount: 123_475,
    description: `Order <b>"1"</b>`,
    language,
    return_url: "/api/payments/1/return",
    by_card: false,
  });
const type = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  test.app.request(path, { method: "POST", body: new URLSearchParams(fields), headers });

describe("the page", () => {
  it("needs no script, and its policy allows only its style and forms to itself", async () => {
    const { id } = await begin();
    const response = await test.app.request(`/sandbox-gateway/pay/${id}`);
    const html = await response.text();
    const policy = response.headers.get("Content-Security-Policy");
    const [, style = ""] = /<style>([^]*)<\/style>/.exec(html) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    expect(html).not.toMatch(/<script|style="|onclick|<b>/);
    expect(html).toContain("Order &lt;b&gt;");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(html).toContain("QAR 1,234.75");
  });

  it("uses the payment's or the chosen language, and the storefront's theme", async () => {
    const { id } = await begin("ar");
    const arabic = await (await test.app.request(`/sandbox-gateway/pay/${id}`)).text();
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(arabic).toContain("1,234.75 ر.ق");
    const english = await test.app.request(`/sandbox-gateway/pay/${id}?language=en`, {
      headers: { Cookie: "theme=dark" },
    });
    expect(await english.text()).toContain('<html lang="en" dir="ltr" data-theme="dark">');
  });

  it("accepts only test cards, with digits of either script, and never shows a number that may be real", async () => {
    const { id } = await begin();
    const path = `/sandbox-gateway/pay/${id}`;
    const real = await type(path, { number: "4111 1111 1111 1111", expiry: "13/40", cvc: "12" });
    const html = await real.text();
    expect(real.status).toBe(422);
    expect(html).not.toMatch(/4111[ ]?1111/);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(html).toMatch(/<input id="number"[^>]+autofocus/);
    const past = await type(path, { number: "4242424242424242", expiry: "12/20", cvc: "123" });
    expect((await past.text()).match(/aria-invalid="true"/g)).toHaveLength(1);
    const paid = await type(path, { number: "٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢", expiry: "١٢/٤٠", cvc: "١٢٣" });
    expect(paid.headers.get("Location")).toBe(
      `/api/payments/1/return?result_token=${sandbox.resultToken(id)}`,
    );
    const again = await type(path, { number: "4000000000000002", expiry: "12/40", cvc: "123" });
    expect([again.status, (await sandbox.readPayment(id)).state]).toEqual([303, "succeeded"]);
  });

  it("accepts another card after a declined one", async () => {
    const { id } = await begin();
    const path = `/sandbox-gateway/pay/${id}`;
    for (const [number, reported] of [
      ["4000000000000002", "Your bank declined this card"],
      ["4000000000009995", "There is not enough money"],
    ] as const) {
      const answer = await type(path, { number, expiry: "12/40", cvc: "123" });
      expect(await answer.text()).toContain(reported);
    }
    await type(path, { number: "4000000000003220", expiry: "12/40", cvc: "123" });
    expect(await (await type(path, { do: "refuse" })).text()).toContain("could not verify your identity");
  });

  it("is not found for an unknown payment, and a lost response does not redirect", async () => {
    const missing = await test.app.request(`/sandbox-gateway/pay/secret`, {
      headers: { "Accept-Language": "ar" },
    });
    expect([missing.status, (await missing.text()).includes("غير موجودة")]).toEqual([404, true]);
    const { id } = await begin();
    const lost = await type(`/sandbox-gateway/pay/${id}`, {
      number: "4000000000000119",
      expiry: "12/40",
      cvc: "123",
    });
    expect([lost.status, (await sandbox.readPayment(id)).state]).toEqual([504, "succeeded"]);
  });

  it("for a card redirects within this site only", async () => {
    for (const [requested, path] of [
      ["/profile?tab=cards", "/profile"],
      ["https://elsewhere.example", "/"],
      ["//elsewhere.example", "/"],
    ] as const) {
      const page = `/sandbox-gateway/cards/new?return_to=${encodeURIComponent(requested)}`;
      const answer = await type(page, { number: "4242424242424242", expiry: "12/40", cvc: "123" });
      const back = new URL(answer.headers.get("Location")!, "http://shop");
      expect([back.origin, back.pathname, back.searchParams.get("card_token")?.slice(0, 4)]).toEqual([
        "http://shop",
        path,
        "tok_",
      ]);
    }
  });
});

describe("the API", () => {
  it("requires its secret, and a key for changes", async () => {
    const { id } = await begin();
    const path = `/sandbox-gateway/v1/payments/${id}`;
    expect((await test.app.request(path)).status).toBe(401);
    expect((await test.app.request(path, { headers: { Authorization: "Bearer wrong" } })).status).toBe(401);
    const headers = { Authorization: `Bearer ${sandbox.secret}`, "Content-Type": "application/json" };
    expect((await test.app.request(path, { headers })).status).toBe(200);
    const bare = await test.app.request(`${path}/cancel`, { method: "POST", headers, body: "{}" });
    expect([bare.status, await bare.json()]).toEqual([400, { error: "idempotency_key_required" }]);
  });

  it("refunds at most what was paid", async () => {
    const { id } = await begin();
    await sandbox.payOnPage(id, { number: "4242424242424242", expMonth: 12, expYear: 2040 });
    const first = await sandbox.refund(id, "k1", { amount: 100_000, reference: "r1" });
    expect(await sandbox.refund(id, "k1", { amount: 100_000, reference: "r1" })).toEqual(first);
    await expect(sandbox.refund(id, "k2", { amount: 30_000, reference: "r2" })).rejects.toThrow(
      "not_refundable",
    );
    expect((await sandbox.readPayment(id)).refunded).toBe(100_000);
  });
});

it("a message is signed over its time and its body", () => {
  const now = new Date("2026-03-01T12:00:00Z");
  const header = signMessage("secret", "body", now);
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  expect(isSigned("secret", "body", header, later(300))).toBe(true);
  expect(isSigned("secret", "body", header, later(301))).toBe(false);
  expect(isSigned("secret", "body", header, later(-301))).toBe(false);
  expect(isSigned("secret", "body2", header, now)).toBe(false);
  expect(isSigned("other", "body", header, now)).toBe(false);
  expect(isSigned("secret", "body", header.replace("t=1", "t=2"), now)).toBe(false);
  expect(isSigned("secret", "body", null, now)).toBe(false);
});
