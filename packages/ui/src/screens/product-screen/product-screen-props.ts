import type { ComponentProps } from "react";
import type { AsyncStatus } from "../../lib/async-status.js";
import type { ProductCardData } from "../../widgets/product-card/index.js";
import type { ProductChoice } from "../../widgets/product-details/index.js";
import type { ProductData } from "../../widgets/product-sheet/index.js";
import type { ShareTarget } from "../../widgets/share-button/index.js";

/** Data of a product page. */
export interface ProductPageData extends ProductData {
  brand: string | null;
  /** 0 to 5, one decimal; 0 without ratings. */
  rating: number;
  ratings_count: number;
}

export interface ProductScreenProps extends Omit<ComponentProps<"div">, "children"> {
  status: AsyncStatus;
  product?: ProductPageData | undefined;
  /** Adds the product. Called only when all required options are chosen. */
  onAdd: (choice: ProductChoice, product: ProductPageData) => void;
  /** The product is being added. */
  loading?: boolean | undefined;
  /** Initial choices, restored after sign-in. */
  initial?: ProductChoice | undefined;
  /** Quantity in the cart. */
  inCart?: number | undefined;
  onLimit?: (() => void) | undefined;
  share?: ShareTarget | undefined;
  favourite?: { saved: boolean; onToggle: (saved: boolean) => void } | undefined;
  /** More products of the store, below the product. */
  more?: readonly ProductCardData[] | undefined;
  productHref: (product: ProductCardData) => string;
  storeHref: (storeId: string) => string;
  backHref: string;
  /** Retries loading. */
  onRetry: () => void;
}
