import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { newEmail, registerCustomer } from "../../testing/auth-fixture.js";
import { brokenInvariants } from "../../testing/invariants.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());
afterEach(async () => {
  vi.useRealTimers();
  expect(await brokenInvariants(test.db)).toEqual([]);
});

const signIn = async (email: string, password: string) =>
  (await test.post("/api/login", { email, password })).body.data?.token as string | undefined;

describe("password reset", () => {
  const reset = (email: string, otp: string, password = "red-karak-cup", language: "en" | "ar" = "en") =>
    test.post("/api/reset-password", { email, otp, password, password_confirmation: password }, { language });

  it("sets a new password by the mailed code, ends every session and informs the owner", async () => {
    const { email, password, token } = await registerCustomer(test);
    const other = await signIn(email, password);
    const requested = await test.post("/api/forgot-password", { email }, { language: "ar" });
    expect([requested.status, requested.body.message]).toEqual([200, "تم إرسال الرمز إلى بريدك الإلكتروني"]);
    const otp = await test.newestCode(email);
    expect((await test.mailsTo(email)).at(-1)?.html).toContain('dir="rtl"');
    const done = await reset(email, otp);
    expect([done.status, done.body.message, done.body.data]).toEqual([
      200,
      "Your password was changed",
      null,
    ]);
    for (const old of [token, other]) expect((await test.get("/api/user", { token: old })).status).toBe(401);
    expect(await signIn(email, password)).toBeUndefined();
    expect(await signIn(email, "red-karak-cup")).toBeDefined();
    expect((await test.mailsTo(email)).at(-1)?.subject).toBe("Your password was changed");
    expect((await reset(email, otp)).body.code).toBe("otp_invalid");
  });

  it("responds to an unknown address as to a known one", async () => {
    const { email } = await registerCustomer(test);
    const unknown = newEmail();
    const responses = [];
    for (const address of [email, unknown]) {
      const requested = await test.post("/api/forgot-password", { email: address });
      const attempts = [];
      for (let i = 0; i < 6; i++) attempts.push((await reset(address, "987654")).body.code);
      responses.push([requested.status, requested.body.message, requested.body.data, attempts]);
    }
    expect(responses[1]).toEqual(responses[0]);
    expect(await test.mailsTo(unknown)).toEqual([]);
    const arabic = await reset(unknown, "987654", "red-karak-cup", "ar");
    expect(arabic.body.message).toBe("محاولات خاطئة كثيرة، اطلب رمزًا جديدًا");
  });

  it("keeps the code valid when the new password is rejected", async () => {
    const { email } = await registerCustomer(test);
    await test.post("/api/forgot-password", { email });
    const otp = await test.newestCode(email);
    expect((await reset(email, otp, "password1")).body.errors).toEqual({
      password: ["This password is easy to guess. Choose another"],
    });
    expect((await reset(email, otp)).status).toBe(200);
  });

  it("reports an expired code, in both languages", async () => {
    const { email } = await registerCustomer(test);
    await test.post("/api/forgot-password", { email });
    const otp = await test.newestCode(email);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 });
    const [english, arabic] = [await reset(email, otp), await reset(email, otp, "red-karak-cup", "ar")];
    expect([english.status, english.body.code, english.body.message]).toEqual([
      422,
      "otp_expired",
      "This code has expired. Request a new one",
    ]);
    expect(arabic.body.message).toBe("انتهت صلاحية الرمز، اطلب رمزًا جديدًا");
  });
});

describe("password change", () => {
  const change = (token: string, current_password: string, password: string, language: "en" | "ar" = "en") =>
    test.post(
      "/api/change-password",
      { current_password, password, password_confirmation: password },
      { token, language },
    );

  it("issues a new token, ends all other sessions and informs the owner", async () => {
    const { email, password, token } = await registerCustomer(test);
    const other = await signIn(email, password);
    const changed = await change(token, password, "red-karak-cup");
    expect([changed.status, changed.body.message]).toEqual([200, "Your password was changed"]);
    for (const old of [token, other]) expect((await test.get("/api/user", { token: old })).status).toBe(401);
    expect((await test.get("/api/user", { token: changed.body.data.token })).status).toBe(200);
    expect(await signIn(email, password)).toBeUndefined();
    expect((await test.mailsTo(email)).at(-1)?.subject).toBe("Your password was changed");
  });

  it("requires the current password, in both languages", async () => {
    const { token, password } = await registerCustomer(test);
    const english = await change(token, "not-it-at-all", "red-karak-cup");
    expect([english.status, english.body.errors]).toEqual([
      422,
      { current_password: ["This is not your password"] },
    ]);
    const arabic = await change(token, "not-it-at-all", "red-karak-cup", "ar");
    expect(arabic.body.errors).toEqual({ current_password: ["كلمة المرور الحالية غير صحيحة"] });
    expect((await change(token, password, "password1")).body.errors).toHaveProperty("password");
    expect((await test.get("/api/user", { token })).status).toBe(200);
  });
});
