import { currentUser, login, logout, register, resendVerification, verifyEmail } from "@talabee/contract";
import { type App, serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createAuthService } from "./service.js";

export function authRoutes(app: App, panel: Panel): void {
  const auth = createAuthService(panel);

  serve(app, panel, register, async ({ body, ip, language }) => ({
    data: await auth.register(body, { ip, language }),
  }));
  serve(app, panel, verifyEmail, async ({ body, ip }) => ({
    data: await auth.verifyEmail(body, { ip }),
  }));
  serve(app, panel, resendVerification, async ({ body, ip, language, guest }) => ({
    data: await auth.resend(body.email, { ip, language, signedIn: guest }),
  }));
  serve(app, panel, login, async ({ body, ip }) => ({
    data: await auth.login(body, { ip }),
  }));
  serve(app, panel, logout, async ({ user }) => {
    await auth.logout(user);
    return { data: null };
  });
  serve(app, panel, currentUser, async ({ user }) => ({ data: await auth.current(user) }));
}
