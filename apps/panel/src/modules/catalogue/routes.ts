import {
  categories,
  collection,
  collections,
  product,
  storeCategory,
  storeProducts,
  storeSlots,
  vendors,
} from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { servePublic } from "../../http/public-endpoint.js";
import type { Panel } from "../../panel.js";
import { searchCategories } from "./categories.js";
import { collectionList, collectionPage } from "./collections.js";
import { storeSlotDays } from "./fulfilment-rules.js";
import { productPage } from "./product-page.js";
import { feesKey } from "./fees-key.js";
import { listStores, placeOfList } from "./store-list.js";
import { storeMenu, storeSection } from "./store-menu.js";
import { WITHOUT_PLACE } from "./wanted-fulfilment.js";

/** Stores, their menus and collections over HTTP (REQ-CATALOG-37). */
export function catalogueRoutes(app: App, panel: Panel): void {
  servePublic(app, panel, categories, async ({ query, language }) => ({
    data: { items: await searchCategories(panel.db, query.q ?? "", language), next_cursor: null },
  }));
  servePublic(app, panel, collections, async ({ query, language }) => ({
    data: await collectionList(panel, query, language),
  }));
  servePublic(app, panel, collection, async ({ params, query, language }) => ({
    data: await collectionPage(panel, params["id"]!, query, language),
  }));
  servePublic(
    app,
    panel,
    vendors,
    async ({ query, language }) => ({ data: await listStores(panel, query, language) }),
    {
      alike: async ({ query }) => ({
        ...query,
        ...WITHOUT_PLACE,
        fees: await feesKey(panel, placeOfList(query, panel)),
      }),
    },
  );
  servePublic(app, panel, storeSlots, async ({ params, query }) => ({
    data: { days: await storeSlotDays(panel, params["id"]!, query.order_type) },
    storeId: params["id"]!,
  }));
  servePublic(app, panel, storeProducts, async ({ params, query, language }) => ({
    data: await storeMenu(panel.db, params["id"]!, query, language),
    storeId: params["id"]!,
  }));
  servePublic(app, panel, storeCategory, async ({ params, query, language }) => ({
    data: await storeSection(panel.db, params["id"]!, params["cat"]!, query, language),
    storeId: params["id"]!,
  }));
  servePublic(app, panel, product, async ({ params, language }) => {
    const data = await productPage(panel, params["id"]!, language);
    return { data, storeId: data.vendor_id };
  });
}
