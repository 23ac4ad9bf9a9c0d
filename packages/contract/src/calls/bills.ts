/* Bills that customers pay on their own, for those who issue them. */
import { defineCall } from "../call.js";
import { PanelBill, PanelBillList, PanelBillRequest, panelBillsQuery } from "../schemas/bills.js";
import { NoFields } from "../schemas/nothing.js";

export const panelBills = defineCall({
  method: "GET",
  path: "/api/panel/bills",
  tag: "Bills",
  summary: "Bills, newest first",
  access: "admin",
  right: "voucher.manage",
  query: panelBillsQuery,
  data: PanelBillList,
});

export const createBill = defineCall({
  method: "POST",
  path: "/api/panel/bills",
  tag: "Bills",
  summary: "Issue a bill, for a customer or for whoever has its number",
  access: "admin",
  right: "voucher.manage",
  body: PanelBillRequest,
  data: PanelBill,
  message: null,
  status: 201,
  errors: { not_found: null, bill_number_taken: null },
  invalidates: ["panel"],
});

export const cancelBill = defineCall({
  method: "POST",
  path: "/api/panel/bills/{id}/cancel",
  tag: "Bills",
  summary: "Cancel a bill that nobody has paid; what is being paid for it goes back",
  access: "admin",
  right: "voucher.manage",
  body: NoFields,
  data: PanelBill,
  message: null,
  errors: { not_found: null, already_paid: null },
  invalidates: ["panel"],
});
