/* What the office looks at first. */
import { defineCall } from "../call.js";
import { PanelAccess, PanelNow } from "../schemas/office.js";

export const panelAccess = defineCall({
  method: "GET",
  path: "/api/panel/access",
  tag: "Office",
  summary: "What the signed-in person may do behind the counter",
  access: "staff",
  right: "account.secure",
  data: PanelAccess,
});

export const panelNow = defineCall({
  method: "GET",
  path: "/api/panel/now",
  tag: "Office",
  summary:
    "What needs a person now: orders late or unanswered, stores that hear nothing, refunds that failed",
  access: "staff",
  right: "order.read",
  data: PanelNow,
});
