import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codes, registrations, users } from "../../db/schema.js";
import {
  beginRegistration,
  newEmail,
  PRODUCTION_LIMITS,
  registerCustomer,
} from "../../testing/auth-fixture.js";
import { recordFigure } from "../../testing/record-figure.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";
import { checkCode, generateCode } from "./codes.js";

let test: TestPanel;
let strict: TestPanel;
beforeAll(async () => {
  test = await createTestPanel();
  strict = await createTestPanel({}, PRODUCTION_LIMITS);
});
afterAll(async () => {
  await test.close();
  await strict.close();
});

const wrongCode = (otp: string) => (otp === "000000" ? "111111" : "000000");

describe("REQ-SEC-01 verification code", () => {
  it("has six uniformly distributed digits", () => {
    const generated = Array.from({ length: 10_000 }, generateCode);
    expect(generated.every((code) => /^\d{6}$/.test(code))).toBe(true);
    for (let position = 0; position < 6; position++) {
      for (const digit of "0123456789") {
        const occurrences = generated.filter((code) => code[position] === digit).length;
        // Six standard deviations around 1000.
        expect(Math.abs(occurrences - 1000), `${digit} at position ${position}`).toBeLessThan(180);
      }
    }
    expect(new Set(generated).size).toBeGreaterThan(9800);
  });

  it("is stored hashed, expires after ten minutes, works once, and is void after a resend", async () => {
    const { email, attempt, otp } = await beginRegistration(test);
    const [row] = await test.db.select().from(registrations).where(eq(registrations.id, attempt));
    expect(row!.codeHash).toMatch(/^\$(argon2id|scrypt)\$/);
    expect(row!.expiresAt.getTime() - row!.createdAt.getTime()).toBeLessThanOrEqual(600_000);
    await test.post("/api/resend-verification", { email, attempt });
    const newest = await test.newestCode(email);
    if (newest !== otp) {
      expect((await test.post("/api/email-verify", { email, attempt, otp })).body.code).toBe("otp_invalid");
    }
    const verify = () => test.post("/api/email-verify", { email, attempt, otp: newest });
    const both = await Promise.all([verify(), verify()]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("is rejected after ten minutes", async () => {
    const timed = await createTestPanel();
    const begun = await beginRegistration(timed);
    timed.passTime(600);
    expect((await timed.post("/api/email-verify", begun)).body.code).toBe("otp_expired");
    timed.passTime(-30);
    expect((await timed.post("/api/email-verify", begun)).status).toBe(200);
    await timed.close();
  });

  it("is bound to its account and purpose", async () => {
    const customer = await registerCustomer(test);
    await test.post("/api/forgot-password", { email: customer.email });
    const otp = await test.newestCode(customer.email);
    const other = await beginRegistration(test);
    const verify = await test.post("/api/email-verify", { ...other, otp });
    if (otp !== other.otp) expect(verify.body.code).toBe("otp_invalid");
    const form = { otp: other.otp, password: "red-karak-cup", password_confirmation: "red-karak-cup" };
    if (otp !== other.otp) {
      const response = await test.post("/api/reset-password", { email: customer.email, ...form });
      expect(response.body.code).toBe("otp_invalid");
    }
    const [row] = await test.db.select().from(codes).where(eq(codes.email, customer.email));
    expect([row?.purpose, row?.userId]).toEqual(["reset_password", customer.id]);
  });
});

describe("REQ-SEC-02 guessing codes", () => {
  it("is limited to five attempts per code, also parallel ones", async () => {
    const { email, attempt, otp } = await beginRegistration(strict);
    const wrong = wrongCode(otp);
    const guesses = await Promise.all(
      Array.from({ length: 200 }, () => strict.post("/api/email-verify", { email, attempt, otp: wrong })),
    );
    const results = guesses.map(({ body }) => body.code as string);
    const compared = results.filter((code) => code === "otp_invalid").length + 1;
    recordFigure("REQ-SEC-02", {
      what: "attempts compared, of 200 parallel ones",
      value: compared,
      limit: "≤ 5",
    });
    expect(compared).toBe(5);
    expect(results.filter((code) => code === "otp_locked")).toHaveLength(196);
    for (const [language, text] of [
      ["en", "Too many wrong tries. Request a new code"],
      ["ar", "محاولات خاطئة كثيرة، اطلب رمزًا جديدًا"],
    ] as const) {
      const right = await strict.post("/api/email-verify", { email, attempt, otp }, { language });
      expect([right.status, right.body.code, right.body.message]).toEqual([422, "otp_locked", text]);
    }
    expect(await strict.db.select().from(users).where(eq(users.email, email))).toEqual([]);
    await strict.post("/api/resend-verification", { email, attempt });
    const second = await strict.newestCode(email);
    expect((await strict.post("/api/email-verify", { email, attempt, otp: second })).status).toBe(200);
  });

  it("by a stranger locks nobody out of registering", async () => {
    const email = newEmail();
    for (let i = 0; i < 30; i++) await strict.post("/api/email-verify", { email, otp: "000000" });
    const registration = await beginRegistration(strict, email);
    expect((await strict.post("/api/email-verify", registration)).status).toBe(200);
  });

  it("by a stranger locks nobody out of resetting the password", async () => {
    const { email } = await registerCustomer(strict);
    const reset = (otp: string) =>
      strict.post("/api/reset-password", {
        email,
        otp,
        password: "red-karak-cup",
        password_confirmation: "red-karak-cup",
      });
    for (let i = 0; i < 30; i++) await reset("000000");
    await strict.post("/api/forgot-password", { email });
    expect((await reset(await strict.newestCode(email))).status).toBe(200);
  });

  it("by a stranger elsewhere uses up no try of the owner", async () => {
    const { email } = await registerCustomer(strict);
    await strict.post("/api/forgot-password", { email });
    const otp = await strict.newestCode(email);
    const code = { email, purpose: "reset_password" } as const;
    const enter = async (entered: string, ip: string) =>
      (await checkCode(strict.panel, code, { code: entered, ip })).result;
    for (let i = 0; i < 4; i++) expect(await enter(wrongCode(otp), "203.0.113.1")).toBe("invalid");
    expect(await enter(wrongCode(otp), "203.0.113.1")).toBe("locked");
    expect(await enter(otp, "203.0.113.1")).toBe("locked");
    expect(await enter(otp, "203.0.113.2")).toBe("valid");
    // All addresses together are limited too.
    const strangers = Array.from({ length: 30 }, (_, i) => enter(wrongCode(otp), `198.51.100.${i}`));
    expect((await Promise.all(strangers)).filter((result) => result === "invalid")).toHaveLength(14);
    expect(await enter(otp, "203.0.113.2")).toBe("locked");
  });

  it("is limited per day by the number of codes", async () => {
    const timed = await createTestPanel({}, PRODUCTION_LIMITS);
    const email = newEmail();
    let codesSent = 0;
    for (let hour = 0; hour < 24; hour++) {
      for (let i = 0; i < 6; i++) {
        if ((await timed.post("/api/forgot-password", { email })).status === 200) codesSent++;
      }
      // The hourly counts start again.
      await timed.db.execute(sql`delete from rate_limits where key like 'codes:%' or key like 'codes_email:%'
        or key like 'codes_address:%'`);
    }
    recordFigure("REQ-SEC-02", { what: "tries per day", value: codesSent * 5, limit: "≤ 100" });
    expect(codesSent * 5).toBeLessThanOrEqual(100);
    await timed.close();
  });
});

describe("REQ-SEC-03 requesting codes", () => {
  it("sends one mail for fifty parallel requests and returns Retry-After", async () => {
    const { email, attempt } = await beginRegistration(strict);
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => strict.post("/api/resend-verification", { email, attempt })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await strict.mailsTo(email)).toHaveLength(2);
    const refused = responses.find(({ status }) => status === 429)!;
    expect(refused.body).toMatchObject({
      code: "resend_cooldown",
      message: "Failed to send code please try again",
    });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(50);
    const arabic = await strict.post("/api/resend-verification", { email, attempt }, { language: "ar" });
    expect(arabic.body.message).toBe("تعذّر إرسال الرمز، يرجى المحاولة مرة أخرى");
  });

  it("is limited per e-mail address and per network address", async () => {
    const limited = await createTestPanel({}, { PANEL_LIMITS_SCALE: "1", PANEL_LIMITS_REGISTER: "1000" });
    const email = newEmail();
    const requestCode = (address: string) => limited.post("/api/forgot-password", { email: address });
    const statuses = [];
    for (let i = 0; i < 6; i++) statuses.push((await requestCode(email)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    let passed = 5;
    for (; passed < 30 && (await requestCode(newEmail())).status === 200; passed++);
    recordFigure("REQ-SEC-03", {
      what: "codes per hour from one network address",
      value: passed,
      limit: "≤ 20",
    });
    expect(passed).toBeLessThanOrEqual(20);
    const refused = await requestCode(newEmail());
    expect([refused.body.code, Number(refused.headers.get("Retry-After")) > 60]).toEqual([
      "too_many_requests",
      true,
    ]);
    await limited.close();
  });
});
