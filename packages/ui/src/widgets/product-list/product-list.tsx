"use client";
import { cva } from "class-variance-authority";
import { memo, type ComponentProps } from "react";
import { VirtualizedItems } from "../../lib/virtualized-group/index.js";
import { cx } from "../../lib/cx.js";
import { favouriteProps, type CardFavourites } from "../favourite-button/index.js";
import { ProductCard, ProductCardSkeleton, type ProductCardData } from "../product-card/index.js";

/** Props for adding products from a list: quantities in the cart and callbacks. */
export interface ProductListActions<P extends ProductCardData = ProductCardData> {
  productHref: (product: P) => string;
  /** Quantity of each product in the cart, by product id (`productQuantities`, REQ-STORAGE-07). */
  quantities?: Readonly<Record<string, number>> | undefined;
  /**
   * Called with the requested quantity. If it returns a promise, the quantity is shown until that settles. Keep it
   * stable (`useCallback`): a card renders again only when its own data changes.
   */
  onQuantityChange?: ((product: P, quantity: number) => Promise<unknown> | void) | undefined;
  onLimit?: ((product: P) => void) | undefined;
  /** Ids of products with a pending change. */
  loadingProducts?: ReadonlySet<string> | undefined;
}

/** `list`: rows with descriptions. `grid`: pictures in columns, for shops whose products are recognized by them. */
export const productListLayouts = ["list", "grid"] as const;
export type ProductListLayout = (typeof productListLayouts)[number];

export interface ProductListProps<P extends ProductCardData = ProductCardData>
  extends Omit<ComponentProps<"div">, "children">, ProductListActions<P> {
  products: readonly P[];
  /** `list` by default. */
  layout?: ProductListLayout | undefined;
  /** Whether products can be added now. If not, there are no add buttons. */
  orderable?: boolean | undefined;
  /** Without it cards have no favourite button. Keep `onToggle` stable (`useCallback`). */
  favourites?: CardFavourites | undefined;
  /** Number of cards whose pictures load before all others; at most 1, and only where no larger picture is above. */
  eager?: number | undefined;
  /**
   * Set for lists below the first screen: the first HTML has their products in a `noscript`, and the elements mount when
   * they come near the window.
   */
  lazy?: boolean | undefined;
  /** Skeleton cards after the products. */
  pendingCount?: number | undefined;
}

const listRows = "desktop:grid desktop:gap-4";
const gridRows = "grid grid-cols-2 gap-x-4 gap-y-6 tablet:grid-cols-3 desktop:gap-x-5";
const itemClass = cva("", {
  variants: {
    layout: {
      // The gutter leaves space for the overhanging add button, which paint containment would clip.
      list: "-mx-gutter grid px-gutter desktop:mx-0 desktop:px-0",
      grid: "grid min-w-0",
    } satisfies Record<ProductListLayout, string>,
    /** The last row has no line, where rows have lines. */
    last: { true: "", false: "" },
    /** In a short list all cards are mounted; those off screen skip layout and paint. */
    short: { true: "[content-visibility:auto]", false: "contain-content" },
  },
  compoundVariants: [
    {
      layout: "list",
      short: true,
      className:
        "[contain-intrinsic-block-size:auto_149px] desktop:[contain-intrinsic-block-size:auto_174px] huge:[contain-intrinsic-block-size:auto_194px]",
    },
    { layout: "list", last: true, className: "*:border-b-0 desktop:*:border-b" },
    { layout: "grid", short: true, className: "[contain-intrinsic-block-size:auto_17rem]" },
  ],
});
/** Sizes and classes of groups; `size` is a multiple of the columns, so that no row inside the list is incomplete. */
const groups = {
  list: {
    size: 8,
    rows: listRows,
    className: `${listRows} large:grid-cols-2`,
    placeholder:
      "desktop:grid desktop:gap-4 large:grid-cols-2 min-h-[calc(var(--items)*149px)] desktop:min-h-[calc(var(--items)*190px-16px)] large:min-h-[calc(var(--pairs)*190px-16px)] huge:min-h-[calc(var(--pairs)*210px-16px)]",
    itemPlaceholder: "min-h-[149px] desktop:min-h-[174px] huge:min-h-[194px]",
  },
  grid: {
    size: 12,
    rows: "grid gap-y-6",
    className: gridRows,
    placeholder: `${gridRows} min-h-[calc(var(--pairs)*17rem)] tablet:min-h-[calc(var(--items)/3*19rem)]`,
    itemPlaceholder: "min-h-68",
  },
} satisfies Record<ProductListLayout, object>;

const skeletonClass = cva("", {
  variants: {
    layout: { list: "grid desktop:gap-4 large:grid-cols-2", grid: gridRows } satisfies Record<
      ProductListLayout,
      string
    >,
  },
});

/** Placeholder of `ProductList` while it loads. Use inside a `SkeletonGroup`. */
export function ProductListSkeleton({
  layout = "list",
  count = 4,
  className,
  ...rest
}: Omit<ComponentProps<"div">, "children"> & {
  layout?: ProductListLayout | undefined;
  /** Number of cards. */
  count?: number | undefined;
}) {
  return (
    <div
      data-slot="product-list-skeleton"
      data-layout={layout}
      {...rest}
      className={skeletonClass({ layout, className })}
    >
      {Array.from({ length: count }, (_, i) => (
        <ProductCardSkeleton key={i} layout={layout === "list" ? "menu" : layout} />
      ))}
    </div>
  );
}

interface ItemProps<P extends ProductCardData> extends ProductListActions<P> {
  products: readonly P[];
  at: number;
  layout: ProductListLayout;
  orderable: boolean;
  favourites: CardFavourites | undefined;
  eager: boolean;
  className: string;
}

function ItemView<P extends ProductCardData>({ products, at, layout, className, ...list }: ItemProps<P>) {
  const {
    orderable,
    productHref,
    quantities,
    onQuantityChange,
    onLimit,
    loadingProducts,
    favourites,
    eager,
  } = list;
  const product = products[at];
  const card = layout === "list" ? "menu" : layout;
  if (!product)
    return (
      <div aria-hidden className={className}>
        <ProductCardSkeleton layout={card} />
      </div>
    );
  return (
    <div role="listitem" aria-posinset={at + 1} aria-setsize={products.length} className={className}>
      <ProductCard
        product={product}
        href={productHref(product)}
        layout={card}
        quantity={quantities?.[product.id]}
        onQuantityChange={orderable ? onQuantityChange : undefined}
        onLimit={onLimit}
        loading={loadingProducts?.has(product.id)}
        favourite={favouriteProps(favourites, product.id)}
        eager={eager}
      />
    </div>
  );
}

/** Memo comparison: a change in the cart or of a favourite renders only the affected cards. */
function sameItem(a: ItemProps<ProductCardData>, b: ItemProps<ProductCardData>): boolean {
  if (a.at !== b.at || a.layout !== b.layout || a.eager !== b.eager || a.className !== b.className)
    return false;
  if (a.orderable !== b.orderable || a.onLimit !== b.onLimit) return false;
  if (a.onQuantityChange !== b.onQuantityChange) return false;
  if (a.favourites?.onToggle !== b.favourites?.onToggle) return false;
  if (a.products.length !== b.products.length) return false;
  const product = b.products[b.at];
  if (a.products[a.at] !== product) return false;
  if (!product) return true;
  const { id } = product;
  return (
    a.quantities?.[id] === b.quantities?.[id] &&
    a.loadingProducts?.has(id) === b.loadingProducts?.has(id) &&
    a.favourites?.ids.has(id) === b.favourites?.ids.has(id) &&
    (a.productHref === b.productHref || a.productHref(product) === b.productHref(product))
  );
}
const Item = memo(ItemView<ProductCardData>, sameItem) as typeof ItemView;

/** Up to this many products, all are mounted. */
const maxMounted = 64;

function ProductListView<P extends ProductCardData>({
  products,
  layout = "list",
  orderable = true,
  productHref,
  quantities,
  onQuantityChange,
  onLimit,
  loadingProducts,
  favourites,
  eager = 0,
  lazy = false,
  pendingCount = 0,
  className,
  ...rest
}: ProductListProps<P>) {
  const total = products.length + pendingCount;
  const cardProps = { orderable, productHref, quantities, onQuantityChange, onLimit, loadingProducts };
  const short = total <= maxMounted;
  const group = groups[layout];
  const renderItem = (at: number) => (
    <Item
      key={products[at]?.id ?? `pending-${at}`}
      {...{ products, at, layout, favourites }}
      {...cardProps}
      eager={at < eager}
      className={itemClass({ layout, short, last: at === total - 1 })}
    />
  );
  return (
    <div
      role={products.length > 0 ? "list" : undefined}
      data-slot="product-list"
      data-layout={layout}
      {...rest}
      className={cx(group.rows, className)}
    >
      <VirtualizedItems
        count={total}
        pendingCount={pendingCount}
        groupSize={group.size}
        maxMounted={maxMounted}
        initialCount={4 * group.size}
        eager={!lazy}
        renderItem={renderItem}
        groupClassName={group.className}
        groupPlaceholderClassName={group.placeholder}
        itemPlaceholderClassName={group.itemPlaceholder}
      />
    </div>
  );
}

/** Memo comparison: a change in the cart renders only the lists of the affected products. */
function sameList(a: ProductListProps, b: ProductListProps): boolean {
  const names = Object.keys({ ...a, ...b }) as (keyof ProductListProps)[];
  return names.every((name) =>
    name === "quantities"
      ? b.products.every(({ id }) => a.quantities?.[id] === b.quantities?.[id])
      : a[name] === b[name],
  );
}

/**
 * Products of a menu section: rows in one column, or two where there is space next to a cart; as a grid, two columns of
 * pictures, or three. Memoized.
 */
export const ProductList = memo(ProductListView<ProductCardData>, sameList) as typeof ProductListView;
