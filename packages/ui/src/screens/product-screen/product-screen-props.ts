import type { ComponentProps } from "react";
import type { ProductCardData } from "../../widgets/product-card/index.js";
import type { ProductChoice } from "../../widgets/product-details/index.js";
import type { ProductData } from "../../widgets/product-sheet/index.js";
import type { ShareTarget } from "../../widgets/share-button/index.js";

/** A product as its own page tells it. */
export interface ProductPageData extends ProductData {
  brand: string | null;
  /** 0 to 5, one decimal; 0 while nobody gave any. */
  rating: number;
  ratings_count: number;
}

export interface ProductScreenProps extends Omit<ComponentProps<"div">, "children"> {
  status: "loading" | "ready" | "failed";
  product?: ProductPageData | undefined;
  /** Adds it. Only called when every required choice is made. */
  onAdd: (choice: ProductChoice, product: ProductPageData) => void;
  /** Adding is on its way. */
  loading?: boolean | undefined;
  /** Choices to begin with: kept over a login. */
  initial?: ProductChoice | undefined;
  /** How many of it the cart holds already. */
  inCart?: number | undefined;
  onLimit?: (() => void) | undefined;
  share?: ShareTarget | undefined;
  favourite?: { saved: boolean; onToggle: (saved: boolean) => void } | undefined;
  /** More of the same store, under the product. */
  more?: readonly ProductCardData[] | undefined;
  productHref: (product: ProductCardData) => string;
  storeHref: (storeId: string) => string;
  backHref: string;
  /** Loads the product again. */
  onRetry: () => void;
}
