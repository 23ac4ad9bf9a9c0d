import {
  categories,
  collection,
  collections,
  home,
  product,
  store,
  storeCategory,
  storeProducts,
  storeSlots,
  vendors,
} from "@talabee/contract";
import { type App, serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { nearestZone } from "../orders/zone-centres.js";
import { collectionList, collectionPage } from "./collections.js";
import { homePage } from "./home.js";
import { createCatalogueService } from "./service.js";
import { listStores } from "./store-list.js";

export function catalogueRoutes(app: App, panel: Panel): void {
  const catalogue = createCatalogueService(panel);

  serve(app, panel, home, async ({ query: { zone, lat, lng }, language, guest }) => ({
    data: await homePage(panel, {
      language,
      zone: zone ?? (lat === undefined || lng === undefined ? undefined : nearestZone({ lat, lng })),
      userId: guest === null || guest.blocked ? null : guest.id,
    }),
  }));
  serve(app, panel, categories, async ({ query, language }) => ({
    data: await catalogue.categories(query, language),
  }));
  serve(app, panel, collections, async ({ query, language }) => ({
    data: await collectionList(panel, query, language),
  }));
  serve(app, panel, collection, async ({ params, query, language }) => ({
    data: await collectionPage(panel, params["id"]!, query, language),
  }));
  serve(app, panel, vendors, async ({ query, language }) => ({
    data: await listStores(panel, query, language),
  }));
  serve(app, panel, store, async ({ params, language }) => ({
    data: await catalogue.store(params["id"]!, language),
  }));
  serve(app, panel, storeSlots, async ({ params, query }) => ({
    data: await catalogue.slots(params["id"]!, query),
  }));
  serve(app, panel, storeProducts, async ({ params, query, language }) => ({
    data: await catalogue.storeProducts(params["id"]!, query, language),
  }));
  serve(app, panel, storeCategory, async ({ params, query, language }) => ({
    data: await catalogue.storeCategory(params["id"]!, params["cat"]!, query, language),
  }));
  serve(app, panel, product, async ({ params, language }) => ({
    data: await catalogue.product(params["id"]!, language),
  }));
}
