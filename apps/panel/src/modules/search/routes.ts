import { search as searchCall, suggest as suggestCall } from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { servePublic } from "../../http/public-endpoint.js";
import type { Panel } from "../../panel.js";
import { popularProducts } from "./popular-products.js";
import { search } from "./search.js";
import { suggest } from "./suggest.js";
import { marketTime } from "../../market-time.js";

/** Binds the calls of search (REQ-CATALOG-38). */
export function searchRoutes(app: App, panel: Panel): void {
  servePublic(app, panel, searchCall, async ({ query, language }) => ({
    data: await search(panel, query, language),
  }));
  servePublic(app, panel, suggestCall, async ({ query, language }) => ({
    data: {
      items:
        query.q === undefined
          ? await popularProducts(panel.db, language, marketTime(panel))
          : await suggest(panel.db, query.q, language, marketTime(panel)),
      next_cursor: null,
    },
  }));
}
