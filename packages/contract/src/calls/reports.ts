/* Reports of a store. */
import { defineCall } from "../call.js";
import { DayReport, dayReportQuery } from "../schemas/reports.js";

export const dayReport = defineCall({
  method: "GET",
  path: "/api/panel/stores/{id}/report",
  tag: "Reports",
  summary: "What a store took and gave back on a day, by method and by person",
  access: "staff",
  right: "report.read",
  query: dayReportQuery,
  data: DayReport,
  errors: { not_found: null },
});
