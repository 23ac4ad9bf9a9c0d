import { auditLog } from "@talabee/contract";
import type { App } from "../../http/app-env.js";
import { serve } from "../../http/endpoint.js";
import type { Panel } from "../../panel.js";
import { listAuditLog } from "./audit-list.js";

/** The audit log for those who may read it. */
export function auditRoutes(app: App, panel: Panel): void {
  serve(app, panel, auditLog, async ({ user, query }) => ({ data: await listAuditLog(panel, user, query) }));
}
