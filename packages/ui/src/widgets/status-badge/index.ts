export {
  orderStatuses,
  orderStatusTable,
  type OrderStatusKind,
  type OrderStatusPresentation,
} from "./order-status-table.js";
export {
  useStatusLabel,
  type StatusBadgeProps,
  StatusBadge,
  type PaymentStatusKind,
  PaymentStatusBadge,
} from "./status-badge.js";
