/* Refunds of delivered orders. */
import { defineCall } from "../call.js";
import {
  OrderRefund,
  OrderRefundList,
  RefundOrderRequest,
  RefundPreview,
  RefundRefused,
  RefundRightMissing,
} from "../schemas/refunds.js";

export const orderRefunds = defineCall({
  method: "GET",
  path: "/api/panel/orders/{id}/refunds",
  tag: "Refunds",
  summary: "Refunds of a delivered order, oldest first",
  access: "staff",
  right: "order.refund",
  data: OrderRefundList,
  errors: { not_found: null },
});

export const previewRefund = defineCall({
  method: "POST",
  path: "/api/panel/orders/{id}/refunds/preview",
  tag: "Refunds",
  summary: "What a refund would move, without moving it",
  access: "staff",
  right: "order.refund",
  body: RefundOrderRequest,
  data: RefundPreview,
  message: null,
  errors: { not_found: null, refund_refused: RefundRefused, refund_right_missing: RefundRightMissing },
});

export const refundOrder = defineCall({
  method: "POST",
  path: "/api/panel/orders/{id}/refunds",
  tag: "Refunds",
  summary: "Refund units and fees of a delivered order",
  access: "staff",
  right: "order.refund",
  body: RefundOrderRequest,
  data: OrderRefund,
  message: "order_refunded",
  status: 201,
  idempotent: true,
  errors: {
    not_found: null,
    refund_refused: RefundRefused,
    refund_right_missing: RefundRightMissing,
    idempotency_key_required: null,
    idempotency_mismatch: null,
    in_progress: null,
  },
  invalidates: ["panel"],
});
