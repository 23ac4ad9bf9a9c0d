import { answerMessage, closeMessage, contactUs, inbox as inboxCall } from "@talabee/contract";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createInbox } from "./inbox.js";
import { createContactService } from "./service.js";
import type { App } from "../../http/app-env.js";

/** Binds the calls of the contact form, and of those who answer it. */
export function contactRoutes(app: App, panel: Panel): void {
  const contact = createContactService(panel);
  const inbox = createInbox(panel);

  serve(app, panel, contactUs, async ({ body, ip, language, guest }) => {
    await contact.send(body, { ip, language, user: guest });
    return { data: null };
  });
  serve(app, panel, inboxCall, async ({ query }) => ({ data: await inbox.list(query) }));
  serve(app, panel, answerMessage, async ({ user, params, body }) => ({
    data: await inbox.answer(user, params["id"]!, body.answer),
  }));
  serve(app, panel, closeMessage, async ({ user, params }) => ({
    data: await inbox.close(user, params["id"]!),
  }));
}
