import { type CallQuery, home, store } from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { servePublic } from "../../http/public-endpoint.js";
import type { Panel } from "../../panel.js";
import { feesKey } from "../catalogue/fees-key.js";
import { type WantedFulfilment, wantedFulfilment, WITHOUT_PLACE } from "../catalogue/wanted-fulfilment.js";
import { homePage, personalHomePage } from "./home-page.js";
import { storePage } from "./store-page.js";

/** Stores are as near to positions within a hundredth of a degree, about a kilometre. */
const roundDegrees = (degrees: number) => Math.round(degrees * 100) / 100;

/** What is wanted of home: the stores near a place, at the fees to the exact pin. */
function wantedOfHome(query: CallQuery<typeof home>, panel: Panel): WantedFulfilment {
  const wanted = wantedFulfilment(query, panel);
  const { place } = wanted;
  if (!place?.pin) return wanted;
  const point = { lat: roundDegrees(place.pin.lat), lng: roundDegrees(place.pin.lng) };
  return { ...wanted, place: { ...place, point } };
}

/** Pages that combine several modules (REQ-CATALOG-34, REQ-CATALOG-37). */
export function storefrontRoutes(app: App, panel: Panel): void {
  servePublic(
    app,
    panel,
    home,
    async ({ query, language }) => ({
      data: await homePage(panel, { language, wanted: wantedOfHome(query, panel) }),
    }),
    {
      async alike({ query }) {
        const { place } = wantedOfHome(query, panel);
        return { ...query, ...WITHOUT_PLACE, near: place?.point, fees: await feesKey(panel, place) };
      },
      personal: async ({ query, language, user }, guests) =>
        user.blocked
          ? null
          : personalHomePage(
              panel,
              { userId: user.id, language, wanted: wantedOfHome(query, panel) },
              guests,
            ),
    },
  );
  servePublic(
    app,
    panel,
    store,
    async ({ params, query, language }) => ({
      data: await storePage(panel, params["id"]!, { language, place: wantedFulfilment(query, panel).place }),
      storeId: params["id"]!,
    }),
    {
      alike: async ({ params, query }) => ({
        fees: await feesKey(panel, wantedFulfilment(query, panel).place, params["id"]),
      }),
    },
  );
}
