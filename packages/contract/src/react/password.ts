import { authActions, readEmail, readStoredEmail, resendAvailableFrom, selectUser } from "@talabee/domain";
import type { CallBodyInput } from "../call.js";
import {
  changePassword as changeCall,
  forgotPassword as forgotCall,
  resetPassword as resetCall,
} from "#calls";
import type { ClientApp } from "./client-app.js";
import { type Refusal, submitForm } from "./send-call.js";

/** Changes the password. This session continues under a new token; every other session ends. */
export async function changePassword(
  app: ClientApp,
  form: CallBodyInput<typeof changeCall>,
): Promise<Refusal | undefined> {
  const user = selectUser(app.store.getState());
  const { refused } = await submitForm(app, changeCall, {
    body: form,
    onAnswer: ({ token }) => user !== null && app.store.dispatch(authActions.loggedIn({ token, user })),
  });
  return refused;
}

/** Session storage key of the e-mail address whose reset code is awaited; survives a discarded tab. */
const RESET_EMAIL_KEY = "talabee_RESET_EMAIL";

/** Address to which this tab requested a reset code; null for none. */
export function requestedResetEmail(app: ClientApp): string | null {
  return readStoredEmail(app.sessionStorage, RESET_EMAIL_KEY);
}

/** Ends the reset that this tab requested. */
export function clearReset(app: ClientApp): void {
  app.sessionStorage.remove(RESET_EMAIL_KEY);
}

export type RequestedReset = { refused: Refusal } | { refused?: undefined; resendAvailableAt: Date };

/** Requests a reset code. The answer is the same for an address without an account (REQ-AUTH-53). */
export async function requestReset(app: ClientApp, email: string): Promise<RequestedReset> {
  const { refused } = await submitForm(app, forgotCall, { body: { email } });
  if (refused !== undefined) return { refused };
  app.sessionStorage.set(RESET_EMAIL_KEY, readEmail(email));
  return { resendAvailableAt: resendAvailableFrom(new Date()) };
}

/** Sets a new password with the code. Every session ends, including this one (REQ-AUTH-54). */
export async function resetPassword(
  app: ClientApp,
  form: CallBodyInput<typeof resetCall>,
): Promise<Refusal | undefined> {
  const { refused } = await submitForm(app, resetCall, { body: form });
  if (refused !== undefined) return refused;
  clearReset(app);
  app.store.dispatch(authActions.loggedOut());
  return undefined;
}
