import {
  type CallBodyInput,
  changePassword as changeCall,
  forgotPassword as forgotCall,
  resetPassword as resetCall,
} from "@talabee/contract";
import { authActions, readEmail, resendAvailableFrom, selectUser } from "@talabee/domain";
import { type Refusal, type Shop, submitForm } from "../../platform/index.js";

/** Changes the password of who is signed in; this session goes on under a new token, every other ends. */
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

/** Session storage key of the address whose code is awaited: the tab may be put away while the mail is read. */
const ASKED = "talabee_RESET_EMAIL";

/** To whom a code for a new password was sent in this tab; null when to nobody. */
export function requestedResetEmail(shop: Shop): string | null {
  return readEmail(shop.sessionStorage, ASKED);
}

/** Asks for no new password any more, or for another address. */
export function clearReset(shop: Shop): void {
  shop.sessionStorage.remove(ASKED);
}

export type AskedReset = { refused: Refusal } | { refused?: undefined; resendAvailableAt: Date };

/** Has a code for a new password sent; the answer is the same for an address without an account (REQ-AUTH-53). */
export async function requestReset(shop: Shop, email: string): Promise<AskedReset> {
  const { refused } = await submitForm(shop, forgotCall, { body: { email } });
  if (refused !== undefined) return { refused };
  shop.sessionStorage.set(ASKED, email);
  return { resendAvailableAt: resendAvailableFrom(new Date()) };
}

/** Sets a new password with the code. Every session ends, this one too (REQ-AUTH-54). */
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
