import { addCard, cardReturn, cards, deleteCard, openCardPage } from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { honoPath, serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createCardService } from "./service.js";

/** Cards over HTTP, by token only (REQ-MONEY-32). */
export function cardRoutes(app: App, panel: Panel): void {
  const service = createCardService(panel);

  serve(app, panel, cards, async ({ user }) => ({ data: await service.list(user.id) }));
  serve(app, panel, addCard, async ({ user, body }) => {
    await panel.limits.use("payments", user.id);
    return { data: await service.add(user.id, body.token) };
  });
  serve(app, panel, openCardPage, async ({ user, body, language }) => {
    await panel.limits.use("payments", user.id);
    return { data: await service.openPage(user.id, body.return_to, language) };
  });
  app.get(honoPath(cardReturn), async (context) => {
    const { return_to, card_page } = context.req.query();
    context.header("Cache-Control", "no-store");
    return context.redirect(await service.backFromPage(return_to, card_page), 303);
  });
  serve(app, panel, deleteCard, async ({ user, params }) => {
    await service.remove(user.id, params["id"]!);
    return { data: null };
  });
}
