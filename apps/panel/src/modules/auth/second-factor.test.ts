import { encodeForm } from "@talabee/contract";
import { eq } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditLog, recoveryCodes, riders, secondFactors, storeStaff, users } from "../../db/schema.js";
import { PASSWORD, PRODUCTION_LIMITS, registerCustomer } from "../../testing/auth-fixture.js";
import { createTestPanel, type TestPanel } from "../../testing/test-panel.js";

let test: TestPanel;
beforeAll(async () => void (test = await createTestPanel()));
afterAll(() => test.close());

type Staff = Awaited<ReturnType<typeof registerCustomer>>;

/** The code that the app shows now, or some steps of 30 seconds from now. */
const codeOf = (panel: TestPanel, secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: panel.panel.clock().getTime() + steps * 30_000,
  });
const wrongCodeOf = (panel: TestPanel, secret: string) => {
  const accepted = [-1, 0, 1].map((steps) => codeOf(panel, secret, steps));
  return ["000000", "111111", "222222", "333333"].find((code) => !accepted.includes(code))!;
};

async function admin(panel: TestPanel): Promise<Staff> {
  const someone = await registerCustomer(panel);
  await panel.db.update(users).set({ role: "admin" }).where(eq(users.id, someone.id));
  return someone;
}

/** Enrols an app; time passes so that its next code is another one. */
async function enrolled(panel: TestPanel, someone: Staff) {
  const started = await panel.post("/api/panel/second-factor/enrol", { current_password: PASSWORD }, someone);
  expect(started.status).toBe(200);
  const { secret, uri } = started.body.data as { secret: string; uri: string };
  const confirmed = await panel.post(
    "/api/panel/second-factor/confirm",
    { otp: codeOf(panel, secret) },
    someone,
  );
  expect(confirmed.status).toBe(200);
  panel.passTime(30);
  return { secret, uri, recovery: confirmed.body.data.recovery_codes as string[] };
}

const login = (panel: TestPanel, { email }: { email: string }, password = PASSWORD) =>
  panel.post("/api/login", { email, password });
const confirm = (panel: TestPanel, challenge: string, otp: string) =>
  panel.post("/api/login/confirm", { challenge, otp });
const outcome = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code];

describe("REQ-SEC-16 second factor", () => {
  it("is for staff, riders and admins", async () => {
    const customer = await registerCustomer(test);
    expect((await test.get("/api/panel/second-factor", customer)).status).toBe(403);
    const [store, rider] = [await registerCustomer(test), await registerCustomer(test)];
    await test.db.insert(storeStaff).values({ userId: store.id, storeId: "spice" });
    await test.db.insert(riders).values({
      id: rider.id,
      userId: rider.id,
      name: "Yousef",
      phone: "+97455123456",
      createdAt: test.panel.clock(),
    });
    for (const someone of [store, rider, await admin(test)]) {
      expect((await test.get("/api/panel/second-factor", someone)).body.data).toEqual({
        enabled: false,
        required: false,
        recovery_codes_left: 0,
      });
    }
  });

  it("is enrolled with the password, confirmed with a code, and ends other sessions", async () => {
    const someone = await admin(test);
    const other = (await login(test, someone)).body.data.token as string;
    const wrong = await test.post("/api/panel/second-factor/enrol", { current_password: "guess" }, someone);
    expect(Object.keys(wrong.body.errors)).toEqual(["current_password"]);
    const { secret, uri, recovery } = await enrolled(test, someone);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain(encodeURIComponent(someone.email));
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20);
    expect(recovery).toHaveLength(10);
    expect((await test.get("/api/user", { token: other })).status).toBe(401);
    expect((await test.get("/api/panel/second-factor", someone)).body.data).toMatchObject({
      enabled: true,
      recovery_codes_left: 10,
    });
    const again = await test.post("/api/panel/second-factor/enrol", { current_password: PASSWORD }, someone);
    expect(outcome(again)).toEqual([409, "second_factor_enabled"]);
    expect((await test.mailsTo(someone.email)).at(-1)!.subject).toBe("Two-step sign-in is on");
    const entries = await test.db.select().from(auditLog).where(eq(auditLog.actorId, someone.id));
    expect(entries.map(({ action }) => action)).toEqual(["second_factor.enable"]);
  });

  it("stores neither secret nor recovery codes in readable form, and does not log them", async () => {
    const someone = await admin(test);
    const { secret, recovery } = await enrolled(test, someone);
    const rows = [
      ...(await test.db.select().from(secondFactors).where(eq(secondFactors.userId, someone.id))),
      ...(await test.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, someone.id))),
    ];
    expect(rows).toHaveLength(11);
    const text = JSON.stringify(rows) + test.logged.join("");
    for (const part of [secret, ...recovery, ...recovery.map((code) => code.replaceAll("-", ""))]) {
      expect(text).not.toContain(part);
    }
    // The secret of one account does not open in the row of another.
    const sealed = await test.panel.secrets.seal(secret, "someone else");
    await expect(test.panel.secrets.open(sealed, someone.id)).rejects.toThrow();
  });

  it("is asked for at sign-in, and each code is accepted once", async () => {
    const someone = await admin(test);
    const { secret } = await enrolled(test, someone);
    expect(outcome(await login(test, someone, "red-karak-cup"))).toEqual([401, "invalid_credentials"]);
    const asked = await login(test, someone);
    expect(outcome(asked)).toEqual([403, "second_factor_required"]);
    expect(JSON.stringify(asked.body)).not.toContain('"token"');
    const { challenge } = asked.body.data;
    expect(outcome(await confirm(test, challenge, wrongCodeOf(test, secret)))).toEqual([422, "otp_invalid"]);
    const code = codeOf(test, secret);
    const signedIn = await confirm(test, challenge, code);
    expect(signedIn.body.data.user.id).toBe(someone.id);
    expect((await test.get("/api/user", signedIn.body.data)).status).toBe(200);
    // Neither the challenge nor the code works twice.
    expect(outcome(await confirm(test, challenge, codeOf(test, secret, 1)))).toEqual([422, "otp_expired"]);
    const next = (await login(test, someone)).body.data.challenge as string;
    expect(outcome(await confirm(test, next, code))).toEqual([422, "otp_invalid"]);
    const same = codeOf(test, secret, 1);
    const two = await Promise.all([confirm(test, next, same), confirm(test, next, same)]);
    expect(two.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it("ends a challenge after five wrong codes, also parallel ones, and after ten minutes", async () => {
    const someone = await admin(test);
    const { secret } = await enrolled(test, someone);
    const { challenge } = (await login(test, someone)).body.data;
    const wrong = wrongCodeOf(test, secret);
    const guesses = await Promise.all(Array.from({ length: 12 }, () => confirm(test, challenge, wrong)));
    expect(guesses.filter(({ body }) => body.code === "otp_invalid")).toHaveLength(5);
    expect(guesses.filter(({ body }) => body.code === "otp_locked")).toHaveLength(7);
    expect(outcome(await confirm(test, challenge, codeOf(test, secret)))).toEqual([422, "otp_locked"]);
    const late = (await login(test, someone)).body.data.challenge as string;
    test.passTime(601);
    expect(outcome(await confirm(test, late, codeOf(test, secret)))).toEqual([422, "otp_expired"]);
    expect(outcome(await confirm(test, "unknown", "123456"))).toEqual([422, "otp_expired"]);
  });

  it("is replaced by a recovery code, once", async () => {
    const someone = await admin(test);
    const { recovery } = await enrolled(test, someone);
    const typed = recovery[0]!.toLowerCase().replaceAll("-", " ");
    const first = (await login(test, someone)).body.data.challenge as string;
    const signedIn = await confirm(test, first, typed);
    expect(signedIn.status).toBe(200);
    const state = await test.get("/api/panel/second-factor", signedIn.body.data);
    expect(state.body.data.recovery_codes_left).toBe(9);
    const second = (await login(test, someone)).body.data.challenge as string;
    expect(outcome(await confirm(test, second, typed))).toEqual([422, "otp_invalid"]);
    // Another account's codes are of no use.
    const other = await enrolled(test, await admin(test));
    expect(outcome(await confirm(test, second, other.recovery[0]!))).toEqual([422, "otp_invalid"]);
  });

  it("is turned off, and its recovery codes renewed, only with password and code", async () => {
    const someone = await admin(test);
    const { secret, recovery } = await enrolled(test, someone);
    const proof = (otp: string, current_password = PASSWORD) => ({ current_password, otp });
    for (const path of ["disable", "recovery-codes"]) {
      const send = (body: object) => test.post(`/api/panel/second-factor/${path}`, body, someone);
      expect(Object.keys((await send(proof(codeOf(test, secret), "guess"))).body.errors)).toEqual([
        "current_password",
      ]);
      expect(outcome(await send(proof(wrongCodeOf(test, secret))))).toEqual([422, "otp_invalid"]);
    }
    const renewed = await test.post("/api/panel/second-factor/recovery-codes", proof(recovery[0]!), someone);
    expect(renewed.body.data.recovery_codes).toHaveLength(10);
    const old = await test.post("/api/panel/second-factor/disable", proof(recovery[1]!), someone);
    expect(outcome(old)).toEqual([422, "otp_invalid"]);
    const off = await test.post("/api/panel/second-factor/disable", proof(codeOf(test, secret)), someone);
    expect(off.body.data).toEqual({ enabled: false, required: false, recovery_codes_left: 0 });
    expect((await login(test, someone)).status).toBe(200);
    expect((await test.mailsTo(someone.email)).at(-1)!.subject).toBe("Two-step sign-in is off");
  });

  it("limits wrong codes of an account over many addresses, and still accepts a recovery code", async () => {
    const limits = { PANEL_LIMITS_SECOND_FACTOR: "3", PANEL_LIMITS_LOGIN: "1000" };
    const strict = await createTestPanel({}, { ...PRODUCTION_LIMITS, ...limits });
    try {
      const someone = await admin(strict);
      const { secret, recovery } = await enrolled(strict, someone);
      for (let i = 0; i < 3; i++) {
        const { challenge } = (await login(strict, someone)).body.data;
        expect((await confirm(strict, challenge, wrongCodeOf(strict, secret))).status).toBe(422);
      }
      const { challenge } = (await login(strict, someone)).body.data;
      expect((await confirm(strict, challenge, codeOf(strict, secret))).status).toBe(429);
      expect((await confirm(strict, challenge, recovery[0]!)).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  it("can be required of admins or of all staff", async () => {
    for (const requireSecondFactor of ["admin", "staff"] as const) {
      const strict = await createTestPanel({ requireSecondFactor });
      try {
        const someone = await admin(strict);
        const store = await strict.person({ storeId: "spice" });
        expect(outcome(await strict.get("/api/panel/orders", someone))).toEqual([
          403,
          "second_factor_missing",
        ]);
        const expected = requireSecondFactor === "staff" ? 403 : 200;
        expect((await strict.get("/api/panel/orders", store)).status).toBe(expected);
        // As a customer they are not restricted.
        expect((await strict.get("/api/cart", someone)).status).toBe(200);
        await enrolled(strict, someone);
        expect((await strict.get("/api/panel/orders", someone)).status).toBe(200);
      } finally {
        await strict.close();
      }
    }
  });
});

describe("REQ-SEC-15 wrong passwords of one account over many addresses", () => {
  it("need a mailed code from then on, which only the right password sends", async () => {
    const strict = await createTestPanel({}, { ...PRODUCTION_LIMITS, PANEL_LIMITS_LOGIN_EMAIL: "6" });
    try {
      const owner = await registerCustomer(strict);
      let address = 0;
      // Each request comes from another network.
      const from = async (path: string, body: object) => {
        const request = new Request(`http://localhost${path}`, { method: "POST", body: encodeForm(body) });
        const incoming = {
          socket: { remoteAddress: `203.0.113.${++address % 250}`, remotePort: 1, remoteFamily: "IPv4" },
        };
        const response = await strict.app.fetch(request, { incoming });
        // oxlint-disable-next-line typescript/no-explicit-any
        return { status: response.status, body: (await response.json()) as any };
      };
      const guess = (email: string, password = "red-karak-cup") => from("/api/login", { email, password });

      // Right passwords do not count.
      for (let i = 0; i < 10; i++) expect((await guess(owner.email, PASSWORD)).status).toBe(200);
      const guesses = await Promise.all(Array.from({ length: 10 }, () => guess(owner.email)));
      expect(guesses.filter(({ body }) => body.code === "invalid_credentials")).toHaveLength(6);
      const capped = guesses.filter(({ body }) => body.code === "email_code_required");
      expect(capped).toHaveLength(4);

      const mails = (await strict.mailsTo(owner.email)).length;
      const wrong = await guess(owner.email);
      expect(await strict.mailsTo(owner.email)).toHaveLength(mails);
      const right = await guess(owner.email, PASSWORD);
      expect(await strict.mailsTo(owner.email)).toHaveLength(mails + 1);
      const shape = ({ status, body }: typeof wrong) => [status, body.message, Object.keys(body.data)];
      expect(shape(wrong)).toEqual(shape(right));
      // An address without an account gets the same response.
      const unknown = "nobody@example.com";
      for (let i = 0; i < 6; i++) await guess(unknown);
      expect(shape(await guess(unknown))).toEqual(shape(right));

      const otp = await strict.newestCode(owner.email);
      const confirmWith = (challenge: string) => from("/api/login/confirm", { challenge, otp });
      expect((await confirmWith(wrong.body.data.challenge)).body.code).toBe("otp_invalid");
      const signedIn = await confirmWith(right.body.data.challenge);
      expect(signedIn.body.data.user.id).toBe(owner.id);
    } finally {
      await strict.close();
    }
  });

  it("ask for the authenticator app after the mailed code", async () => {
    const strict = await createTestPanel({}, { ...PRODUCTION_LIMITS, PANEL_LIMITS_LOGIN_EMAIL: "1" });
    try {
      const someone = await admin(strict);
      const { secret } = await enrolled(strict, someone);
      await login(strict, someone, "red-karak-cup");
      const mailed = await login(strict, someone);
      expect(mailed.body.code).toBe("email_code_required");
      const asked = await confirm(strict, mailed.body.data.challenge, await strict.newestCode(someone.email));
      expect(outcome(asked)).toEqual([403, "second_factor_required"]);
      const signedIn = await confirm(strict, asked.body.data.challenge, codeOf(strict, secret));
      expect(signedIn.body.data.user.id).toBe(someone.id);
    } finally {
      await strict.close();
    }
  });
});
