import type { AppSettings, Language } from "@talabee/contract";
import { isRunnableDevEnvironment, type Connect, type ViteDevServer } from "vite";
import { movedAddress, readLanguagePath } from "../language-address.ts";
import type { PageBrand, StorefrontServer } from "../types.ts";

/** Pages whose data is kept for the browser, which asks for it after the first view. */
const MAX_DATA = 20;

/** Renders pages with the sources as they are now; a change is seen with the next request, and by the browser at once. */
export function serveRendered(server: ViteDevServer, entry: string, api: string): void {
  const environment = server.environments["ssr"];
  // Vitest has environments of its own.
  if (environment === undefined || !isRunnableDevEnvironment(environment)) return;
  const { runner } = environment;
  const data = new Map<string, string>();
  const send: typeof fetch = async (path, init) => fetch(new URL(path as string, api), init);

  async function render(address: URL, cookies: string) {
    const { renderDocument, shell } = (await runner.import(`/${entry}`)) as StorefrontServer;
    const { language: named, pathname } = readLanguagePath(address.pathname);
    const language = named ?? (/\blanguage=ar\b/.test(cookies) ? "ar" : "en");
    const brand = await brandOf(send, language);
    // Without an API the browser says what is missing.
    if (brand === null) return shell();
    const { origin, search } = address;
    const url = pathname + search;
    const page = await renderDocument({ url, language, origin, brand, fetch: send });
    for (const read of page.missedReads)
      server.config.logger.warn(`the route of ${pathname} does not name ${read}`);
    if (data.size > MAX_DATA) data.clear();
    if (page.data !== null) data.set(url, page.data);
    return page.html;
  }

  const serve = async (...[request, response, next]: Parameters<Connect.NextHandleFunction>) => {
    const address = new URL(request.originalUrl ?? "/", `http://${request.headers.host}`);
    try {
      if (address.pathname.startsWith("/page-data/")) {
        const text = data.get(address.searchParams.get("page") ?? "");
        response.writeHead(text === undefined ? 404 : 200, { "Content-Type": "application/json" }).end(text);
      } else if (request.headers.accept?.includes("text/html") === true) {
        const moved = movedAddress(address);
        if (moved !== null) return void response.writeHead(301, { Location: moved }).end();
        const html = await render(address, request.headers.cookie ?? "");
        const page = await server.transformIndexHtml(address.pathname, html);
        response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(page);
      } else return next();
    } catch (error) {
      next(error);
    }
  };
  server.middlewares.use((...request) => void serve(...request));
}

async function brandOf(send: typeof fetch, language: Language): Promise<PageBrand | null> {
  const answer = await send("/api/app-settings", { headers: { "Accept-Language": language } }).catch(
    () => null,
  );
  if (answer?.ok !== true) return null;
  const { name, logo, primary_color, market } = ((await answer.json()) as { data: AppSettings }).data;
  return { name, logo, primaryColor: primary_color, market: market! };
}
