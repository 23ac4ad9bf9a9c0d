import { dayReport } from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { readDayReport } from "./day-report.js";

/** Reports for those who run a store, and for the office. */
export function reportRoutes(app: App, panel: Panel): void {
  serve(app, panel, dayReport, async ({ user, params, query }) => ({
    data: await readDayReport(panel, user, params["id"]!, query.date),
  }));
}
