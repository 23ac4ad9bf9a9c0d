import { dateInQatar, foldDigits, normalisePhone, ROLES, stripInvisible } from "@talabee/domain";
import * as z from "zod/mini";
import { Id, isCalendarDate, Moment } from "./primitives.js";
import { schema } from "./schema.js";

/**
 * A personal name: letters of any script, at least one, space, apostrophe, hyphen, full stop; 1 to 60 (REQ-FORM-24).
 */
// @__NO_SIDE_EFFECTS__
export const personName = (required: "first_name_required" | "last_name_required" | "name_required") =>
  z
    .string(required)
    .check(
      z.overwrite(stripInvisible),
      z.trim(),
      z.minLength(1, required),
      z.maxLength(60, "name_invalid"),
      z.regex(/^$|^(?=.*\p{L})[\p{L}\p{M} .'’-]*$/u, "name_invalid"),
    );

/** An e-mail address, lower-cased, at most 254 characters (REQ-FORM-25); marks nobody sees are dropped. */
export const Email = schema(() =>
  z
    .string("email_required")
    .check(
      z.overwrite(stripInvisible),
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, "email_required"),
      z.maxLength(254, "email_invalid"),
      z.regex(/^$|^[^\s@<>()",;:\\]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/, "email_invalid"),
    ),
);

/** A telephone number, normalised to E.164; digits of any script are read (REQ-FORM-26). */
// @__NO_SIDE_EFFECTS__
export const phoneNumber = (required: "mobile_required" | "phone_required") =>
  z.string(required).check(
    z.trim(),
    z.minLength(1, required),
    z.maxLength(40, "mobile_invalid"),
    z.refine((text) => text === "" || normalisePhone(text) !== null, "mobile_invalid"),
    z.overwrite((text) => normalisePhone(text) ?? text),
  );

/** A customer's mobile number (REQ-FORM-06). */
export const Mobile = schema(() => phoneNumber("mobile_required"));

/** A new password: 8 to 128 characters, nothing trimmed (REQ-AUTH-35, REQ-FORM-27). */
export const NewPassword = schema(() =>
  z.string("password_required").check(
    z.minLength(1, "password_required"),
    z.refine((text) => text === "" || text.length >= 8, "password_too_short"),
    z.maxLength(128, "password_too_long"),
  ),
);

/** The six digits of an e-mailed code; digits of any script are read (REQ-AUTH-39). */
export const Otp = schema(() =>
  z.string("otp_malformed").check(z.trim(), z.overwrite(foldDigits), z.regex(/^\d{6}$/, "otp_malformed")),
);

/** The token under which the push provider knows this browser. */
const FcmToken = schema(() =>
  z.optional(z.string("value_invalid").check(z.maxLength(4096, "text_too_long"))),
);

/** What signs a customer in. An old password is not held to the bounds of a new one. */
export const LoginRequest = schema(() =>
  z.object({
    email: Email,
    password: z
      .string("password_required")
      .check(z.minLength(1, "password_required"), z.maxLength(128, "password_too_long")),
    fcm_token: FcmToken,
  }),
);

/** A new password and the same once more. */
const newPasswordTwice = schema(() => ({
  password: NewPassword,
  password_confirmation: z
    .string("confirm_password_required")
    .check(z.minLength(1, "confirm_password_required"), z.maxLength(128, "password_too_long")),
}));

/** The two passwords must be equal; said as soon as both are there. */
// @__NO_SIDE_EFFECTS__
function passwordsMatch() {
  return z.refine<{ password: string; password_confirmation: string }>(
    (form) => form.password_confirmation === "" || form.password === form.password_confirmation,
    {
      error: "passwords_must_match",
      path: ["password_confirmation"],
      // The comparison is worth saying even while another field is still wrong.
      when: ({ value }) =>
        typeof (value as { password?: unknown }).password === "string" &&
        typeof (value as { password_confirmation?: unknown }).password_confirmation === "string",
    },
  );
}

/** What the registration form asks (REQ-ACCOUNT-22). */
export const RegisterRequest = schema(() =>
  z
    .object({
      first_name: personName("first_name_required"),
      last_name: personName("last_name_required"),
      email: Email,
      mobile: Mobile,
      ...newPasswordTwice,
    })
    .check(passwordsMatch()),
);

/** Whose password is forgotten. The answer is the same for an address without an account (REQ-AUTH-53). */
export const ForgotPasswordRequest = schema(() => z.object({ email: Email }));

/** The code that came by mail, and the password to have from now on (REQ-AUTH-54). */
export const ResetPasswordRequest = schema(() =>
  z.object({ email: Email, otp: Otp, ...newPasswordTwice }).check(passwordsMatch()),
);

/** The present password and the one to have from now on (REQ-AUTH-54). */
export const ChangePasswordRequest = schema(() =>
  z
    .object({
      current_password: z
        .string("password_required")
        .check(z.minLength(1, "password_required"), z.maxLength(128, "password_too_long")),
      ...newPasswordTwice,
    })
    .check(passwordsMatch()),
);

/** Genders the form offers (REQ-ACCOUNT-11). */
export const GENDERS = ["male", "female"] as const;

/**
 * A birthday, `YYYY-MM-DD`: a real day, not before 1900 (REQ-FORM-28). A schema reads no clock: the code
 * that accepts a birthday rejects future dates with `isStillToCome`.
 */
export const Birthday = schema(() =>
  z.string("birthday_required").check(
    z.minLength(1, "birthday_required"),
    z.refine((text) => text === "" || (isCalendarDate(text) && text >= "1900"), "birthday_invalid"),
  ),
);

/**
 * Whether a day, `YYYY-MM-DD`, has not begun in Qatar at `now`: nobody is born on it (`birthday_invalid`, REQ-FORM-28).
 */
export function isStillToCome(day: string, now: Date): boolean {
  return day > dateInQatar(now);
}

/** A user name: 3 to 30 small letters, digits, dots and underscores (REQ-FORM-29); null takes it away. */
export const Username = schema(() =>
  z
    .string("username_invalid")
    .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9._]{3,30}$/, "username_invalid")),
);

/** Largest picture of a person, in bytes, and its types. */
export const MAX_AVATAR_BYTES = 5 * 1024 * 1024;
export const AVATAR_TYPES = ["image/jpeg", "image/png"] as const;

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
      z.nullable(z.string("value_invalid").check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, "value_invalid"))),
    ),
    avatar: z.optional(
      z.nullable(
        z
          .file("picture_type")
          .check(z.maxSize(MAX_AVATAR_BYTES, "file_too_large"), z.mime([...AVATAR_TYPES], "picture_type")),
      ),
    ),
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

/** The code that came by mail, to whom it came, and the registration it is for (REQ-API-10). */
export const EmailVerifyRequest = schema(() => z.object({ email: Email, otp: Otp, attempt: Attempt }));
/** To whom another code goes, and for which registration (REQ-API-10). */
export const ResendVerificationRequest = schema(() => z.object({ email: Email, attempt: Attempt }));
/** Ends a session, and with it the pushes to this browser. */
export const LogoutRequest = schema(() => z.object({ fcm_token: FcmToken }));

/** The signed-in customer. `wallet_balance` in dirhams. */
export const User = schema(() =>
  z.object({
    id: Id,
    first_name: z.string(),
    last_name: z.string(),
    username: z.nullable(z.string()),
    email: z.string(),
    email_verified_at: z.nullable(Moment),
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

/** When the code just sent ends, and from when another may be asked for. */
export const Verification = schema(() => z.object({ expires_at: Moment, resend_available_at: Moment }));
/** A session just begun: its bearer token and whose it is. */
export const Session = schema(() => z.object({ token: z.string(), user: User }));
/** The session that goes on after the password changed; all others ended. */
export const NewToken = schema(() => z.object({ token: z.string() }));
/** Register answers without a session while e-mail verification is required (REQ-AUTH-43). */
export const Registered = schema(() =>
  z.object({
    email: z.string(),
    /** To send back with the code; the same kind of text for a taken address. */
    attempt: Attempt,
    verification: z.nullable(Verification),
    token: z.optional(z.string()),
    user: z.optional(User),
  }),
);
