import type { RenderPage } from "@talabee/contract";
import { renderWithData } from "@talabee/contract/react";
import { memoryStorage, STORAGE_KEYS } from "@talabee/domain";
import { markPhonePartsInMarkup } from "@talabee/ui/screens/page-shell";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { createShop } from "./platform/index.js";
import { App } from "./routes/app.js";
import { loadScreens } from "./routes/route-table.js";
import { Providers } from "./shell/index.js";

/** Renders a public page as a guest sees it; null for pages that the browser renders. */
export const renderPage: RenderPage = async ({ url, language, theme, fetch }) => {
  if (!(await loadScreens(url.split("?")[0]!))) return null;
  const shop = createShop({
    target: "server",
    localStorage: () => memoryStorage({ [STORAGE_KEYS.language]: language, [STORAGE_KEYS.theme]: theme }),
    sessionStorage: memoryStorage,
    fetch,
  });
  const tree = (
    <StaticRouter location={url}>
      <Providers shop={shop}>
        <App />
      </Providers>
    </StaticRouter>
  );
  const { markup, data } = await renderWithData(shop, async () => {
    // Each boundary in its place: one that is streamed later needs an inline script.
    const { prelude } = await prerender(tree, { progressiveChunkSize: Infinity });
    return new Response(prelude).text();
  });
  // React writes what belongs into the document's head first.
  const [head] = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(markup)!;
  return { html: markPhonePartsInMarkup(markup.slice(head.length)), head, data };
};
