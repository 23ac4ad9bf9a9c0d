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

describe("verification code", () => {
  it("accepts Arabic digits, works once, and is void after a resend", async () => {
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

  it("is bound to its address", async () => {
    const email = await registered();
    const other = await registered();
    const otp = await test.newestCode(email);
    if (otp !== (await test.newestCode(other))) {
      expect((await test.post("/api/email-verify", { email: other, otp })).body.code).toBe("otp_invalid");
    }
  });

  it("is locked after five wrong attempts, also parallel ones", async () => {
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

  it("expires after ten minutes", async () => {
    const email = await registered();
    const otp = await test.newestCode(email);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 });
    expect((await test.post("/api/email-verify", { email, otp })).body.code).toBe("otp_expired");
  });

  it("is resent at most once a minute and five times an hour, also for parallel requests", async () => {
    const limited = await createTestPanel({}, { PANEL_LIMITS_SCALE: "1" });
    const email = newEmail();
    // Frozen, so that the duration of twenty requests does not matter.
    const start = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    await limited.post("/api/register", registrationForm(email));
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => limited.post("/api/resend-verification", { email })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = responses.find(({ status }) => status === 429)!;
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

  it("responds to unknown addresses as to known ones", async () => {
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
    const attemptResults = async (email: string) => {
      const results = [];
      for (let i = 0; i < 6; i++)
        results.push((await test.post("/api/email-verify", { email, otp: "987654" })).body.code);
      return results;
    };
    expect(await attemptResults(unknown)).toEqual(await attemptResults(known));
  });
});
