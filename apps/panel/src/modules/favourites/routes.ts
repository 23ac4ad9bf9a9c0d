import { favourites, toggleFavourite } from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createFavouriteService } from "./service.js";

/** Binds the calls of favourites (REQ-ACCOUNT-28). */
export function favouriteRoutes(app: App, panel: Panel): void {
  const service = createFavouriteService(panel);

  serve(app, panel, favourites, async ({ user, query, language }) => ({
    data: await service.list(user.id, query, language),
  }));
  serve(app, panel, toggleFavourite, async ({ user, body }) => {
    const data = await service.toggle(user.id, body);
    return { message: data.active ? "added_to_favourite" : "removed_from_favourite", data };
  });
}
