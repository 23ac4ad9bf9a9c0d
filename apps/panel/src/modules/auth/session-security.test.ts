import { eq } from "drizzle-orm";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessions } from "../../db/schema.js";
import { PASSWORD, registerCustomer } from "../../testing/auth-fixture.js";
import { recordFigure } from "../../testing/record-figure.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

describe("REQ-SEC-07 session token", () => {
  it("has 256 random bits, is stored only as its SHA-256, and is new at each sign-in", async () => {
    const customer = await registerCustomer(test);
    const login = { email: customer.email, password: PASSWORD };
    const tokens = [customer.token];
    for (let i = 0; i < 3; i++) tokens.push((await test.post("/api/login", login)).body.data.token as string);
    expect(new Set(tokens).size).toBe(4);
    for (const token of tokens) expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const rows = await test.db.select().from(sessions).where(eq(sessions.userId, customer.id));
    expect(rows.map(({ tokenHash }) => tokenHash).toSorted()).toEqual(
      tokens.map((token) => createHash("sha256").update(token).digest("hex")).toSorted(),
    );
  });

  it("is accepted only from the header and ends at sign-out", async () => {
    const customer = await registerCustomer(test);
    const { token } = customer;
    for (const path of [`/api/user?token=${token}`, `/api/user?access_token=${token}`]) {
      expect((await test.get(path)).status).toBe(401);
    }
    expect((await test.get("/api/user", { headers: { Cookie: `token=${token}` } })).status).toBe(401);
    expect((await test.post("/api/cart/clear", { token })).status).toBe(401);
    const start = performance.now();
    await test.post("/api/logout", {}, { token });
    expect((await test.get("/api/user", { token })).status).toBe(401);
    const took = Math.round(performance.now() - start);
    recordFigure("REQ-SEC-07", {
      what: "token invalid after sign-out",
      value: `${took} ms`,
      limit: "≤ 1 s",
      holds: took <= 1000,
    });
  });

  it("ends with all others of its account when the password changes or is reset", async () => {
    const customer = await registerCustomer(test);
    const login = async (password: string) =>
      (await test.post("/api/login", { email: customer.email, password })).body.data.token as string;
    const bystander = await registerCustomer(test);
    const [NEW, NEWEST] = ["red-karak-cup", "green-karak-cup"];
    const forms = (password: string) => ({ password, password_confirmation: password });
    const statusOf = async (token: string) => (await test.get("/api/user", { token })).status;

    const others = [customer.token, await login(PASSWORD)];
    const current = await login(PASSWORD);
    const change = { current_password: PASSWORD, ...forms(NEW) };
    const changed = (await test.post("/api/change-password", change, { token: current })).body.data.token;
    for (const old of [current, ...others]) expect(await statusOf(old)).toBe(401);
    expect(await statusOf(changed)).toBe(200);

    const another = await login(NEW);
    await test.post("/api/forgot-password", { email: customer.email });
    const otp = await test.newestCode(customer.email);
    const reset = await test.post("/api/reset-password", { email: customer.email, otp, ...forms(NEWEST) });
    expect(reset.status).toBe(200);
    for (const old of [changed, another]) expect(await statusOf(old)).toBe(401);
    expect(await statusOf(bystander.token)).toBe(200);
  });

  it("expires after 7 idle days and 30 days after sign-in", async () => {
    const timed = await createTestPanel();
    const [idle, active] = [await timed.person(), await timed.person()];
    const day = 86_400;
    for (let passed = 0; passed < 29; passed += 6) {
      timed.passTime(6 * day);
      if (passed + 6 < 30) expect((await timed.get("/api/user", active)).status).toBe(200);
      if (passed >= 6) expect((await timed.get("/api/user", idle)).status).toBe(401);
    }
    expect((await timed.get("/api/user", active)).status).toBe(401);
    await timed.close();
  });
});

describe("REQ-SEC-08 expired session", () => {
  it("gets the same error from every call, and the cart is back after sign-in", async () => {
    const customer = await registerCustomer(test);
    await test.post("/api/cart/add", { product_id: "spice.tea", quantity: 2 }, customer);
    await test.db.delete(sessions).where(eq(sessions.userId, customer.id));
    const responses = await Promise.all([
      test.get("/api/cart", customer),
      test.get("/api/user", customer),
      test.post("/api/cart/quote", { order_type: "pickup" }, customer),
      test.post("/api/orders", {}, { ...customer, key: "k" }),
      test.get("/api/events", customer),
    ]);
    for (const { status, body } of responses) {
      expect([status, body.code, body.message]).toEqual([401, "unauthenticated", "Please Login First"]);
    }
    const login = { email: customer.email, password: PASSWORD };
    const { token } = (await test.post("/api/login", login)).body.data;
    const { items } = (await test.get("/api/cart", { token })).body.data;
    expect(items).toMatchObject([{ product_id: "spice.tea", quantity: 2 }]);
  });
});
