import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { appSettings, codes, sessions, users } from "../../db/schema.js";
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
    expect(answer.body.data).toEqual({
      email,
      attempt: expect.stringMatching(/^[\w-]{20,}$/),
      verification: expect.any(Object),
    });
    // There is no account before its address is confirmed.
    const accountOf = () => test.db.select().from(users).where(eq(users.email, email));
    expect(await accountOf()).toEqual([]);

    const verified = await test.post("/api/email-verify", { email, otp: await test.newestCode(email) });
    expect(verified.status).toBe(200);
    expect(verified.body.message).toBe("Verified Successfully");
    const { token } = verified.body.data;
    const me = await test.get("/api/user", { token });
    expect(me.body.data).toMatchObject({ email, role: "user", first_name: "Aisha" });
    expect(me.headers.get("Cache-Control")).toBe("no-store");
    expect(await accountOf()).toMatchObject([{ role: "user", mobile: "+97455123456", language: "en" }]);
  });

  it("signs in at once where the brand asks for no confirmation, but proves a taken address", async () => {
    const body = { email_verification_required: false };
    await test.db.insert(appSettings).values({ body, updatedAt: new Date() });
    try {
      const email = newEmail();
      const answer = await test.post("/api/register", formOf(email));
      expect(answer.status).toBe(201);
      const { token, user } = answer.body.data;
      expect(answer.body.data).toEqual({ email, verification: null, token, user });
      expect(user).toMatchObject({ email, role: "user" });
      expect((await test.get("/api/user", { token })).body.data.email).toBe(email);
      expect(await test.mailsTo(email)).toEqual([]);

      const again = await test.post("/api/register", formOf(email, "another-karak-cup"));
      expect(again.body.data).toMatchObject({ email, verification: expect.any(Object) });
      expect(again.body.data.token).toBeUndefined();
      expect((await test.get("/api/user", { token })).status).toBe(200);
    } finally {
      await test.db.delete(appSettings);
    }
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
    expect(await test.db.select().from(users).where(eq(users.email, email))).toEqual([]);
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
    // The clock stands still, however long twenty take.
    const start = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: start });
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

describe("a code and its registration", () => {
  const stranger = "strangers-karak-cup";
  const begin = async (email: string, password?: string) =>
    (await test.post("/api/register", formOf(email, password))).body.data.attempt as string;
  const verify = (email: string, attempt: string | undefined, otp: string) =>
    test.post("/api/email-verify", { email, otp, attempt });

  it("belong together: nobody's code makes somebody else's password valid", async () => {
    const email = newEmail();
    const own = await begin(email);
    const ownCode = await test.newestCode(email);
    const theirs = await begin(email, stranger);
    const theirCode = await test.newestCode(email);
    if (ownCode !== theirCode) {
      expect((await verify(email, theirs, ownCode)).body.code).toBe("otp_invalid");
      expect((await verify(email, own, theirCode)).body.code).toBe("otp_invalid");
    }
    // Whom a code without its registration would confirm, nobody knows.
    expect((await verify(email, undefined, ownCode)).body.code).toBe("otp_invalid");
    expect((await verify(email, own, ownCode)).status).toBe(200);
    expect((await test.post("/api/login", { email, password: "blue-karak-cup" })).status).toBe(200);
    expect((await test.post("/api/login", { email, password: stranger })).status).toBe(401);
    // The owner who types the stranger's code too changes nothing any more.
    const late = await verify(email, theirs, theirCode);
    expect([late.status, late.body.code]).toEqual([409, "already_verified"]);
    expect((await test.post("/api/login", { email, password: stranger })).status).toBe(401);
  });

  it("go on after a sign-in with the password of the registration", async () => {
    const email = newEmail();
    const attempt = await begin(email);
    await begin(email, stranger);
    await begin(email);
    const refused = await test.post("/api/login", { email, password: "blue-karak-cup" });
    expect(refused.body.code).toBe("email_unverified");
    const named = refused.body.data.attempt as string;
    expect(named).not.toBe(attempt);
    await test.post("/api/resend-verification", { email, attempt: named });
    expect((await verify(email, named, await test.newestCode(email))).status).toBe(200);
  });

  it("cannot be told from those of a taken address", async () => {
    const owner = await test.person();
    const attempt = await begin(owner.email, stranger);
    expect(attempt).toMatch(/^[\w-]{20,}$/);
    for (const otp of ["000000", "111111", "222222", "333333"]) {
      expect((await verify(owner.email, attempt, otp)).body.code).toBe("otp_invalid");
    }
    expect((await verify(owner.email, attempt, "444444")).body.code).toBe("otp_locked");
    expect((await verify(owner.email, "made-up", "444444")).body.code).toBe("otp_invalid");
  });
});

/** A customer whose password is known. */
async function customer(email = newEmail(), password = "blue-karak-cup") {
  await test.post("/api/register", formOf(email, password));
  const verified = await test.post("/api/email-verify", { email, otp: await test.newestCode(email) });
  return { email, password, token: verified.body.data.token as string };
}
const signIn = async (email: string, password: string) =>
  (await test.post("/api/login", { email, password })).body.data?.token as string | undefined;

describe("a forgotten password", () => {
  const renew = (email: string, otp: string, password = "red-karak-cup", language: "en" | "ar" = "en") =>
    test.post("/api/reset-password", { email, otp, password, password_confirmation: password }, { language });

  it("is replaced by the code of a mail, which ends every session and tells the owner", async () => {
    const { email, password, token } = await customer();
    const other = await signIn(email, password);
    const asked = await test.post("/api/forgot-password", { email }, { language: "ar" });
    expect([asked.status, asked.body.message]).toEqual([200, "تم إرسال الرمز إلى بريدك الإلكتروني"]);
    const otp = await test.newestCode(email);
    expect((await test.mailsTo(email)).at(-1)?.html).toContain('dir="rtl"');
    const done = await renew(email, otp);
    expect([done.status, done.body.message, done.body.data]).toEqual([200, "Updated successfully", null]);
    for (const old of [token, other]) expect((await test.get("/api/user", { token: old })).status).toBe(401);
    expect(await signIn(email, password)).toBeUndefined();
    expect(await signIn(email, "red-karak-cup")).toBeDefined();
    expect((await test.mailsTo(email)).at(-1)?.subject).toBe("Your password was changed");
    expect((await renew(email, otp)).body.code).toBe("otp_invalid");
  });

  it("answers for an unknown address as for a known one", async () => {
    const { email } = await customer();
    const unknown = newEmail();
    const answers = [];
    for (const address of [email, unknown]) {
      const asked = await test.post("/api/forgot-password", { email: address });
      const tries = [];
      for (let i = 0; i < 6; i++) tries.push((await renew(address, "987654")).body.code);
      answers.push([asked.status, asked.body.message, asked.body.data, tries]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(await test.mailsTo(unknown)).toEqual([]);
    const arabic = await renew(unknown, "987654", "red-karak-cup", "ar");
    expect(arabic.body.message).toBe("محاولات خاطئة كثيرة، اطلب رمزًا جديدًا");
  });

  it("keeps the code for another try when the new password is a poor one", async () => {
    const { email } = await customer();
    await test.post("/api/forgot-password", { email });
    const otp = await test.newestCode(email);
    expect((await renew(email, otp, "password1")).body.errors).toEqual({
      password: ["This password is easy to guess. Choose another"],
    });
    expect((await renew(email, otp)).status).toBe(200);
  });

  it("says of an old code that it has expired, in both languages", async () => {
    const { email } = await customer();
    await test.post("/api/forgot-password", { email });
    const otp = await test.newestCode(email);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 });
    const [english, arabic] = [await renew(email, otp), await renew(email, otp, "red-karak-cup", "ar")];
    expect([english.status, english.body.code, english.body.message]).toEqual([
      422,
      "otp_expired",
      "This code has expired. Request a new one",
    ]);
    expect(arabic.body.message).toBe("انتهت صلاحية الرمز، اطلب رمزًا جديدًا");
  });
});

describe("changing the password", () => {
  const change = (token: string, current_password: string, password: string, language: "en" | "ar" = "en") =>
    test.post(
      "/api/change-password",
      { current_password, password, password_confirmation: password },
      { token, language },
    );

  it("goes on under another token, ends the others, and tells the owner", async () => {
    const { email, password, token } = await customer();
    const other = await signIn(email, password);
    const changed = await change(token, password, "red-karak-cup");
    expect([changed.status, changed.body.message]).toEqual([200, "Updated successfully"]);
    for (const old of [token, other]) expect((await test.get("/api/user", { token: old })).status).toBe(401);
    expect((await test.get("/api/user", { token: changed.body.data.token })).status).toBe(200);
    expect(await signIn(email, password)).toBeUndefined();
    expect((await test.mailsTo(email)).at(-1)?.subject).toBe("Your password was changed");
  });

  it("asks for the present password, in both languages", async () => {
    const { token, password } = await customer();
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
