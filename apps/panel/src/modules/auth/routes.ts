import {
  changePassword,
  confirmSecondFactor,
  confirmSignIn,
  currentUser,
  disableSecondFactor,
  enrolSecondFactor,
  forgotPassword,
  login,
  logout,
  register,
  renewRecoveryCodes,
  resendVerification,
  resetPassword,
  secondFactor,
  verifyEmail,
} from "@talabee/contract";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import type { App } from "../../http/app-env.js";
import { changeOwnPassword, resetPasswordByCode, sendResetCode } from "./change-password.js";
import { confirmRegistration, resendCode, startRegistration } from "./register.js";
import { confirmEnrolment, disable, enrol, readSecondFactor, renewCodes } from "./second-factor.js";
import { completeSignIn } from "./sign-in-challenges.js";
import { readSignedInUser, signIn, signOut } from "./sign-in.js";

/** Binds the calls of registration, sign-in and passwords. */
export function authRoutes(app: App, panel: Panel): void {
  serve(app, panel, register, async ({ body, ip, language }) => ({
    data: await startRegistration(panel, body, { ip, language }),
  }));
  serve(app, panel, verifyEmail, async ({ body, ip, language }) => ({
    data: await confirmRegistration(panel, body, { ip, language }),
  }));
  serve(app, panel, resendVerification, async ({ body, ip, language, guest }) => ({
    data: await resendCode(panel, body, { ip, language, signedIn: guest }),
  }));
  serve(app, panel, login, async ({ body, ip, language }) => ({
    data: await signIn(panel, body, { ip, language }),
  }));
  serve(app, panel, confirmSignIn, async ({ body, ip, language }) => ({
    data: await completeSignIn(panel, body, { ip, language }),
  }));
  serve(app, panel, secondFactor, async ({ user }) => ({ data: await readSecondFactor(panel, user) }));
  serve(app, panel, enrolSecondFactor, async ({ user, body, language }) => ({
    data: await enrol(panel, user, body, language),
  }));
  serve(app, panel, confirmSecondFactor, async ({ user, body, ip, language }) => ({
    data: await confirmEnrolment(panel, user, body, { ip, language }),
  }));
  serve(app, panel, renewRecoveryCodes, async ({ user, body, ip, language }) => ({
    data: await renewCodes(panel, user, body, { ip, language }),
  }));
  serve(app, panel, disableSecondFactor, async ({ user, body, ip, language }) => ({
    data: await disable(panel, user, body, { ip, language }),
  }));
  serve(app, panel, logout, async ({ user, body }) => {
    await signOut(panel, user, body);
    return { data: null };
  });
  serve(app, panel, forgotPassword, async ({ body, ip, language }) => {
    await sendResetCode(panel, body.email, { ip, language });
    return { data: null };
  });
  serve(app, panel, resetPassword, async ({ body, ip, language }) => {
    await resetPasswordByCode(panel, body, { ip, language });
    return { data: null };
  });
  serve(app, panel, changePassword, async ({ user, body, language }) => ({
    data: await changeOwnPassword(panel, user, body, language),
  }));
  serve(app, panel, currentUser, async ({ user }) => ({ data: await readSignedInUser(panel, user) }));
}
