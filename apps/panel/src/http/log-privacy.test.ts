import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordFigure } from "../testing/record-figure.js";
import { createTestPanel, type TestPanel } from "../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

describe("REQ-SEC-27: the log", () => {
  it("contains no personal data, one JSON object per line, and the request's id", async () => {
    const secrets = {
      password: "machboos-under-the-moon",
      email: `secret.${randomUUID()}@example.com`,
      mobile: "55987321",
      key: `key-${randomUUID()}`,
      note: "behind the blue gate 77",
      forged: 'x\r\n{"level":"error","event":"forged"}\u001b[31m',
    };
    const { email, password, mobile } = secrets;
    const registered = await test.post("/api/register", {
      first_name: "Noor",
      last_name: "Saad",
      email,
      mobile,
      password,
      password_confirmation: password,
    });
    const code = await test.newestCode(email);
    const attempt = registered.body.data.attempt as string;
    const verified = await test.post("/api/email-verify", { email, otp: code, attempt });
    const token = verified.body.data.token as string;
    await test.post("/api/login", { email, password: `${password}-wrong` });
    await test.post("/api/cart/add", { product_id: "spice.tea", note: secrets.note }, { token });
    await test.post("/api/cart/add", { product_id: secrets.forged }, { token });
    await test.get(`/api/stores/${encodeURIComponent(secrets.forged)}?q=${encodeURIComponent(secrets.note)}`);
    const form = await test.orderForm({ id: "", email, token });
    test.atStep(() => {
      throw new Error("a fault", { cause: new Error("deep") });
    });
    const failed = await test.post("/api/orders", form, { token, key: secrets.key });
    test.atStep(() => undefined);
    expect(failed.status).toBe(500);

    const log = test.logged.join("");
    for (const [what, secret] of Object.entries({ ...secrets, code, token, attempt })) {
      // A code of six digits can occur by chance inside a longer number or an id.
      const shown = what === "code" ? new RegExp(`\\b${secret}\\b`).test(log) : log.includes(secret);
      expect([what, shown]).toEqual([what, false]);
    }
    // oxlint-disable-next-line no-control-regex
    expect(log).not.toMatch(/\u001b/);
    for (const line of test.logged) {
      expect(line.endsWith("\n") && !line.slice(0, -1).includes("\n")).toBe(true);
      expect(JSON.parse(line)).toMatchObject({
        level: expect.any(String),
        event: expect.not.stringContaining("forged"),
      });
    }
    const own = test.logged.filter((line) => line.includes(failed.body.request_id as string));
    expect(own.filter((line) => line.includes('"event":"unexpected"'))).toHaveLength(1);
    expect(own.filter((line) => line.includes('"event":"request"'))).toHaveLength(1);
    expect(failed.headers.get("X-Request-Id")).toBe(failed.body.request_id);
    recordFigure("REQ-SEC-27", { what: "secrets found in the log", value: 0, limit: "0" });
  });
});
