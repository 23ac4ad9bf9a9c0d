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
import { createAuthService } from "./service.js";
import type { App } from "../../http/app-env.js";

export function authRoutes(app: App, panel: Panel): void {
  const auth = createAuthService(panel);

  serve(app, panel, register, async ({ body, ip, language }) => ({
    data: await auth.register(body, { ip, language }),
  }));
  serve(app, panel, verifyEmail, async ({ body, ip, language }) => ({
    data: await auth.verifyEmail(body, { ip, language }),
  }));
  serve(app, panel, resendVerification, async ({ body, ip, language, guest }) => ({
    data: await auth.resend(body, { ip, language, signedIn: guest }),
  }));
  serve(app, panel, login, async ({ body, ip, language }) => ({
    data: await auth.login(body, { ip, language }),
  }));
  serve(app, panel, logout, async ({ user, body }) => {
    await auth.logout(user, body);
    return { data: null };
  });
  serve(app, panel, forgotPassword, async ({ body, ip, language }) => {
    await auth.forgotPassword(body.email, { ip, language });
    return { data: null };
  });
  serve(app, panel, resetPassword, async ({ body, ip, language }) => {
    await auth.resetPassword(body, { ip, language });
    return { data: null };
  });
  serve(app, panel, changePassword, async ({ user, body, language }) => ({
    data: await auth.changePassword(user, body, language),
  }));
  serve(app, panel, currentUser, async ({ user }) => ({ data: await auth.current(user) }));
}
