/** Seconds between two codes (REQ-AUTH-36). */
export const RESEND_COOLDOWN_S = 60;

/**
 * When a code may be sent again after a resend that succeeded at `now`. Uses the caller's clock, so that a
 * wrong clock cannot lock the link; registration starts no cooldown (REQ-AUTH-37).
 */
export function resendAvailableFrom(now: Date, cooldownSeconds: number = RESEND_COOLDOWN_S): Date {
  return new Date(now.getTime() + cooldownSeconds * 1000);
}
