/** Seconds between two codes (REQ-AUTH-36). */
export const RESEND_COOLDOWN_S = 60;

/** Whether a code may be sent now (REQ-AUTH-36). */
export interface ResendState {
  /** Activating the link now sends a code; otherwise it shows 'Failed to send code please try again'. */
  maySend: boolean;
  /** Whole seconds until a code may be sent, for the link's countdown; 0 when it may. */
  secondsLeft: number;
}

/**
 * When a code may be sent again after a resend that succeeded at `now`. Uses the caller's clock, so that a
 * wrong clock cannot lock the link; registration starts no cooldown (REQ-AUTH-37).
 */
export function resendAvailableFrom(now: Date, cooldownSeconds: number = RESEND_COOLDOWN_S): Date {
  return new Date(now.getTime() + cooldownSeconds * 1000);
}

/** Whether a code may be sent now; `availableAt` is null until a resend has succeeded (REQ-AUTH-36). */
export function resendState(availableAt: Date | null, now: Date): ResendState {
  const wait = availableAt === null ? 0 : availableAt.getTime() - now.getTime();
  const secondsLeft = Math.max(0, Math.ceil(wait / 1000));
  return { maySend: secondsLeft === 0, secondsLeft };
}
