import {
  authActions,
  lacksUserInfo,
  readAttempt,
  readEmail,
  readUserEmail,
  resendAvailableFrom,
  saveAttempt,
  saveUserEmail,
} from "@talabee/domain";
import type { CallBodyInput } from "../call.js";
import { confirmSignIn, login, register, resendVerification, verifyEmail } from "#calls";
import { errorDataOf } from "../client.js";
import { fieldErrors, type FieldErrors, type PanelError, serverMessage } from "../panel-error.js";
import { type ClientApp, showMessage } from "./client-app.js";
import { sendCall } from "./send-call.js";

export type SignInResult =
  /** `isInfoMissing`: the first sign-in of a customer whose profile is incomplete (REQ-ACCOUNT-22). */
  | { outcome: "signed-in"; isInfoMissing?: boolean }
  | { outcome: "must-verify" }
  | MustConfirm
  | { outcome: "refused"; message: string; errors: FieldErrors };

/** Sign-in also needs a code, by mail or of an authenticator app (REQ-SEC-15, REQ-SEC-16). */
export interface MustConfirm {
  outcome: "must-confirm";
  kind: "email" | "authenticator";
  challenge: string;
}

/** Signs in; stores an unverified e-mail address for its verification (REQ-AUTH-42). */
export async function signIn(app: ClientApp, form: CallBodyInput<typeof login>): Promise<SignInResult> {
  let problem: PanelError | null = null;
  const session = await sendCall(app, login, {
    body: form,
    // The code is asked for on the page: no toast.
    onProblem: (error) => ((problem = error), mustConfirm(error) !== null),
  });
  if (session !== null) {
    app.store.dispatch(authActions.loggedIn(session));
    return { outcome: "signed-in" };
  }
  if (isUnverified(problem)) {
    saveUserEmail(app.localStorage, readEmail(form.email));
    saveAttempt(app.localStorage, errorDataOf(login, problem, "email_unverified")?.attempt);
    return { outcome: "must-verify" };
  }
  return mustConfirm(problem) ?? refusal(problem);
}

/** Sends the code that a sign-in asked for. A mailed code may be followed by one of an authenticator app. */
export async function sendSignInCode(
  app: ClientApp,
  body: CallBodyInput<typeof confirmSignIn>,
): Promise<SignInResult> {
  let problem: PanelError | null = null;
  const session = await sendCall(app, confirmSignIn, {
    body,
    onProblem: (error) => ((problem = error), mustConfirm(error) !== null),
  });
  if (session === null) return mustConfirm(problem) ?? refusal(problem);
  app.store.dispatch(authActions.loggedIn(session));
  return { outcome: "signed-in" };
}

/** Creates an account; signs in at once if no verification is required (REQ-AUTH-43). */
export async function createAccount(
  app: ClientApp,
  form: CallBodyInput<typeof register>,
): Promise<SignInResult> {
  let problem: PanelError | null = null;
  const registered = await sendCall(app, register, {
    body: form,
    onProblem: (error) => ((problem = error), false),
  });
  if (registered === null) return refusal(problem);
  if (registered.token !== undefined && registered.user !== undefined) {
    app.store.dispatch(authActions.loggedIn({ token: registered.token, user: registered.user }));
    return { outcome: "signed-in", isInfoMissing: lacksUserInfo(registered.user) };
  }
  saveUserEmail(app.localStorage, registered.email);
  saveAttempt(app.localStorage, registered.attempt);
  return { outcome: "must-verify" };
}

export type VerifyResult =
  | { outcome: "signed-in"; isInfoMissing: boolean }
  | { outcome: "already-verified" }
  /** Shown at the code input. */
  | { outcome: "refused"; message: string };

/** Sends the code for the stored e-mail; without one no call is made (REQ-AUTH-19, REQ-AUTH-40, REQ-AUTH-42). */
export async function submitCode(app: ClientApp, otp: string): Promise<VerifyResult | null> {
  const email = readUserEmail(app.localStorage);
  if (email === null) {
    showMessage(app, "otp_submit_failed", "danger");
    return null;
  }
  let result: VerifyResult | null = null;
  const session = await sendCall(app, verifyEmail, {
    body: { email, otp, attempt: readAttempt(app.localStorage) },
    onProblem: (error) => {
      if (error.code === "already_verified") result = { outcome: "already-verified" };
      else if (error.status === 422 || error.status === 429) {
        result = { outcome: "refused", message: serverMessage(error) };
        return false;
      } else showMessage(app, "otp_submit_failed", "danger");
      return true;
    },
  });
  if (session === null) return result;
  app.store.dispatch(authActions.loggedIn(session));
  saveUserEmail(app.localStorage, email);
  saveAttempt(app.localStorage, undefined);
  return { outcome: "signed-in", isInfoMissing: lacksUserInfo(session.user) };
}

/**
 * Sends another code for the stored e-mail. Resolves to the time from which the next one is allowed, or null when
 * none was sent (REQ-AUTH-36, REQ-AUTH-37).
 */
export async function resendCode(app: ClientApp): Promise<Date | null> {
  const email = readUserEmail(app.localStorage);
  if (email === null) {
    showMessage(app, "otp_send_error", "danger");
    return null;
  }
  let blockedUntil: Date | null = null;
  const sent = await sendCall(app, resendVerification, {
    body: { email, attempt: readAttempt(app.localStorage) },
    onProblem: (error) => {
      if (error.code === "resend_cooldown") {
        showMessage(app, "resend_cooldown", "danger");
        blockedUntil = resendAvailableFrom(new Date(), error.retryAfter ?? undefined);
      } else showMessage(app, "otp_send_error", "danger");
      return true;
    },
  });
  if (sent === null) return blockedUntil;
  return resendAvailableFrom(new Date());
}

function isUnverified(problem: PanelError | null): boolean {
  return problem?.code === "email_unverified";
}

function mustConfirm(problem: PanelError | null): MustConfirm | null {
  const mailed = errorDataOf(login, problem, "email_code_required");
  if (mailed) return { outcome: "must-confirm", kind: "email", challenge: mailed.challenge };
  const app = errorDataOf(login, problem, "second_factor_required");
  return app ? { outcome: "must-confirm", kind: "authenticator", challenge: app.challenge } : null;
}

/** Whether a problem is also shown in the form, where it stays after the toast. */
function isShownInForm(error: PanelError): boolean {
  return error.status === 401 || error.status === 403 || error.status === 422 || error.status === 429;
}

function refusal(problem: PanelError | null): { outcome: "refused"; message: string; errors: FieldErrors } {
  return {
    outcome: "refused",
    message: problem !== null && isShownInForm(problem) ? serverMessage(problem) : "",
    errors: fieldErrors(problem),
  };
}
