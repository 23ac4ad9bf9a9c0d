import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { users } from "../../db/schema.js";
import { beginRegistration, newEmail, registrationForm } from "../../testing/auth-fixture.js";
import { brokenInvariants } from "../../testing/invariants.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());
afterEach(async () => {
  vi.useRealTimers();
  expect(await brokenInvariants(test.db)).toEqual([]);
});

const registered = async () => (await beginRegistration(test)).email;

describe("sign-in", () => {
  it("accepts only the password of a verified address and does not reveal which addresses exist", async () => {
    const email = await registered();
    const unverified = await test.post("/api/login", { email, password: "blue-karak-cup" });
    expect([unverified.status, unverified.body.code]).toEqual([403, "email_unverified"]);
    expect(unverified.body.data.email).toBe(email);
    await test.post("/api/email-verify", { email, otp: await test.newestCode(email) });

    const wrong = await test.post("/api/login", { email, password: "red-karak-cup" });
    const unknown = await test.post("/api/login", { email: newEmail(), password: "red-karak-cup" });
    expect([wrong.status, wrong.body.code]).toEqual([401, "invalid_credentials"]);
    expect({ ...unknown.body, request_id: "" }).toEqual({ ...wrong.body, request_id: "" });

    const right = await test.post("/api/login", { email: email.toUpperCase(), password: "blue-karak-cup" });
    expect(right.status).toBe(200);
    expect(right.body.message).toBe("Logged in successfully");
  });

  it("slows down guesses, also parallel ones, and resets after a success", async () => {
    const limited = await createTestPanel({}, { PANEL_LIMITS_SCALE: "1" });
    const email = newEmail();
    await limited.post("/api/register", registrationForm(email));
    await limited.post("/api/email-verify", { email, otp: await limited.newestCode(email) });
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => limited.post("/api/login", { email, password: "guess-guess" })),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    const refused = guesses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(15);
    expect(refused[0]!.body.message).toMatch(/^Too many tries\. Try again in \d+ (seconds?|minutes?)$/);
    expect((await limited.post("/api/login", { email, password: "blue-karak-cup" })).status).toBe(429);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_601_000 });
    expect((await limited.post("/api/login", { email, password: "blue-karak-cup" })).status).toBe(200);
    await limited.close();
  });
});

describe("session", () => {
  it("ends immediately at sign-out", async () => {
    const customer = await test.person();
    const out = await test.post("/api/logout", {}, customer);
    expect(out.body.message).toBe("Logged out successfully");
    const after = await test.get("/api/user", customer);
    expect([after.status, after.body.code, after.body.message]).toEqual([
      401,
      "unauthenticated",
      "Please Login First",
    ]);
  });

  it("expires after 7 idle days and 30 days after sign-in", async () => {
    const start = Date.now();
    const day = 86_400_000;
    const idle = await test.person();
    const active = await test.person();
    for (let days = 5; days < 30; days += 5) {
      vi.useFakeTimers({ toFake: ["Date"], now: start + days * day });
      expect((await test.get("/api/user", active)).status, `day ${days}`).toBe(200);
    }
    expect((await test.get("/api/user", idle)).status).toBe(401);
    vi.useFakeTimers({ toFake: ["Date"], now: start + 30 * day + 1000 });
    expect((await test.get("/api/user", active)).status).toBe(401);
  });

  it("is not accepted from the query string and ends when the account is blocked", async () => {
    const customer = await test.person();
    expect((await test.get(`/api/user?token=${customer.token}`)).status).toBe(401);
    await test.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, customer.id));
    expect((await test.get("/api/cart", customer)).body.code).toBe("account_blocked");
  });
});
