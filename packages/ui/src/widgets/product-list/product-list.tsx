"use client";
import { memo, type ComponentProps, type CSSProperties } from "react";
import { join } from "../../theme/join.js";
import { favouriteOf, type CardFavourites } from "../favourite-button/index.js";
import { ProductCard, ProductCardSkeleton, type ProductCardData } from "../product-card/index.js";
import { NearGroup } from "./near-group.js";

/** What a list of products needs to sell: how many of each are in the cart, and what to do about it. */
export interface ProductListActions<P extends ProductCardData = ProductCardData> {
  productHref: (product: P) => string;
  /** How many of each product are in the cart, by product id (productQuantities, spec section 3). */
  quantities?: Readonly<Record<string, number>> | undefined;
  /** The quantity wanted. Keep it stable (`useCallback`): cards are drawn again only when their own facts change. */
  onQuantityChange?: ((product: P, quantity: number) => void) | undefined;
  onLimit?: ((product: P) => void) | undefined;
  /** Products whose change is on its way. */
  busyProducts?: ReadonlySet<string> | undefined;
}

export interface ProductListProps<P extends ProductCardData = ProductCardData>
  extends Omit<ComponentProps<"div">, "children">, ProductListActions<P> {
  products: readonly P[];
  /** Nothing can be bought here now: no add buttons. */
  orderable?: boolean | undefined;
  /** Without it cards have no hearts. Keep `onToggle` stable (`useCallback`). */
  favourites?: CardFavourites | undefined;
  /** How many cards stand above the fold and load their pictures at once. */
  eager?: number | undefined;
  /** Skeleton cards after the products. */
  pending?: number | undefined;
}

/** Even, so that two columns never leave a gap inside a part's products; few, for a chunk is laid out in one frame. */
const chunkSize = 2;
/**
 * Off-screen chunks cost no layout and no paint: thousands of products stay smooth. A chunk, not a card, because the
 * browser watches each of them. The gutter gives the add button its overhang, which paint containment would cut.
 */
const chunk =
  "-mx-gutter list-none px-gutter [content-visibility:auto] [contain-intrinsic-block-size:auto_calc(var(--cards)*149px)] desktop:mx-0 desktop:grid desktop:gap-4 desktop:px-0 desktop:[contain-intrinsic-block-size:auto_calc(var(--cards)*166px-16px)] large:grid-cols-2 large:[contain-intrinsic-block-size:auto_calc(var(--cards)*83px-16px)]";

interface ChunkProps<P extends ProductCardData> extends ProductListActions<P> {
  products: readonly P[];
  orderable: boolean;
  favourites: CardFavourites | undefined;
  eager: number;
  start: number;
  end: number;
  /** It ends the list. */
  last: boolean;
}

function ChunkView<P extends ProductCardData>({ start, end, last, products, ...list }: ChunkProps<P>) {
  const { orderable, productHref, quantities, onQuantityChange, onLimit, busyProducts, favourites, eager } =
    list;
  return (
    <ul className={chunk} style={{ "--cards": end - start } as CSSProperties}>
      {Array.from({ length: end - start }, (_, i) => {
        const at = start + i;
        const product = products[at];
        const look = join("grid", last && at === end - 1 && "*:border-b-0 desktop:*:border-b");
        if (!product)
          return (
            <li key={`pending-${at}`} aria-hidden className={look}>
              <ProductCardSkeleton />
            </li>
          );
        return (
          <li key={product.id} className={look}>
            <ProductCard
              product={product}
              href={productHref(product)}
              quantity={quantities?.[product.id]}
              onQuantityChange={orderable ? onQuantityChange : undefined}
              onLimit={onLimit}
              busy={busyProducts?.has(product.id)}
              favourite={favouriteOf(favourites, product.id)}
              eager={at < eager}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** A change in the cart or of a heart draws only the chunks again in which one changed. */
function sameChunk(a: ChunkProps<ProductCardData>, b: ChunkProps<ProductCardData>): boolean {
  if (a.start !== b.start || a.end !== b.end || a.last !== b.last || a.eager !== b.eager) return false;
  if (a.orderable !== b.orderable || a.onLimit !== b.onLimit) return false;
  if (a.onQuantityChange !== b.onQuantityChange) return false;
  if (a.favourites?.onToggle !== b.favourites?.onToggle) return false;
  for (let at = b.start; at < b.end; at++) {
    const product = b.products[at];
    if (a.products[at] !== product) return false;
    if (!product) continue;
    if (a.quantities?.[product.id] !== b.quantities?.[product.id]) return false;
    if (a.busyProducts?.has(product.id) !== b.busyProducts?.has(product.id)) return false;
    if (a.favourites?.ids.has(product.id) !== b.favourites?.ids.has(product.id)) return false;
    if (a.productHref !== b.productHref && a.productHref(product) !== b.productHref(product)) return false;
  }
  return true;
}
const Chunk = memo(ChunkView<ProductCardData>, sameChunk) as typeof ChunkView;

/** More products than this in one part of a menu come and go. */
const most = 64;
/** This many of them together. */
const groupSize = 4 * chunkSize;
const rows = "desktop:grid desktop:gap-4";
const emptyPlace =
  "h-[calc(var(--items)*149px)] desktop:h-[calc(var(--items)*166px-16px)] large:h-[calc(var(--items)*83px-16px)]";

/** Of a long part, these are in the page from the start. */
const firstInPage = 4 * groupSize;

function ProductListView<P extends ProductCardData>({
  products,
  orderable = true,
  productHref,
  quantities,
  onQuantityChange,
  onLimit,
  busyProducts,
  favourites,
  eager = 0,
  pending = 0,
  className,
  ...rest
}: ProductListProps<P>) {
  const total = products.length + pending;
  const sold = { orderable, productHref, quantities, onQuantityChange, onLimit, busyProducts };
  const chunksOf = (from: number, to: number) =>
    Array.from({ length: Math.ceil((to - from) / chunkSize) }, (_, i) => {
      const start = from + i * chunkSize;
      const end = Math.min(start + chunkSize, total);
      const children = (
        <Chunk key={start} {...{ products, favourites, eager, start, end }} {...sold} last={end === total} />
      );
      return { items: end - start, children };
    });
  const isShort = total <= most;
  return (
    <div data-slot="product-list" {...rest} className={join(rows, className)}>
      {Array.from({ length: Math.ceil(total / groupSize) }, (_, at) => {
        const from = at * groupSize;
        return (
          <NearGroup
            key={at}
            first={isShort || from < firstInPage}
            stays={isShort}
            className={rows}
            placeClassName={emptyPlace}
            parts={chunksOf(from, Math.min(from + groupSize, total))}
          />
        );
      })}
    </div>
  );
}

/**
 * The products of one part of a menu: one column, or two where the page has the room beside a cart. Drawn again only when
 * what it is given changes.
 */
export const ProductList = memo(ProductListView) as typeof ProductListView;
