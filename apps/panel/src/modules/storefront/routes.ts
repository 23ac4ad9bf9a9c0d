import { home, store } from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { zoneCentre } from "../zones/zone-centres.js";
import { homePage } from "./home-page.js";
import { storePage } from "./store-page.js";

/** Pages that combine several modules (REQ-CATALOG-34, REQ-CATALOG-37). */
export function storefrontRoutes(app: App, panel: Panel): void {
  serve(app, panel, home, async ({ query: { zone, lat, lng }, language, guest }) => ({
    data: await homePage(panel, {
      language,
      place:
        lat === undefined || lng === undefined ? zoneCentre(zone ?? 0, panel.config.market) : { lat, lng },
      userId: guest === null || guest.blocked ? null : guest.id,
    }),
  }));
  serve(app, panel, store, async ({ params, language }) => ({
    data: await storePage(panel, params["id"]!, language),
  }));
}
