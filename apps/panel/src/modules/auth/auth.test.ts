import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { codes, sessions, users } from "../../db/schema.js";
import { brokenInvariants } from "../../testing/invariants.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());
afterEach(async () => {
  vi.useRealTimers();
  expect(await brokenInvariants(test.db)).toEqual([]);
});

let count = 0;
const formOf = (email: string, password = "blue-karak-cup") => ({
  first_name: "Aisha",
  last_name: "Saad",
  email,
  mobile: "٥٥١٢ ٣٤٥٦",
  password,
  password_confirmation: password,
});
const newEmail = () => `person${++count}@example.com`;

async function registered(email = newEmail()) {
  await test.post("/api/register", formOf(email));
  return email;
}

describe("registering", () => {
  it("sends a code, and signs in once the code is typed", async () => {
    const email = newEmail();
    const answer = await test.post("/api/register", { ...formOf(email), role: "admin", id: "x" });
    expect(answer.status).toBe(201);
    expect(answer.body.message).toBe("Successfully Registered");
    expect(answer.body.data).toEqual({ email, verification: expect.any(Object) });
    const [row] = await test.db.select().from(users).where(eq(users.email, email));
    expect(row).toMatchObject({ role: "user", mobile: "+97455123456", emailVerifiedAt: null });

    const verified = await test.post("/api/email-verify", { email, otp: await test.newestCode(email) });
    expect(verified.status).toBe(200);
    expect(verified.body.message).toBe("Verified Successfully");
    const { token } = verified.body.data;
    const me = await test.get("/api/user", { token });
    expect(me.body.data).toMatchObject({ email, role: "user", first_name: "Aisha" });
    expect(me.headers.get("Cache-Control")).toBe("no-store");
  });

  it("writes its mail in the language of the request", async () => {
    const email = newEmail();
    await test.post("/api/register", formOf(email), { language: "ar" });
    const [mail] = await test.mailsTo(email);
    expect(mail?.subject).toContain("رمز التحقق");
    expect(mail?.html).toContain('dir="rtl"');
  });

  it("tells each field's fault in both languages, with the spec's words", async () => {
    const english = await test.post("/api/register", {});
    expect(english.status).toBe(422);
    expect(english.body.code).toBe("validation_failed");
    expect(english.body.errors).toMatchObject({
      first_name: ["First Name is required"],
      last_name: ["Last Name is required"],
      email: ["Email is required"],
      mobile: ["Mobile number is required"],
      password: ["Password is required"],
    });
    const arabic = await test.post("/api/register", formOf("x", "short"), { language: "ar" });
    expect(arabic.body.errors.email).toEqual(["البريد الإلكتروني غير صحيح"]);
    expect(arabic.body.errors.password).toEqual(["يجب ألا تقل كلمة المرور عن 8 أحرف"]);
  });

  it("refuses passwords that anybody would try first", async () => {
    for (const password of ["password1", "12345678", "Qatar2024", "P@ssw0rd", "aaaaaaaaaa"]) {
      const answer = await test.post("/api/register", formOf(newEmail(), password));
      expect(answer.body.errors, password).toEqual({
        password: ["This password is easy to guess. Choose another"],
      });
    }
  });

  it("answers a taken e-mail like a new one, and tells its owner by mail", async () => {
    const owner = await test.person();
    const taken = await test.post("/api/register", formOf(owner.email, "other-karak-cup"));
    const fresh = await test.post("/api/register", formOf(newEmail()));
    expect(taken.status).toBe(fresh.status);
    expect(Object.keys(taken.body.data)).toEqual(Object.keys(fresh.body.data));
    expect(taken.body.message).toBe(fresh.body.message);
    const mails = await test.mailsTo(owner.email);
    expect(mails.map((mail) => mail.subject)).toEqual(["You already have a Talabee account"]);
    const [row] = await test.db.select().from(users).where(eq(users.email, owner.email));
    expect(row?.passwordHash).toBe("");
    const guess = await test.post("/api/email-verify", { email: owner.email, otp: "123456" });
    expect(guess.body.code).toBe("otp_invalid");
  });

  it("keeps codes and tokens hashed only", async () => {
    const email = await registered();
    const code = await test.newestCode(email);
    const verified = await test.post("/api/email-verify", { email, otp: code });
    const stored = JSON.stringify([
      await test.db.select().from(codes),
      await test.db.select().from(sessions),
      await test.db.select().from(users),
    ]);
    expect(stored).not.toContain(`"${code}"`);
    expect(stored).not.toContain(verified.body.data.token);
    expect(stored).not.toContain("blue-karak-cup");
  });
});

describe("a code", () => {
  it("is read in Arabic digits, works once, and only the newest works", async () => {
    const email = await registered();
    const first = await test.newestCode(email);
    await test.post("/api/resend-verification", { email });
    const second = await test.newestCode(email);
    if (first !== second) {
      expect((await test.post("/api/email-verify", { email, otp: first })).body.code).toBe("otp_invalid");
    }
    const arabic = second.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]!);
    expect((await test.post("/api/email-verify", { email, otp: arabic })).status).toBe(200);
    const again = await test.post("/api/email-verify", { email, otp: second });
    expect([again.status, again.body.code]).toEqual([409, "already_verified"]);
  });

  it("is bound to its own address", async () => {
    const email = await registered();
    const other = await registered();
    const otp = await test.newestCode(email);
    if (otp !== (await test.newestCode(other))) {
      expect((await test.post("/api/email-verify", { email: other, otp })).body.code).toBe("otp_invalid");
    }
  });

  it("is locked after five wrong tries, however many come at once", async () => {
    const email = await registered();
    const right = await test.newestCode(email);
    const wrong = right === "000000" ? "111111" : "000000";
    const guesses = await Promise.all(
      Array.from({ length: 40 }, () => test.post("/api/email-verify", { email, otp: wrong })),
    );
    expect(guesses.filter(({ body }) => body.code === "otp_invalid")).toHaveLength(4);
    expect(guesses.filter(({ body }) => body.code === "otp_locked")).toHaveLength(36);
    const late = await test.post("/api/email-verify", { email, otp: right });
    expect([late.status, late.body.code]).toEqual([422, "otp_locked"]);
    const [row] = await test.db.select().from(users).where(eq(users.email, email));
    expect(row?.emailVerifiedAt).toBeNull();
  });

  it("ends after ten minutes", async () => {
    const email = await registered();
    const otp = await test.newestCode(email);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 });
    expect((await test.post("/api/email-verify", { email, otp })).body.code).toBe("otp_expired");
  });

  it("is sent again once a minute and five times an hour, also when asked for at once", async () => {
    const limited = await createTestPanel({}, { PANEL_LIMITS_SCALE: "1" });
    const email = newEmail();
    await limited.post("/api/register", formOf(email));
    const rush = await Promise.all(
      Array.from({ length: 20 }, () => limited.post("/api/resend-verification", { email })),
    );
    expect(rush.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = rush.find(({ status }) => status === 429)!;
    expect(refused.body.code).toBe("resend_cooldown");
    expect(refused.body.message).toBe("Failed to send code please try again");
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(50);
    expect(await limited.mailsTo(email)).toHaveLength(2);
    const start = Date.now();
    const statuses = [];
    for (let minute = 1; minute <= 5; minute++) {
      vi.useFakeTimers({ toFake: ["Date"], now: start + minute * 61_000 });
      const { body, status } = await limited.post("/api/resend-verification", { email });
      statuses.push(status === 200 ? 200 : body.code);
    }
    expect(statuses).toEqual([200, 200, 200, "too_many_requests", "too_many_requests"]);
    await limited.close();
  });

  it("answers for unknown addresses as for known ones", async () => {
    const known = await registered();
    const unknown = newEmail();
    const [a, b] = [
      await test.post("/api/resend-verification", { email: known }),
      await test.post("/api/resend-verification", { email: unknown }),
    ];
    expect([b.status, b.body.message, Object.keys(b.body.data)]).toEqual([
      a.status,
      a.body.message,
      Object.keys(a.body.data),
    ]);
    expect(await test.mailsTo(unknown)).toEqual([]);
    const verdicts = async (email: string) => {
      const seen = [];
      for (let i = 0; i < 6; i++)
        seen.push((await test.post("/api/email-verify", { email, otp: "987654" })).body.code);
      return seen;
    };
    expect(await verdicts(unknown)).toEqual(await verdicts(known));
  });
});

describe("signing in", () => {
  it("takes the right password of a verified address only, and tells no more", async () => {
    const email = await registered();
    const unverified = await test.post("/api/login", { email, password: "blue-karak-cup" });
    expect([unverified.status, unverified.body.code]).toEqual([403, "email_unverified"]);
    expect(unverified.body.data.email).toBe(email);
    await test.post("/api/email-verify", { email, otp: await test.newestCode(email) });

    const wrong = await test.post("/api/login", { email, password: "red-karak-cup" });
    const nobody = await test.post("/api/login", { email: newEmail(), password: "red-karak-cup" });
    expect([wrong.status, wrong.body.code]).toEqual([401, "invalid_credentials"]);
    expect({ ...nobody.body, request_id: "" }).toEqual({ ...wrong.body, request_id: "" });

    const right = await test.post("/api/login", { email: email.toUpperCase(), password: "blue-karak-cup" });
    expect(right.status).toBe(200);
    expect(right.body.message).toBe("Logged in successfully");
  });

  it("slows guesses down, twenty at once too, and forgets after a success", async () => {
    const limited = await createTestPanel({}, { PANEL_LIMITS_SCALE: "1" });
    const email = newEmail();
    await limited.post("/api/register", formOf(email));
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

describe("a session", () => {
  it("ends with logout, at once", async () => {
    const someone = await test.person();
    const out = await test.post("/api/logout", {}, someone);
    expect(out.body.message).toBe("Logged out successfully");
    const after = await test.get("/api/user", someone);
    expect([after.status, after.body.code, after.body.message]).toEqual([
      401,
      "unauthenticated",
      "Please Login First",
    ]);
  });

  it("ends after seven idle days, and after thirty in any case", async () => {
    const start = Date.now();
    const day = 86_400_000;
    const idle = await test.person();
    const busy = await test.person();
    for (let days = 5; days < 30; days += 5) {
      vi.useFakeTimers({ toFake: ["Date"], now: start + days * day });
      expect((await test.get("/api/user", busy)).status, `day ${days}`).toBe(200);
    }
    expect((await test.get("/api/user", idle)).status).toBe(401);
    vi.useFakeTimers({ toFake: ["Date"], now: start + 30 * day + 1000 });
    expect((await test.get("/api/user", busy)).status).toBe(401);
  });

  it("is not read from the address, and dies with a block", async () => {
    const someone = await test.person();
    expect((await test.get(`/api/user?token=${someone.token}`)).status).toBe(401);
    await test.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, someone.id));
    expect((await test.get("/api/cart", someone)).body.code).toBe("account_blocked");
  });
});
