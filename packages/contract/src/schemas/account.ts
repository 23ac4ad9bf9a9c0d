import { plainText, readMobile, readPassword, ROLES, textLength } from "@talabee/domain";
import * as z from "zod/mini";
import { atMost, Id, isCalendarDate, Timestamp } from "./primitives.js";
import { schema } from "./schema.js";
import { code, Email, personName, phoneNumber, readBy } from "./text.js";
import { AVATAR_LIMITS } from "./upload-limits.js";
import { upload } from "./uploads.js";

/** A customer's mobile number (REQ-FORM-06). */
export const Mobile = schema(() => phoneNumber("mobile_required", readMobile));

/** A new password: 8 to 128 characters, not trimmed (REQ-AUTH-35, REQ-FORM-27). */
export const NewPassword = schema(() =>
  z.string("password_required").check(
    readBy(readPassword),
    z.minLength(1, "password_required"),
    z.refine((text) => text === "" || textLength(text) >= 8, "password_too_short"),
    atMost(128, "password_too_long"),
  ),
);

/** The six digits of an e-mailed code; digits of any script are read (REQ-AUTH-39). */
export const Otp = schema(() => code(/^\d{6}$/, "otp_malformed"));

/** Push token of this browser. */
export const FcmToken = schema(() =>
  z.optional(z.string("value_invalid").check(z.maxLength(4096, "text_too_long"))),
);

/**
 * Sign-in. Neither the limits of new passwords nor their reading apply to existing ones: a stored hash may be of the text as
 * it was typed.
 */
export const LoginRequest = schema(() =>
  z.object({
    email: Email,
    password: z
      .string("password_required")
      .check(z.minLength(1, "password_required"), atMost(128, "password_too_long")),
    fcm_token: FcmToken,
  }),
);

/** A new password with its confirmation. */
const passwordWithConfirmation = schema(() => ({
  password: NewPassword,
  password_confirmation: z
    .string("confirm_password_required")
    .check(
      readBy(readPassword),
      z.minLength(1, "confirm_password_required"),
      atMost(128, "password_too_long"),
    ),
}));

/** The passwords must be equal; checked as soon as both are present. */
// @__NO_SIDE_EFFECTS__
function passwordsMatch() {
  return z.refine<{ password: string; password_confirmation: string }>(
    (form) => form.password_confirmation === "" || form.password === form.password_confirmation,
    {
      error: "passwords_must_match",
      path: ["password_confirmation"],
      // Report this error together with those of other fields.
      when: ({ value }) =>
        typeof (value as { password?: unknown }).password === "string" &&
        typeof (value as { password_confirmation?: unknown }).password_confirmation === "string",
    },
  );
}

/** The registration form (REQ-ACCOUNT-22). */
export const RegisterRequest = schema(() =>
  z
    .object({
      first_name: personName("first_name_required"),
      last_name: personName("last_name_required"),
      email: Email,
      mobile: Mobile,
      ...passwordWithConfirmation,
    })
    .check(passwordsMatch()),
);

/** Requests a password reset. The response is the same for an address without an account (REQ-AUTH-53). */
export const ForgotPasswordRequest = schema(() => z.object({ email: Email }));

/** The emailed code and the new password (REQ-AUTH-54). */
export const ResetPasswordRequest = schema(() =>
  z.object({ email: Email, otp: Otp, ...passwordWithConfirmation }).check(passwordsMatch()),
);

/** The current and the new password (REQ-AUTH-54). */
export const ChangePasswordRequest = schema(() =>
  z
    .object({
      current_password: z
        .string("password_required")
        .check(z.minLength(1, "password_required"), atMost(128, "password_too_long")),
      ...passwordWithConfirmation,
    })
    .check(passwordsMatch()),
);

/** Options of the gender field (REQ-ACCOUNT-11). */
export const GENDERS = ["male", "female"] as const;

/**
 * A birthday, `YYYY-MM-DD`: a real day, not before 1900 (REQ-FORM-28). Schemas do not read the clock: the code
 * that accepts a birthday rejects future dates with `isFutureDate`.
 */
export const Birthday = schema(() =>
  z.string("birthday_required").check(
    readBy(plainText),
    z.minLength(1, "birthday_required"),
    z.refine((text) => text === "" || (isCalendarDate(text) && text >= "1900"), "birthday_invalid"),
  ),
);

/** A user name: 3 to 30 small letters, digits, dots and underscores (REQ-FORM-29); null removes it. */
export const Username = schema(() =>
  z
    .string("username_invalid")
    .check(readBy(plainText), z.toLowerCase(), z.regex(/^[a-z0-9._]{3,30}$/, "username_invalid")),
);

/** The profile (REQ-FORM-15, REQ-ACCOUNT-22). `country` is an ISO 3166-1 alpha-2 code. */
export const UserInfoRequest = schema(() =>
  z.object({
    first_name: personName("first_name_required"),
    last_name: personName("last_name_required"),
    username: z.optional(z.nullable(Username)),
    mobile: Mobile,
    birthday: Birthday,
    gender: z.enum(GENDERS, "gender_required"),
    country: z.optional(
      z.nullable(
        z
          .string("value_invalid")
          .check(readBy(plainText), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, "value_invalid")),
      ),
    ),
    avatar: z.optional(z.nullable(upload(AVATAR_LIMITS, "picture_type"))),
  }),
);

/**
 * Opaque id of one registration: a code confirms the registration it was requested for and no other of the same
 * address. `register` and the refusal of `login` return it, for a taken address too. Without it, no registration is
 * confirmed that another person could have started.
 */
const Attempt = schema(() =>
  z.optional(
    z.string("value_invalid").check(z.minLength(1, "value_invalid"), z.maxLength(255, "value_invalid")),
  ),
);

/** The emailed code, its address and its registration (REQ-API-10). */
export const EmailVerifyRequest = schema(() => z.object({ email: Email, otp: Otp, attempt: Attempt }));
/** Requests another code for a registration (REQ-API-10). */
export const ResendVerificationRequest = schema(() => z.object({ email: Email, attempt: Attempt }));
/** Ends a session and the pushes to this browser. */
export const LogoutRequest = schema(() => z.object({ fcm_token: FcmToken }));

/** The signed-in customer. `wallet_balance` in minor units. */
export const User = schema(() =>
  z.object({
    id: Id,
    first_name: z.string(),
    last_name: z.string(),
    username: z.nullable(z.string()),
    email: z.string(),
    email_verified_at: z.nullable(Timestamp),
    mobile: z.nullable(z.string()),
    birthday: z.nullable(z.string()),
    gender: z.nullable(z.enum(GENDERS)),
    country: z.nullable(z.string()),
    role: z.enum(ROLES),
    avatar: z.nullable(z.string()),
    family_id: z.nullable(Id),
    wallet_balance: z.int(),
    unread_notifications: z.int(),
  }),
);
export type User = z.infer<typeof User>;

/** Expiry of the code, and the end of the resend cooldown. */
export const Verification = schema(() => z.object({ expires_at: Timestamp, resend_available_at: Timestamp }));
/** A new session: its bearer token and user. */
export const Session = schema(() => z.object({ token: z.string(), user: User }));
/** The token of the new session after a password change; all other sessions ended. */
export const NewToken = schema(() => z.object({ token: z.string() }));
/** Response of a registration; without a session while email verification is required (REQ-AUTH-43). */
export const Registered = schema(() =>
  z.object({
    email: z.string(),
    /** Sent back with the code; indistinguishable for an address that is taken. */
    attempt: Attempt,
    verification: z.nullable(Verification),
    token: z.optional(z.string()),
    user: z.optional(User),
  }),
);
