import { updateUserInfo } from "@talabee/contract";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createAccountService } from "./service.js";
import type { App } from "../../http/app-env.js";

/** Binds the calls of the customer's own details. */
export function accountRoutes(app: App, panel: Panel): void {
  const account = createAccountService(panel);

  serve(app, panel, updateUserInfo, async ({ user, body }) => ({
    data: await account.update(user.id, body),
  }));
}
