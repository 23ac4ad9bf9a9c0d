"use client";
import { memo, type ComponentProps } from "react";
import { cx } from "../../lib/cx.js";
import type { CardFavourites } from "../favourite-button/index.js";
import { ProductCard, ProductCardSkeleton, type ProductCardData } from "../product-card/index.js";
import type { ProductListActions } from "../product-list/index.js";

export interface ProductGridProps<P extends ProductCardData = ProductCardData>
  extends Omit<ComponentProps<"ul">, "children">, ProductListActions<P> {
  products: readonly P[];
  /** Without it cards have no favourite button. Keep `onToggle` stable (`useCallback`). */
  favourites?: CardFavourites | undefined;
  /** Number of cards above the fold, whose pictures load eagerly. */
  eager?: number | undefined;
  /** Skeleton cards after the products. */
  pendingCount?: number | undefined;
  /** Heading level of the names. */
  level?: 3 | 4 | undefined;
}

interface CellProps<P extends ProductCardData> extends Omit<
  ProductListActions<P>,
  "quantities" | "busyProducts"
> {
  product: P;
  quantity: number | undefined;
  loading: boolean;
  saved: boolean;
  onToggle: CardFavourites["onToggle"] | undefined;
  eager: boolean;
  level: 3 | 4 | undefined;
}

function CellView<P extends ProductCardData>({
  product,
  productHref,
  saved,
  onToggle,
  ...rest
}: CellProps<P>) {
  return (
    <ProductCard
      {...rest}
      product={product}
      href={productHref(product)}
      layout="grid"
      favourite={onToggle && { saved, onToggle: (next) => onToggle(product.id, next) }}
    />
  );
}
const Cell = memo(CellView) as typeof CellView;

/** Products of several stores in vertical cards: two per row on phones, four on desktop. */
export function ProductGrid<P extends ProductCardData>({
  products,
  productHref,
  quantities,
  onQuantityChange,
  onLimit,
  loadingProducts,
  favourites,
  eager = 0,
  pendingCount = 0,
  level,
  className,
  ...rest
}: ProductGridProps<P>) {
  return (
    <ul
      data-slot="product-grid"
      {...rest}
      className={cx(
        "grid list-none grid-cols-2 gap-x-4 gap-y-6 tablet:grid-cols-3 desktop:gap-x-5 desktop:gap-y-8 large:grid-cols-4",
        className,
      )}
    >
      {products.map((product, i) => (
        <li key={product.id} className="grid min-w-0">
          <Cell
            product={product}
            productHref={productHref}
            quantity={quantities?.[product.id]}
            onQuantityChange={onQuantityChange}
            onLimit={onLimit}
            loading={loadingProducts?.has(product.id) ?? false}
            saved={favourites?.ids.has(product.id) ?? false}
            onToggle={favourites?.onToggle}
            eager={i < eager}
            level={level}
          />
        </li>
      ))}
      {Array.from({ length: pendingCount }, (_, i) => (
        <li key={`pending-${i}`} aria-hidden>
          <ProductCardSkeleton layout="grid" />
        </li>
      ))}
    </ul>
  );
}
