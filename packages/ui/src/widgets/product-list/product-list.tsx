"use client";
import type { ComponentProps } from "react";
import { join } from "../../theme/join.js";
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
  extends Omit<ComponentProps<"ul">, "children">, ProductListActions<P> {
  products: readonly P[];
  /** Nothing can be bought here now: no add buttons. */
  orderable?: boolean | undefined;
  /** How many cards stand above the fold and load their pictures at once. */
  eager?: number | undefined;
  /** Skeleton cards after the products. */
  pending?: number | undefined;
}

/** One column, or two where the page has the room beside a cart. */
const frame = "grid list-none desktop:gap-4 large:grid-cols-2";
/** Off-screen cards cost no layout and no paint: thousands stay smooth. The gutter gives the add button its overhang. */
const lazy =
  "-mx-gutter px-gutter desktop:mx-0 desktop:px-0 [content-visibility:auto] [contain-intrinsic-size:auto_149px]";

/** The products of one part of a menu. */
export function ProductList<P extends ProductCardData>({
  products,
  orderable = true,
  productHref,
  quantities,
  onQuantityChange,
  onLimit,
  busyProducts,
  eager = 0,
  pending = 0,
  className,
  ...rest
}: ProductListProps<P>) {
  return (
    <ul data-slot="product-list" {...rest} className={join(frame, className)}>
      {products.map((product, i) => (
        <li key={product.id} className={join("grid last:*:border-b-0 desktop:last:*:border-b", lazy)}>
          <ProductCard
            product={product}
            href={productHref(product)}
            quantity={quantities?.[product.id]}
            onQuantityChange={orderable ? onQuantityChange : undefined}
            onLimit={onLimit}
            busy={busyProducts?.has(product.id)}
            eager={i < eager}
          />
        </li>
      ))}
      {Array.from({ length: pending }, (_, i) => (
        <li key={`pending-${i}`} aria-hidden className={join("grid", lazy)}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  );
}
