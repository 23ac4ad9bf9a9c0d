import { deleteAccount as deleteCall, exportPersonalData } from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { deleteAccount } from "./delete-account.js";
import { exportData } from "./export-data.js";

/** Binds the calls of downloading and deleting a customer's data (REQ-SEC-17, REQ-SEC-18). */
export function personalDataRoutes(app: App, panel: Panel): void {
  serve(app, panel, exportPersonalData, async ({ user, body }) => ({
    data: await exportData(panel, user, body.current_password),
  }));
  serve(app, panel, deleteCall, async ({ user, body, language }) => {
    await deleteAccount(panel, user, body.current_password, language);
    return { data: null };
  });
}
