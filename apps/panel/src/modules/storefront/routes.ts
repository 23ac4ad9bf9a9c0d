import { home, store } from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { servePublic } from "../../http/public-endpoint.js";
import type { Panel } from "../../panel.js";
import { wantedFulfilment } from "../catalogue/wanted-fulfilment.js";
import { homePage, personalHomePage } from "./home-page.js";
import { storePage } from "./store-page.js";

/** Positions within a hundredth of a degree, about a kilometre, get the same answer: it is made once for all of them. */
const roundDegrees = (degrees: number) => Math.round(degrees * 100) / 100;

/** Pages that combine several modules (REQ-CATALOG-34, REQ-CATALOG-37). */
export function storefrontRoutes(app: App, panel: Panel): void {
  servePublic(
    app,
    panel,
    home,
    async ({ query, language }) => ({
      data: await homePage(panel, { language, wanted: wantedFulfilment(query, panel) }),
    }),
    {
      bucket: ({ lat, lng, ...rest }) =>
        lat === undefined || lng === undefined
          ? rest
          : { ...rest, lat: roundDegrees(lat), lng: roundDegrees(lng) },
      personal: async ({ language, user }, guests) =>
        user.blocked ? null : personalHomePage(panel, { userId: user.id, language }, guests),
    },
  );
  servePublic(app, panel, store, async ({ params, query, language }) => ({
    data: await storePage(panel, params["id"]!, { language, place: wantedFulfilment(query, panel).place }),
    storeId: params["id"]!,
  }));
}
