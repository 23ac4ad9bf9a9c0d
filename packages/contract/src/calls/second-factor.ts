/* Second factor of staff, riders and admins (REQ-SEC-16). */
import { defineCall } from "../call.js";
import {
  ConfirmSecondFactorRequest,
  EnrolSecondFactorRequest,
  ProveSecondFactorRequest,
  RecoveryCodes,
  SecondFactorSecret,
  SecondFactorState,
} from "../schemas/second-factor.js";

export const secondFactor = defineCall({
  method: "GET",
  path: "/api/panel/second-factor",
  tag: "Panel",
  summary: "Whether sign-in asks for the code of an authenticator app",
  access: "staff",
  right: "account.secure",
  data: SecondFactorState,
  withoutSecondFactor: true,
});

export const enrolSecondFactor = defineCall({
  method: "POST",
  path: "/api/panel/second-factor/enrol",
  tag: "Panel",
  summary: "Create the secret of an authenticator app; the first code of the app turns it on",
  access: "staff",
  right: "account.secure",
  body: EnrolSecondFactorRequest,
  data: SecondFactorSecret,
  message: null,
  errors: { second_factor_enabled: null },
  withoutSecondFactor: true,
  unkeyed: true,
});

export const confirmSecondFactor = defineCall({
  method: "POST",
  path: "/api/panel/second-factor/confirm",
  tag: "Panel",
  summary: "Turn the authenticator app on with its first code; returns the recovery codes",
  access: "staff",
  right: "account.secure",
  body: ConfirmSecondFactorRequest,
  data: RecoveryCodes,
  message: "two_step_on",
  errors: { otp_invalid: null, second_factor_enabled: null, second_factor_disabled: null },
  kind: "update",
  withoutSecondFactor: true,
  unkeyed: true,
});

export const renewRecoveryCodes = defineCall({
  method: "POST",
  path: "/api/panel/second-factor/recovery-codes",
  tag: "Panel",
  summary: "Replace the recovery codes",
  access: "staff",
  right: "account.secure",
  body: ProveSecondFactorRequest,
  data: RecoveryCodes,
  message: "recovery_codes_renewed",
  errors: { otp_invalid: null, second_factor_disabled: null },
  kind: "update",
  unkeyed: true,
});

export const disableSecondFactor = defineCall({
  method: "POST",
  path: "/api/panel/second-factor/disable",
  tag: "Panel",
  summary: "Turn the authenticator app off",
  access: "staff",
  right: "account.secure",
  body: ProveSecondFactorRequest,
  data: SecondFactorState,
  message: "two_step_off",
  errors: { otp_invalid: null, second_factor_disabled: null },
  kind: "update",
  unkeyed: true,
});
