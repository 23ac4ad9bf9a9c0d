import { type RenderPage, SHARE_PICTURE_SIZE, sharePicture } from "@talabee/contract";
import { renderWithData } from "@talabee/contract/react";
import { memoryStorage, STORAGE_KEYS } from "@talabee/domain";
import { describePage, HeadContext, HeadTags, type PageAbout } from "@talabee/ui/app";
import { markPhonePartsInMarkup } from "@talabee/ui/screens/page-shell";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { createShop, paths } from "./platform/index.js";
import { App } from "./routes/app.js";
import { isPersonal, loadScreens, scriptsOf } from "./routes/route-table.js";
import { Providers } from "./shell/index.js";

const headPaths = { ...paths, picture: sharePicture };

/** Renders a page as a guest sees it. */
export const renderPage: RenderPage = async ({ url, language, theme, origin, brand, fetch }) => {
  const pathname = url.split("?")[0]!;
  const headOf = (pages: readonly (PageAbout | undefined)[]) => {
    const page = describePage(pages, { language, brand, paths: headPaths });
    const tags = <HeadTags {...{ page, language, brand, origin }} pictureSize={SHARE_PICTURE_SIZE} />;
    return { status: page.status, head: renderToStaticMarkup(tags) };
  };
  if (isPersonal(pathname)) return { ...headOf([]), html: null, data: "", scripts: [] };

  const hasMarkup = await loadScreens(pathname);
  const shop = createShop({
    target: "server",
    localStorage: () => memoryStorage({ [STORAGE_KEYS.language]: language, [STORAGE_KEYS.theme]: theme }),
    sessionStorage: memoryStorage,
    fetch,
  });
  let pages: (PageAbout | undefined)[] = [];
  const tree = (
    <StaticRouter location={url}>
      <HeadContext value={(about) => void pages.push(about)}>
        <Providers shop={shop}>
          <App />
        </Providers>
      </HeadContext>
    </StaticRouter>
  );
  const { markup, data } = await renderWithData(shop, async () => {
    pages = [];
    // Each boundary in its place: one that is streamed later needs an inline script.
    const { prelude } = await prerender(tree, { progressiveChunkSize: Infinity });
    return new Response(prelude).text();
  });
  const { status, head } = headOf(pages);
  // React writes the preloads of the first view before the markup.
  const [preloads] = /^(?:<link[^>]*>)*/.exec(markup)!;
  const html = hasMarkup ? markPhonePartsInMarkup(markup.slice(preloads.length)) : null;
  return { status, head: preloads + head, html, data, scripts: scriptsOf(pathname) };
};
