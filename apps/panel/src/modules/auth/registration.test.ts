import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { appSettings, codes, sessions, users } from "../../db/schema.js";
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

describe("registration", () => {
  it("mails a code and signs in once the code is confirmed", async () => {
    const email = newEmail();
    const response = await test.post("/api/register", { ...registrationForm(email), role: "admin", id: "x" });
    expect(response.status).toBe(201);
    expect(response.body.message).toBe("Successfully Registered");
    expect(response.body.data).toEqual({
      email,
      attempt: expect.stringMatching(/^[\w-]{20,}$/),
      verification: expect.any(Object),
    });
    // The account is created by confirming the address.
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

  it("signs in at once without required verification, but never for a taken address", async () => {
    const body = { email_verification_required: false };
    await test.db.insert(appSettings).values({ body, updatedAt: new Date() });
    try {
      const email = newEmail();
      const response = await test.post("/api/register", registrationForm(email));
      expect(response.status).toBe(201);
      const { token, user } = response.body.data;
      expect(response.body.data).toEqual({ email, verification: null, token, user });
      expect(user).toMatchObject({ email, role: "user" });
      expect((await test.get("/api/user", { token })).body.data.email).toBe(email);
      expect(await test.mailsTo(email)).toEqual([]);

      const again = await test.post("/api/register", registrationForm(email, "another-karak-cup"));
      expect(again.body.data).toMatchObject({ email, verification: expect.any(Object) });
      expect(again.body.data.token).toBeUndefined();
      expect((await test.get("/api/user", { token })).status).toBe(200);
    } finally {
      await test.db.delete(appSettings);
    }
  });

  it("sends the mail in the language of the request", async () => {
    const email = newEmail();
    await test.post("/api/register", registrationForm(email), { language: "ar" });
    const [mail] = await test.mailsTo(email);
    expect(mail?.subject).toContain("رمز التحقق");
    expect(mail?.html).toContain('dir="rtl"');
  });

  it("returns the specified message for each invalid field, in both languages", async () => {
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
    const arabic = await test.post("/api/register", registrationForm("x", "short"), { language: "ar" });
    expect(arabic.body.errors.email).toEqual(["البريد الإلكتروني غير صحيح"]);
    expect(arabic.body.errors.password).toEqual(["يجب ألا تقل كلمة المرور عن 8 أحرف"]);
  });

  it("rejects common passwords", async () => {
    for (const password of ["password1", "12345678", "Qatar2024", "P@ssw0rd", "aaaaaaaaaa"]) {
      const response = await test.post("/api/register", registrationForm(newEmail(), password));
      expect(response.body.errors, password).toEqual({
        password: ["This password is easy to guess. Choose another"],
      });
    }
  });

  it("responds to a taken address as to a new one and mails its owner", async () => {
    const owner = await test.person();
    const taken = await test.post("/api/register", registrationForm(owner.email, "other-karak-cup"));
    const fresh = await test.post("/api/register", registrationForm(newEmail()));
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

  it("stores only hashes of codes, tokens and passwords", async () => {
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

describe("a code and its registration attempt", () => {
  const otherPassword = "strangers-karak-cup";
  const begin = async (email: string, password?: string) =>
    (await test.post("/api/register", registrationForm(email, password))).body.data.attempt as string;
  const verify = (email: string, attempt: string | undefined, otp: string) =>
    test.post("/api/email-verify", { email, otp, attempt });

  it("belong together: a code never activates the password of another attempt", async () => {
    const email = newEmail();
    const first = await begin(email);
    const firstCode = await test.newestCode(email);
    const second = await begin(email, otherPassword);
    const secondCode = await test.newestCode(email);
    if (firstCode !== secondCode) {
      expect((await verify(email, second, firstCode)).body.code).toBe("otp_invalid");
      expect((await verify(email, first, secondCode)).body.code).toBe("otp_invalid");
    }
    // With several attempts pending, a code without its attempt is ambiguous.
    expect((await verify(email, undefined, firstCode)).body.code).toBe("otp_invalid");
    expect((await verify(email, first, firstCode)).status).toBe(200);
    expect((await test.post("/api/login", { email, password: "blue-karak-cup" })).status).toBe(200);
    expect((await test.post("/api/login", { email, password: otherPassword })).status).toBe(401);
    // Confirming the other attempt afterwards changes nothing.
    const late = await verify(email, second, secondCode);
    expect([late.status, late.body.code]).toEqual([409, "already_verified"]);
    expect((await test.post("/api/login", { email, password: otherPassword })).status).toBe(401);
  });

  it("continue after a sign-in with the password of the attempt", async () => {
    const email = newEmail();
    const attempt = await begin(email);
    await begin(email, otherPassword);
    await begin(email);
    const refused = await test.post("/api/login", { email, password: "blue-karak-cup" });
    expect(refused.body.code).toBe("email_unverified");
    const matching = refused.body.data.attempt as string;
    expect(matching).not.toBe(attempt);
    await test.post("/api/resend-verification", { email, attempt: matching });
    expect((await verify(email, matching, await test.newestCode(email))).status).toBe(200);
  });

  it("look the same for a taken address", async () => {
    const owner = await test.person();
    const attempt = await begin(owner.email, otherPassword);
    expect(attempt).toMatch(/^[\w-]{20,}$/);
    for (const otp of ["000000", "111111", "222222", "333333"]) {
      expect((await verify(owner.email, attempt, otp)).body.code).toBe("otp_invalid");
    }
    expect((await verify(owner.email, attempt, "444444")).body.code).toBe("otp_locked");
    expect((await verify(owner.email, "made-up", "444444")).body.code).toBe("otp_invalid");
  });
});
