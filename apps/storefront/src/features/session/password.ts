import {
  type CallBodyInput,
  changePassword as changeCall,
  forgotPassword as forgotCall,
  resetPassword as resetCall,
} from "@talabee/contract";
import { authActions, readEmail, resendAvailableFrom, selectUser } from "@talabee/domain";
import { type Refusal, type Shop, submitForm } from "../../platform/index.js";

/** Changes the password. This session continues under a new token; every other session ends. */
export async function changePassword(
  shop: Shop,
  form: CallBodyInput<typeof changeCall>,
): Promise<Refusal | undefined> {
  const user = selectUser(shop.store.getState());
  const { refused } = await submitForm(shop, changeCall, {
    body: form,
    onAnswer: ({ token }) => user !== null && shop.store.dispatch(authActions.loggedIn({ token, user })),
  });
  return refused;
}

/** Session storage key of the e-mail address whose reset code is awaited; survives a discarded tab. */
const RESET_EMAIL_KEY = "talabee_RESET_EMAIL";

/** Address to which this tab requested a reset code; null for none. */
export function requestedResetEmail(shop: Shop): string | null {
  return readEmail(shop.sessionStorage, RESET_EMAIL_KEY);
}

/** Ends the reset that this tab requested. */
export function clearReset(shop: Shop): void {
  shop.sessionStorage.remove(RESET_EMAIL_KEY);
}

export type RequestedReset = { refused: Refusal } | { refused?: undefined; resendAvailableAt: Date };

/** Requests a reset code. The answer is the same for an address without an account (REQ-AUTH-53). */
export async function requestReset(shop: Shop, email: string): Promise<RequestedReset> {
  const { refused } = await submitForm(shop, forgotCall, { body: { email } });
  if (refused !== undefined) return { refused };
  shop.sessionStorage.set(RESET_EMAIL_KEY, email);
  return { resendAvailableAt: resendAvailableFrom(new Date()) };
}

/** Sets a new password with the code. Every session ends, including this one (REQ-AUTH-54). */
export async function resetPassword(
  shop: Shop,
  form: CallBodyInput<typeof resetCall>,
): Promise<Refusal | undefined> {
  const { refused } = await submitForm(shop, resetCall, { body: form });
  if (refused !== undefined) return refused;
  clearReset(shop);
  shop.store.dispatch(authActions.loggedOut());
  return undefined;
}
