import type { AddressData } from "../../widgets/address-card/index.js";
import type { StoreSummaryData } from "../../widgets/cart-content/index.js";
import type { ChosenItemData } from "../../widgets/cart-line/index.js";
import type { LatLngData } from "../../widgets/order-map/index.js";
import type { EtaData, TrackStepData } from "../../widgets/order-tracker/index.js";
import type { OrderTypeKind } from "../../widgets/order-type-switch/index.js";
import type { OrderAmountsData } from "../../widgets/receipt/index.js";
import type { OrderStatusKind } from "../../widgets/status-badge/index.js";

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
  destination: LatLngData | null;
}
