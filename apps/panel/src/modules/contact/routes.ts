import { contactUs } from "@talabee/contract";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createContactService } from "./service.js";
import type { App } from "../../http/app-env.js";

/** Binds the calls of the contact form. */
export function contactRoutes(app: App, panel: Panel): void {
  const contact = createContactService(panel);

  serve(app, panel, contactUs, async ({ body, ip, language, guest }) => {
    await contact.send(body, { ip, language, user: guest });
    return { data: null };
  });
}
