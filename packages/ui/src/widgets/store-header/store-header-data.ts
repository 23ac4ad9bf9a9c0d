import type { PictureSource } from "../../primitives/picture/index.js";
import type { StoreCardData } from "../store-card/index.js";

/** A store as shown on its page. Money in minor units, times ISO-8601. */
export interface StoreHeaderData extends StoreCardData {
  logo: PictureSource | null;
  brand_color: string;
  min_order: number;
  free_delivery_over: number | null;
  closes_at: string | null;
  /** The first time to order for, while the store takes no orders for now; null otherwise. */
  preorder_from: string | null;
  /** False if it does not deliver to the customer's place. */
  delivers_here?: boolean | undefined;
}
