import { addCard, cards, deleteCard } from "@talabee/contract";
import { type App, serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createCardService } from "./service.js";

/** Cards over HTTP, by their tokens alone (C6). */
export function cardRoutes(app: App, panel: Panel): void {
  const service = createCardService(panel);

  serve(app, panel, cards, async ({ user }) => ({ data: await service.list(user.id) }));
  serve(app, panel, addCard, async ({ user, body }) => {
    await panel.limits.use("payments", user.id);
    return { data: await service.add(user.id, body.token) };
  });
  serve(app, panel, deleteCard, async ({ user, params }) => {
    await service.remove(user.id, params["id"]!);
    return { data: null };
  });
}
