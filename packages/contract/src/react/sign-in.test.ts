// @vitest-environment jsdom
import { readUserEmail, saveUserEmail } from "@talabee/domain";
import { afterEach, expect, it, vi } from "vitest";
import { appWith, failure } from "../../test/client-app.js";
import { clearReset, requestedResetEmail, requestReset } from "./password.js";
import { createAccount, resendCode, sendSignInCode, signIn, submitCode } from "./sign-in.js";

afterEach(() => vi.useRealTimers());

const form = { email: " Noor@Mail.qa ", password: "secret-password" };

it("stores the e-mail of an unverified account for its verification (REQ-AUTH-42)", async () => {
  const { app } = appWith(failure(403, "email_unverified", "Verify your e-mail"));
  expect(await signIn(app, form)).toEqual({ outcome: "must-verify" });
  expect(readUserEmail(app.localStorage)).toBe("noor@mail.qa");
});

const challenge = (code: string, token: string) => ({
  status: 403,
  body: { code, message: "x", errors: {}, data: { challenge: token, expires_at: "2026-11-23T10:00:00Z" } },
});

it("asks for the mailed code, then for the app's, without a toast (REQ-SEC-15, REQ-SEC-16)", async () => {
  const { app, sent, toasts } = appWith(
    challenge("email_code_required", "one"),
    challenge("second_factor_required", "two"),
    failure(422, "otp_invalid", "Wrong code"),
  );
  const mailed = { outcome: "must-confirm", kind: "email", challenge: "one" };
  expect(await signIn(app, form)).toEqual(mailed);
  const asked = await sendSignInCode(app, { challenge: "one", otp: "123456" });
  expect(asked).toEqual({ outcome: "must-confirm", kind: "authenticator", challenge: "two" });
  expect(toasts).toEqual([]);
  const refused = await sendSignInCode(app, { challenge: "two", otp: "123456" });
  expect(refused).toEqual({ outcome: "refused", message: "Wrong code", errors: {} });
  expect(sent).toHaveLength(3);
});

it.each([
  [401, "Wrong password"],
  [500, ""],
])("shows a refusal with %i in the form as %j", async (status, message) => {
  const { app } = appWith(failure(status, "server_error", "Wrong password", { email: ["Unknown"] }));
  expect(await signIn(app, form)).toEqual({ outcome: "refused", message, errors: { email: "Unknown" } });
});

it("returns the field errors of a refused registration", async () => {
  const { app } = appWith(failure(422, "validation_failed", "Check", { password: ["Too short"] }));
  expect(await createAccount(app, {} as never)).toMatchObject({ errors: { password: "Too short" } });
});

it("makes no call without a stored address (REQ-AUTH-40, REQ-AUTH-36)", async () => {
  const { app, sent, toasts } = appWith();
  expect([await submitCode(app, "123456"), await resendCode(app)]).toEqual([null, null]);
  expect([sent.length, toasts.length]).toEqual([0, 2]);
});

it.each([
  [failure(409, "already_verified"), { outcome: "already-verified" }],
  [failure(422, "otp_invalid", "Wrong code"), { outcome: "refused", message: "Wrong code" }],
  [failure(500, "server_error"), null],
])("reports the result of a refused code, case %#", async (reply, result) => {
  const { app } = appWith(reply);
  saveUserEmail(app.localStorage, "noor@mail.qa");
  expect(await submitCode(app, "123456")).toEqual(result);
});

it("blocks the next code as long as the server says (REQ-AUTH-37)", async () => {
  vi.useFakeTimers({ now: 0, toFake: ["Date"] });
  const body = { code: "resend_cooldown", message: "", errors: {} };
  const { app, toasts } = appWith(
    { status: 429, body, headers: { "Retry-After": "42" } },
    failure(500, "server_error"),
  );
  saveUserEmail(app.localStorage, "noor@mail.qa");
  expect(await resendCode(app)).toEqual(new Date(42_000));
  expect(await resendCode(app)).toBeNull();
  expect(toasts).toEqual([
    "danger: Failed to send code please try again",
    "danger: Error while sending code please try again later",
  ]);
});

it("stores the e-mail that awaits a reset code until it is cleared", async () => {
  const { app } = appWith({ status: 200, body: { message: "Sent", data: null } }, failure(429, "too_many"));
  expect(await requestReset(app, "noor@mail.qa")).toHaveProperty("resendAvailableAt");
  expect(requestedResetEmail(app)).toBe("noor@mail.qa");
  clearReset(app);
  expect(requestedResetEmail(app)).toBeNull();
  expect(await requestReset(app, "noor@mail.qa")).toHaveProperty("refused");
});
