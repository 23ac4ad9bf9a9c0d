import { foldDigits, normalisePhone, ROLES } from "@talabee/domain";
import * as z from "zod/mini";
import { Id, Moment } from "./primitives.js";

/** A personal name: letters of any script, space, apostrophe, hyphen, full stop; 1 to 60 (D3). */
export const personName = (required: "first_name_required" | "last_name_required" | "name_required") =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, required),
      z.maxLength(60, "name_invalid"),
      z.regex(/^[\p{L}\p{M} .'’-]*$/u, "name_invalid"),
    );

/** An e-mail address, lower-cased, at most 254 characters (D3). */
export const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, "email_required"),
    z.maxLength(254, "email_invalid"),
    z.regex(/^$|^[^\s@<>()",;:\\]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/, "email_invalid"),
  );

/** A mobile number, normalised to E.164; digits of any script are read (D3). */
export const Mobile = z.string().check(
  z.trim(),
  z.minLength(1, "mobile_required"),
  z.maxLength(40, "mobile_invalid"),
  z.refine((text) => text === "" || normalisePhone(text) !== null, "mobile_invalid"),
  z.overwrite((text) => normalisePhone(text) ?? text),
);

/** A new password: 8 to 128 characters, nothing trimmed (spec section 9, D3). */
export const NewPassword = z.string().check(
  z.minLength(1, "password_required"),
  z.refine((text) => text === "" || text.length >= 8, "password_too_short"),
  z.maxLength(128, "password_too_long"),
);

/** The six digits of an e-mailed code; digits of any script are read (B3). */
export const Otp = z.string().check(z.trim(), z.overwrite(foldDigits), z.regex(/^\d{6}$/, "otp_malformed"));

export const LoginRequest = z.object({
  email: Email,
  password: z.string().check(z.minLength(1, "password_required"), z.maxLength(128, "password_too_long")),
  fcm_token: z.optional(z.string().check(z.maxLength(4096))),
});

export const RegisterRequest = z
  .object({
    first_name: personName("first_name_required"),
    last_name: personName("last_name_required"),
    email: Email,
    mobile: Mobile,
    password: NewPassword,
    password_confirmation: z.string().check(z.minLength(1, "confirm_password_required"), z.maxLength(128)),
  })
  .check(
    z.refine((form) => form.password_confirmation === "" || form.password === form.password_confirmation, {
      error: "passwords_must_match",
      path: ["password_confirmation"],
      // The comparison is worth saying even while another field is still wrong.
      when: ({ value }) =>
        typeof (value as { password?: unknown }).password === "string" &&
        typeof (value as { password_confirmation?: unknown }).password_confirmation === "string",
    }),
  );

export const EmailVerifyRequest = z.object({ email: Email, otp: Otp });
export const ResendVerificationRequest = z.object({ email: Email });
export const LogoutRequest = z.object({ fcm_token: z.optional(z.string().check(z.maxLength(4096))) });

/** The signed-in customer. */
export const User = z.object({
  id: Id,
  first_name: z.string(),
  last_name: z.string(),
  username: z.nullable(z.string()),
  email: z.string(),
  email_verified_at: z.nullable(Moment),
  mobile: z.nullable(z.string()),
  birthday: z.nullable(z.string()),
  gender: z.nullable(z.enum(["male", "female"])),
  country: z.nullable(z.string()),
  role: z.enum(ROLES),
  avatar: z.nullable(z.string()),
  family_id: z.nullable(Id),
  wallet_balance: z.int(),
  unread_notifications: z.int(),
});
export type User = z.infer<typeof User>;

/** When the code just sent ends, and from when another may be asked for. */
export const Verification = z.object({ expires_at: Moment, resend_available_at: Moment });
export const Session = z.object({ token: z.string(), user: User });
/** Register answers without a session while e-mail verification is required (B6). */
export const Registered = z.object({
  email: z.string(),
  verification: z.nullable(Verification),
  token: z.optional(z.string()),
  user: z.optional(User),
});
