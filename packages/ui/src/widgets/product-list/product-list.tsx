"use client";
import {
  memo,
  startTransition,
  useCallback,
  useState,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from "react";
import { join } from "../../theme/join.js";
import { favouriteOf, type CardFavourites } from "../favourite-button/index.js";
import { ProductCard, ProductCardSkeleton, type ProductCardData } from "../product-card/index.js";

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
const chunkSize = 4;
/**
 * Off-screen chunks cost no layout and no paint: thousands of products stay smooth. A chunk, not a card, because the
 * browser watches each of them. The gutter gives the add button its overhang, which paint containment would cut.
 */
const chunk =
  "-mx-gutter list-none px-gutter [content-visibility:auto] [contain-intrinsic-block-size:auto_calc(var(--cards)*149px)] desktop:mx-0 desktop:grid desktop:gap-4 desktop:px-0 desktop:[contain-intrinsic-block-size:auto_calc(var(--cards)*164px)] large:grid-cols-2 large:[contain-intrinsic-block-size:auto_calc(var(--cards)*82px)]";

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

/** Of a long part of a menu, this many products come and go together. */
const groupSize = 8 * chunkSize;
const rows = "desktop:grid desktop:gap-4";
const place =
  "h-[calc(var(--cards)*149px)] desktop:h-[calc(var(--cards)*164px)] large:h-[calc(var(--cards)*82px)]";

interface GroupProps {
  /** How many products it has. */
  count: number;
  /** In the page from the start. */
  first: boolean;
  children: ReactNode;
}

/**
 * Products that are in the page while they are near what is seen; else an empty place of the height they had, or are
 * likely to have. With 2,000 products in the page the browser asks at every frame whether one of 2,000 pictures has
 * come into sight, even of those that it does not draw.
 */
function Group({ count, first, children }: GroupProps) {
  const [{ near, height }, setState] = useState<{ near: boolean; height?: number }>({ near: first });
  const watch = useCallback((element: HTMLDivElement) => {
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1)!;
        // What has the focus is not taken away.
        const stays = isIntersecting || element.contains(document.activeElement);
        startTransition(() =>
          setState((old) => {
            if (old.near === stays) return old;
            return old.near ? { near: stays, height: boundingClientRect.height } : { ...old, near: stays };
          }),
        );
      },
      { rootMargin: "200% 0px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={watch}
      className={near ? rows : place}
      style={near ? undefined : ({ "--cards": count, blockSize: height } as CSSProperties)}
    >
      {near && children}
    </div>
  );
}

/** The products of one part of a menu: one column, or two where the page has the room beside a cart. */
export function ProductList<P extends ProductCardData>({
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
      return (
        <Chunk key={start} {...{ products, favourites, eager, start, end }} {...sold} last={end === total} />
      );
    });
  const groups = total > 2 * groupSize ? Math.ceil(total / groupSize) : 0;
  return (
    <div data-slot="product-list" {...rest} className={join(rows, className)}>
      {groups === 0
        ? chunksOf(0, total)
        : Array.from({ length: groups }, (_, at) => {
            const from = at * groupSize;
            const to = Math.min(from + groupSize, total);
            return (
              <Group key={at} count={to - from} first={at === 0}>
                {chunksOf(from, to)}
              </Group>
            );
          })}
    </div>
  );
}
