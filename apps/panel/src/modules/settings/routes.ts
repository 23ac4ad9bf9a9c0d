import { appSettings } from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { NO_STORE } from "../../http/catalogue-changes.js";
import { servePublic } from "../../http/public-endpoint.js";
import type { Panel } from "../../panel.js";
import { appSettingsFor } from "./brand-settings.js";

/** Binds the calls of the app's settings. */
export function settingsRoutes(app: App, panel: Panel): void {
  servePublic(app, panel, appSettings, async ({ language }) => ({
    data: await appSettingsFor(panel, language),
    storeId: NO_STORE,
  }));
}
