import type { PictureSource } from "../../primitives/picture/index.js";
import type { AddressData } from "../../widgets/address-card/index.js";
import type { StoreSummaryData } from "../../widgets/cart-content/index.js";
import type { ChosenItemData } from "../../widgets/cart-line/index.js";
import type { LatLngData } from "../../widgets/order-map/index.js";
import type { EtaData, TrackStepData } from "../../widgets/order-tracker/index.js";
import type { OrderTypeKind } from "../../widgets/order-type-switch/index.js";
import type { CancellationData, MoneyBackData } from "../../widgets/order-outcome/index.js";
import type { PaymentMethodKind } from "../../widgets/payment-method-picker/index.js";
import type { OrderAmountsData } from "../../widgets/receipt/index.js";
import type { OrderStatusKind, PaymentStatusKind } from "../../widgets/status-badge/index.js";

/** The order fields that tracking shows. */
export interface TrackedOrderData {
  order_code: string;
  order_type: OrderTypeKind;
  vendor: StoreSummaryData;
  order_total: number;
  items_count: number;
  items: readonly { id: string; name: string; quantity: number }[];
  address: AddressData | null;
  /** Whether the customer may rate it now. */
  can_review: boolean;
  /** Dine-in only. */
  table_number?: string | null | undefined;
  /** Pictures of its products; the first one stands for an order that waits at the counter. */
  images?: readonly PictureSource[] | undefined;
  /** When it was sent. */
  created_at?: string | undefined;
  payment_method?: PaymentMethodKind | undefined;
  payment_status?: PaymentStatusKind | undefined;
  /** Due besides the wallet's part, in the market's minor unit; in cash, it is taken at the hand-over. */
  amount_due?: number | undefined;
  wallet_applied?: number | undefined;
  cancellation?: CancellationData | null | undefined;
  refunds?: readonly MoneyBackData[] | undefined;
}

/** Products and costs of an order, for its receipt. */
export interface TrackedReceiptData extends OrderAmountsData {
  items: readonly ChosenItemData[];
  order_type: OrderTypeKind;
}

/** Live state of an order. */
export interface OrderTrackData {
  order_status: OrderStatusKind;
  eta: EtaData | null;
  /** In chronological order. */
  steps: readonly TrackStepData[];
  rider: {
    name: string;
    /** Relayed number that reaches the rider without showing either side's number; null without a relay. */
    contact_phone: string | null;
    location: LatLngData | null;
  } | null;
  store_location: LatLngData | null;
  /** Where to collect it. */
  store_address?: string | null | undefined;
  destination: LatLngData | null;
  /** Minutes by which the store needs longer than it said. */
  delay_minutes?: number | undefined;
  /** Whether the store should have answered by now. */
  store_unanswered?: boolean | undefined;
  /** When an order is canceled that its store does not answer. */
  cancels_at?: string | null | undefined;
  /** When the store said that it is ready. */
  ready_at?: string | null | undefined;
  /** What the customer says at the hand-over. */
  hand_over_code?: string | null | undefined;
}

/** Where the money of a canceled order goes: back to where it came from, or to the wallet. */
export type RefundTargetKind = "origin" | "wallet";

/** What a customer may do about an order that its store does not answer, besides waiting. */
export interface UnansweredActions {
  /** An open store to order from instead; without it, the customer is shown a list. */
  otherStore?: { name: string; delivery_time: { min: number; max: number } } | undefined;
  onCancel: (refundTo: RefundTargetKind) => void;
  /** Cancels the order and leads to the other store. */
  onOtherStore: (refundTo: RefundTargetKind) => void;
  loading: boolean;
}
