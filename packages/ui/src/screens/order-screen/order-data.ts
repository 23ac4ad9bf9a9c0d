import type { AddressData } from "../../widgets/address-card/index.js";
import type { ChosenItemData } from "../../widgets/cart-line/index.js";
import type { OrderCardData } from "../../widgets/order-card/index.js";
import type { CancellationData, MoneyBackData } from "../../widgets/order-outcome/index.js";
import type { PaymentMethodKind } from "../../widgets/payment-method-picker/index.js";
import type { OrderAmountsData } from "../../widgets/receipt/index.js";
import type { OrderStatusKind, PaymentStatusKind } from "../../widgets/status-badge/index.js";

/** An order in full. */
export interface OrderData extends OrderCardData, OrderAmountsData {
  payment_status: PaymentStatusKind;
  payment_method: PaymentMethodKind;
  items: readonly ChosenItemData[];
  address: AddressData | null;
  note: string | null;
  system_number: number;
  invoice_date: string;
  can_cancel: boolean;
  can_review: boolean;
  can_reorder: boolean;
  /** Dine-in only. */
  table_number: string | null;
  /** Scheduled time; null is as soon as possible. */
  scheduled_at: string | null;
  /** Null unless it is canceled. */
  cancellation?: CancellationData | null | undefined;
  /** What went back of it. */
  refunds?: readonly MoneyBackData[] | undefined;
  /** Status changes so far, oldest first. */
  timeline: readonly { status: OrderStatusKind; at: string }[];
}
