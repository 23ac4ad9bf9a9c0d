import {
  createBanner,
  createCollection,
  deleteBanner,
  deleteCollection,
  orderBanners,
  orderCollections,
  panelBanners,
  panelCollections,
  panelPages,
  resetPage,
  updateBanner,
  updateCollection,
  writePage,
} from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createBannerService } from "./banners.js";
import { createPageService } from "./brand-texts.js";
import { createCollectionService } from "./collections.js";

/** What the brand shows: banners, collections and pages of text. */
export function contentRoutes(app: App, panel: Panel): void {
  const banners = createBannerService(panel);
  const collections = createCollectionService(panel);
  const pages = createPageService(panel);

  serve(app, panel, panelBanners, async () => ({ data: await banners.list() }));
  serve(app, panel, createBanner, async ({ user, body }) => ({ data: await banners.create(user, body) }));
  serve(app, panel, orderBanners, async ({ user, body }) => ({ data: await banners.order(user, body.ids) }));
  serve(app, panel, updateBanner, async ({ user, params, body }) => ({
    data: await banners.update(user, params["id"]!, body),
  }));
  serve(app, panel, deleteBanner, async ({ user, params }) => {
    await banners.remove(user, params["id"]!);
    return { data: null };
  });

  serve(app, panel, panelCollections, async () => ({ data: await collections.list() }));
  serve(app, panel, createCollection, async ({ user, body }) => ({
    data: await collections.create(user, body),
  }));
  serve(app, panel, orderCollections, async ({ user, body }) => ({
    data: await collections.order(user, body.ids),
  }));
  serve(app, panel, updateCollection, async ({ user, params, body }) => ({
    data: await collections.update(user, params["id"]!, body),
  }));
  serve(app, panel, deleteCollection, async ({ user, params }) => {
    await collections.remove(user, params["id"]!);
    return { data: null };
  });

  serve(app, panel, panelPages, async () => ({ data: await pages.list() }));
  serve(app, panel, writePage, async ({ user, params, body }) => ({
    data: await pages.write(user, params["id"]!, body),
  }));
  serve(app, panel, resetPage, async ({ user, params }) => ({
    data: await pages.reset(user, params["id"]!),
  }));
}
