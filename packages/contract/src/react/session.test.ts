// @vitest-environment jsdom
import { authActions, saveUserEmail } from "@talabee/domain";
import { afterEach, expect, it, vi } from "vitest";
import { appWith, failure, type Reply } from "../../test/client-app.js";
import type { Call } from "../call.js";
import {
  changePassword as changeCall,
  home,
  login,
  register,
  resendVerification,
  resetPassword as resetCall,
  verifyEmail,
} from "../calls.js";
import { exampleOf } from "../examples.js";
import { changePassword, resetPassword } from "./password.js";
import { createAccount, resendCode, signIn, submitCode } from "./sign-in.js";

const user = { id: "u1" } as never;
const success = (call: Call, data: unknown = exampleOf(call.data)): Reply => ({
  status: 200,
  body: { message: "Done", data },
});
/** The token in the example answer of a call. */
const tokenIn = (call: Call) => (exampleOf(call.data) as { token: string }).token;
const tokenOf = ({ app }: ReturnType<typeof appWith>) => app.store.getState().auth.token;

afterEach(() => vi.restoreAllMocks());

it("signs in", async () => {
  const page = appWith(success(login));
  expect(await signIn(page.app, { email: "noor@mail.qa", password: "x" })).toEqual({ outcome: "signed-in" });
  expect(tokenOf(page)).toBe(tokenIn(login));
});

it("registers, with or without a verification (REQ-AUTH-43)", async () => {
  const { token, user: customer, ...unverified } = exampleOf(register.data) as Record<string, unknown>;
  const session = exampleOf(login.data) as object;
  const page = appWith(success(register, unverified), success(register, { ...unverified, ...session }));
  expect([token, customer]).not.toContain(undefined);
  expect(await createAccount(page.app, {} as never)).toEqual({ outcome: "must-verify" });
  expect(await createAccount(page.app, {} as never)).toMatchObject({ outcome: "signed-in" });
  expect(tokenOf(page)).toBe(tokenIn(login));
});

it("signs in with the e-mailed code after requesting another one", async () => {
  const page = appWith(success(resendVerification), success(verifyEmail));
  saveUserEmail(page.app.localStorage, "noor@mail.qa");
  expect(await resendCode(page.app)).toBeInstanceOf(Date);
  expect(await submitCode(page.app, "123456")).toMatchObject({ outcome: "signed-in" });
  expect(tokenOf(page)).toBe(tokenIn(verifyEmail));
});

it("continues under a new token after a change of password", async () => {
  const page = appWith(success(changeCall), failure(422, "validation_failed", "Wrong"));
  page.app.store.dispatch(authActions.loggedIn({ token: "token-1", user }));
  expect(await changePassword(page.app, {} as never)).toBeUndefined();
  expect(tokenOf(page)).toBe(tokenIn(changeCall));
  expect(await changePassword(page.app, {} as never)).toMatchObject({ form: "Wrong" });
});

it("ends the session after a reset of the password (REQ-AUTH-54)", async () => {
  const page = appWith(failure(422, "otp_invalid", "Wrong code"), success(resetCall));
  page.app.store.dispatch(authActions.loggedIn({ token: "token-1", user }));
  expect(await resetPassword(page.app, {} as never)).toMatchObject({ form: "Wrong code" });
  expect(await resetPassword(page.app, {} as never)).toBeUndefined();
  expect(tokenOf(page)).toBeNull();
});

it("logs a failed read, and ends an expired session", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const page = appWith(failure(404, "not_found"), failure(401, "unauthenticated"));
  page.app.store.dispatch(authActions.loggedIn({ token: "token-1", user }));
  const read = (key: string) =>
    page.app.queryClient
      .fetchQuery({ queryKey: [key], queryFn: () => page.app.api.send(home) })
      .catch(() => undefined);
  await read("first");
  expect([log.mock.calls.length, tokenOf(page)]).toEqual([1, "token-1"]);
  await read("second");
  expect([log.mock.calls.length, tokenOf(page)]).toEqual([1, null]);
});
