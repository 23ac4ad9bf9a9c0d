/* Vouchers, for those who issue them. */
import { defineCall } from "../call.js";
import { NoFields, Nothing } from "../schemas/nothing.js";
import {
  PanelVoucher,
  PanelVoucherList,
  PanelVoucherRequest,
  panelVouchersQuery,
} from "../schemas/vouchers.js";

export const panelVouchers = defineCall({
  method: "GET",
  path: "/api/panel/vouchers",
  tag: "Vouchers",
  summary: "Vouchers, newest first",
  access: "admin",
  right: "voucher.manage",
  query: panelVouchersQuery,
  data: PanelVoucherList,
});

export const createVoucher = defineCall({
  method: "POST",
  path: "/api/panel/vouchers",
  tag: "Vouchers",
  summary: "Issue a voucher, for a customer or for whoever has its code",
  access: "admin",
  right: "voucher.manage",
  body: PanelVoucherRequest,
  data: PanelVoucher,
  message: "voucher_created",
  status: 201,
  errors: { not_found: null, voucher_code_taken: null },
  invalidates: ["panel"],
});

export const deleteVoucher = defineCall({
  method: "POST",
  path: "/api/panel/vouchers/{id}/delete",
  tag: "Vouchers",
  summary: "Take back a voucher that nobody has redeemed",
  access: "admin",
  right: "voucher.manage",
  body: NoFields,
  data: Nothing,
  message: "deleted",
  errors: { not_found: null, voucher_used: null },
  invalidates: ["panel"],
});
