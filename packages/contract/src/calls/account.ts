/* Account. */
import { defineCall } from "../call.js";
import { Nothing } from "../schemas/nothing.js";
import {
  ChangePasswordRequest,
  EmailVerifyRequest,
  ForgotPasswordRequest,
  LoginRequest,
  LogoutRequest,
  NewToken,
  Registered,
  RegisterRequest,
  ResendVerificationRequest,
  ResetPasswordRequest,
  Session,
  User,
  UserInfoRequest,
  Verification,
} from "../schemas/account.js";
import { PasswordRequest, PersonalData } from "../schemas/personal-data.js";
import { ConfirmSignInRequest } from "../schemas/second-factor.js";
import { EmailUnverified, RetryAfter, SignInChallenge } from "../schemas/error-data.js";

export const login = defineCall({
  method: "POST",
  path: "/api/login",
  tag: "Account",
  summary: "Sign in with e-mail and password",
  access: "public",
  body: LoginRequest,
  data: Session,
  message: "logged_in",
  errors: {
    invalid_credentials: null,
    email_unverified: EmailUnverified,
    email_code_required: SignInChallenge,
    second_factor_required: SignInChallenge,
    account_blocked: null,
  },
  invalidates: ["cart", "orders", "addresses"],
  unkeyed: true,
});

export const confirmSignIn = defineCall({
  method: "POST",
  path: "/api/login/confirm",
  tag: "Account",
  summary: "Confirm a sign-in with the code that it asked for",
  access: "public",
  body: ConfirmSignInRequest,
  data: Session,
  message: "logged_in",
  errors: {
    otp_invalid: null,
    otp_expired: null,
    otp_locked: null,
    second_factor_required: SignInChallenge,
    account_blocked: null,
  },
  invalidates: ["cart", "orders", "addresses"],
  unkeyed: true,
});

export const register = defineCall({
  method: "POST",
  path: "/api/register",
  tag: "Account",
  summary: "Create an account; a code goes to its e-mail address",
  access: "public",
  body: RegisterRequest,
  data: Registered,
  message: "registered",
  status: 201,
  unkeyed: true,
});

export const verifyEmail = defineCall({
  method: "POST",
  path: "/api/email-verify",
  tag: "Account",
  summary: "Verify the e-mail address with the six-digit code and sign in",
  access: "public",
  body: EmailVerifyRequest,
  data: Session,
  message: "verified",
  errors: {
    otp_invalid: null,
    otp_expired: null,
    otp_locked: null,
    already_verified: null,
    account_blocked: null,
  },
  invalidates: ["cart", "orders", "addresses"],
  unkeyed: true,
});

export const resendVerification = defineCall({
  method: "POST",
  path: "/api/resend-verification",
  tag: "Account",
  summary: "Send another code",
  access: "public",
  body: ResendVerificationRequest,
  data: Verification,
  message: "code_sent",
  errors: { resend_cooldown: RetryAfter, already_verified: null },
  unkeyed: true,
});

export const forgotPassword = defineCall({
  method: "POST",
  path: "/api/forgot-password",
  tag: "Account",
  summary: "Send a code to reset the password; the response is the same without an account",
  access: "public",
  body: ForgotPasswordRequest,
  data: Nothing,
  message: "code_sent",
  unkeyed: true,
});

export const resetPassword = defineCall({
  method: "POST",
  path: "/api/reset-password",
  tag: "Account",
  summary: "Set a new password with the code; every session ends",
  access: "public",
  body: ResetPasswordRequest,
  data: Nothing,
  message: "password_changed",
  errors: { otp_invalid: null, otp_expired: null, otp_locked: null },
  unkeyed: true,
});

export const changePassword = defineCall({
  method: "POST",
  path: "/api/change-password",
  tag: "Account",
  summary: "Change the password; every other session ends",
  access: "user",
  body: ChangePasswordRequest,
  data: NewToken,
  message: "password_changed",
  kind: "update",
  unkeyed: true,
});

export const updateUserInfo = defineCall({
  method: "POST",
  path: "/api/user_info",
  tag: "Account",
  summary: "Change the profile",
  access: "user",
  body: UserInfoRequest,
  data: User,
  message: "updated",
  kind: "update",
});

export const exportPersonalData = defineCall({
  method: "POST",
  path: "/api/account/export",
  tag: "Account",
  summary: "Everything that is stored about the customer",
  access: "user",
  body: PasswordRequest,
  data: PersonalData,
  message: null,
  unkeyed: true,
});

export const deleteAccount = defineCall({
  method: "POST",
  path: "/api/account/delete",
  tag: "Account",
  summary: "Delete the account; what the law keeps stays without name and address",
  access: "user",
  body: PasswordRequest,
  data: Nothing,
  message: "account_deleted",
  errors: { account_in_use: null, account_of_staff: null },
  unkeyed: true,
});

export const logout = defineCall({
  method: "POST",
  path: "/api/logout",
  tag: "Account",
  summary: "End this session",
  access: "user",
  body: LogoutRequest,
  data: Nothing,
  message: "logged_out",
  unkeyed: true,
});

export const currentUser = defineCall({
  method: "GET",
  path: "/api/user",
  tag: "Account",
  summary: "The signed-in customer",
  access: "user",
  data: User,
});
