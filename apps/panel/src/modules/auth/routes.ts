import {
  changePassword,
  currentUser,
  forgotPassword,
  login,
  logout,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from "@talabee/contract";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import type { App } from "../../http/app-env.js";
import { changeOwnPassword, resetPasswordByCode, sendResetCode } from "./change-password.js";
import { confirmRegistration, resendCode, startRegistration } from "./register.js";
import { readSignedInUser, signIn, signOut } from "./sign-in.js";

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
