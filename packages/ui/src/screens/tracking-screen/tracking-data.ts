import type { AddressData } from "../../widgets/address-card/index.js";
import type { StoreSummaryData } from "../../widgets/cart-content/index.js";
import type { LatLngData } from "../../widgets/order-map/index.js";
import type { EtaData, TrackStepData } from "../../widgets/order-tracker/index.js";
import type { OrderTypeKind } from "../../widgets/order-type-switch/index.js";
import type { OrderStatusKind } from "../../widgets/status-badge/index.js";

/** What tracking says about an order: who, where to, and what is in it. */
export interface TrackedOrderData {
  order_code: string;
  order_type: OrderTypeKind;
  vendor: StoreSummaryData;
  order_total: number;
  items_count: number;
  items: readonly { id: string; name: string; quantity: number }[];
  address: AddressData | null;
  /** At which table it is eaten. */
  table_number?: string | null | undefined;
}

/** Where an order is now. */
export interface OrderTrackData {
  order_status: OrderStatusKind;
  eta: EtaData | null;
  /** In the order in which they happen. */
  steps: readonly TrackStepData[];
  rider: { name: string; phone_masked: string; location: LatLngData | null } | null;
  store_location: LatLngData | null;
  destination: LatLngData | null;
}
