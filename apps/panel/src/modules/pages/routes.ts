import { type ContentBlock, page, startup } from "@talabee/contract";
import { eq } from "drizzle-orm";
import { pages } from "../../db/schema.js";
import { ApiError } from "../../http/api-error.js";
import type { App } from "../../http/app-env.js";
import { NO_STORE } from "../../http/catalogue-changes.js";
import { servePublic } from "../../http/public-endpoint.js";
import type { Panel } from "../../panel.js";
import { brandName, readSettings } from "../settings/brand-settings.js";
import { BRAND_PAGE_WORDS } from "./brand-page-words.js";
import { BRAND_PAGES, type BrandPage } from "./brand-pages.js";
import { startupLists } from "./startup-lists.js";

/** Text pages, and the lists for forms (REQ-CATALOG-35). */
export function pageRoutes(app: App, panel: Panel): void {
  servePublic(app, panel, startup, async ({ language }) => ({
    data: await startupLists(panel, language),
    storeId: NO_STORE,
  }));

  servePublic(app, panel, page, async ({ params, language }) => {
    const slug = params["slug"]!;
    const [written] = await panel.db.select().from(pages).where(eq(pages.slug, slug));
    const standard = Object.hasOwn(BRAND_PAGES, slug) ? BRAND_PAGES[slug] : undefined;
    const found: BrandPage | undefined = written ?? standard;
    if (found === undefined) throw new ApiError("not_found");
    const settings = await readSettings(panel.db);
    const { email } = settings.support;
    const grouped = settings.support.phone.replace(/^(\+\d{3})(\d{4})(\d{4})$/, "$1 $2 $3");
    // Phone numbers read left to right in Arabic, too.
    const phone = language === "ar" ? `\u2066${grouped}\u2069` : grouped;
    const words = new Map(
      Object.entries({
        ...(written === undefined ? BRAND_PAGE_WORDS[settings.market.id][language] : {}),
        name: brandName(settings.name, language),
        phone,
        email,
      }),
    );
    const fill = (text: string) =>
      text.replace(/\{(\w+)\}/g, (whole, name: string) => words.get(name) ?? whole);
    return {
      data: {
        title: fill(found.title[language]),
        blocks: found.blocks[language].map((block) => filled(block, fill)),
      },
      storeId: NO_STORE,
    };
  });
}

function filled(block: ContentBlock, fill: (text: string) => string): ContentBlock {
  if (block.kind === "list") return { ...block, items: block.items.map(fill) };
  if (block.kind === "link") return { ...block, text: fill(block.text), href: fill(block.href) };
  return { ...block, text: fill(block.text) };
}
