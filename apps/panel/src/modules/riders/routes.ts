import { changeRider, createRider, setDuty } from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { createRiderOffice } from "./rider-service.js";

/** Riders, for the office and for themselves. */
export function riderRoutes(app: App, panel: Panel): void {
  const riders = createRiderOffice(panel);
  serve(app, panel, createRider, async ({ user, body }) => ({ data: await riders.create(user, body) }));
  serve(app, panel, changeRider, async ({ user, params, body }) => ({
    data: await riders.change(user, params["id"]!, body),
  }));
  serve(app, panel, setDuty, async ({ user, body }) => ({ data: await riders.setDuty(user, body) }));
}
