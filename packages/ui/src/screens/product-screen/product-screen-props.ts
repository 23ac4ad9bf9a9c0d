import type { ComponentProps } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import type { ProductCardData } from "../../widgets/product-card/index.js";
import type { ProductData, ProductOrderProps } from "../../widgets/product-details/index.js";
import type { StoreCardData } from "../../widgets/store-card/index.js";

export interface ProductScreenProps extends Omit<ComponentProps<"div">, "children">, ProductOrderProps {
  status: AsyncStatus;
  product?: ProductData | undefined;
  /** The product's store: its hours, delivery and rating. It may come after the product, or not at all. */
  store?: StoreCardData | undefined;
  onShare?: (() => void) | undefined;
  favourite?: { saved: boolean; onToggle: (saved: boolean) => void } | undefined;
  /** More products of the store, below the product. */
  more?: readonly ProductCardData[] | undefined;
  productHref: (product: ProductCardData) => string;
  storeHref: (storeId: string) => string;
  backHref: string;
  /** Retries loading. */
  onRetry: () => void;
}
