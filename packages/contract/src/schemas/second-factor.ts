/* The second step of a sign-in, and its set-up (REQ-SEC-15, REQ-SEC-16). */
import * as z from "zod/mini";
import { atMost } from "./primitives.js";
import { FcmToken } from "./account.js";
import { schema } from "./schema.js";
import { code } from "./text.js";

/** A code of an authenticator app, a mailed code, or a recovery code; digits of any script are read. */
const SignInCode = schema(() => code(/^(\d{6}|[A-Z0-9]{12})$/, "otp_malformed"));
/** The second step of a sign-in: the challenge of the first, and the code. */
export const ConfirmSignInRequest = schema(() =>
  z.object({
    challenge: z
      .string("value_invalid")
      .check(z.minLength(1, "value_invalid"), z.maxLength(255, "value_invalid")),
    otp: SignInCode,
    fcm_token: FcmToken,
  }),
);

/** The password of the session's user. */
export const CurrentPassword = schema(() =>
  z.string("password_required").check(z.minLength(1, "password_required"), atMost(128, "password_too_long")),
);
/** Starts to set up an authenticator app. */
export const EnrolSecondFactorRequest = schema(() => z.object({ current_password: CurrentPassword }));
/** The first code of the app turns it on. */
export const ConfirmSecondFactorRequest = schema(() => z.object({ otp: SignInCode }));
/** Password and a code: of the app, or a recovery code. */
export const ProveSecondFactorRequest = schema(() =>
  z.object({ current_password: CurrentPassword, otp: SignInCode }),
);
/** Whether sign-in asks for the code of an authenticator app. */
export const SecondFactorState = schema(() =>
  z.object({ enabled: z.boolean(), required: z.boolean(), recovery_codes_left: z.int() }),
);
/** The new secret of an authenticator app, in base32, and as the URI of a QR code. */
export const SecondFactorSecret = schema(() => z.object({ secret: z.string(), uri: z.string() }));
/** Single-use codes, shown once. */
export const RecoveryCodes = schema(() => z.object({ recovery_codes: z.array(z.string()) }));
