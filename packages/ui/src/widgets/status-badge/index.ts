export {
  type OrderStatusKind,
  useStatusLabel,
  type StatusBadgeProps,
  StatusBadge,
  type PaymentStatusKind,
  PaymentStatusBadge,
} from "./status-badge.js";
