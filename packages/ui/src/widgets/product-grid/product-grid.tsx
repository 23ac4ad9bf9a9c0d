"use client";
import { memo, type ComponentProps } from "react";
import { VirtualizedItems } from "../../lib/virtualized-group/index.js";
import { cx } from "../../lib/cx.js";
import type { CardFavourites } from "../favourite-button/index.js";
import { ProductCard, ProductCardSkeleton, type ProductCardData } from "../product-card/index.js";
import type { ProductListActions } from "../product-list/index.js";

export interface ProductGridProps<P extends ProductCardData = ProductCardData>
  extends Omit<ComponentProps<"div">, "children">, ProductListActions<P> {
  products: readonly P[];
  /** Without it cards have no favourite button. Keep `onToggle` stable (`useCallback`). */
  favourites?: CardFavourites | undefined;
  /** Number of cards whose pictures load before all others; at most 1, and only where no larger picture is above. */
  eager?: number | undefined;
  /** Skeleton cards after the products. */
  pendingCount?: number | undefined;
  /** Heading level of the names. */
  level?: 3 | 4 | undefined;
}

interface CellProps<P extends ProductCardData> extends Omit<
  ProductListActions<P>,
  "quantities" | "loadingProducts"
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

/** Products that the first screen shows. */
const FIRST_PRODUCTS = 8;
const GROUP_SIZE = 24;
/** A group that is not mounted yet has its own rows. */
const groupPlaceholder =
  "col-span-full grid grid-cols-[inherit] gap-[inherit] min-h-[calc(var(--pairs)*18rem)] tablet:min-h-[calc(var(--items)/3*18rem)] large:min-h-[calc(var(--pairs)/2*22rem)]";

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
  const renderItem = (at: number) => {
    const product = products[at];
    return product ? (
      <div role="listitem" key={product.id} className="grid min-w-0">
        <Cell
          product={product}
          productHref={productHref}
          quantity={quantities?.[product.id]}
          onQuantityChange={onQuantityChange}
          onLimit={onLimit}
          loading={loadingProducts?.has(product.id) ?? false}
          saved={favourites?.ids.has(product.id) ?? false}
          onToggle={favourites?.onToggle}
          eager={at < eager}
          level={level}
        />
      </div>
    ) : (
      <div aria-hidden key={`pending-${at}`}>
        <ProductCardSkeleton layout="grid" />
      </div>
    );
  };
  return (
    <div
      role={products.length > 0 ? "list" : undefined}
      data-slot="product-grid"
      {...rest}
      className={cx(
        "grid grid-cols-2 gap-x-4 gap-y-6 tablet:grid-cols-3 desktop:gap-x-5 desktop:gap-y-8 large:grid-cols-4",
        className,
      )}
    >
      <VirtualizedItems
        count={products.length + pendingCount}
        firstSize={FIRST_PRODUCTS}
        groupSize={GROUP_SIZE}
        maxMounted={Infinity}
        initialCount={Infinity}
        renderItem={renderItem}
        groupClassName="contents"
        groupPlaceholderClassName={groupPlaceholder}
        itemPlaceholderClassName=""
      />
    </div>
  );
}
