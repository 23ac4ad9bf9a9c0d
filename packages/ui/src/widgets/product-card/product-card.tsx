"use client";
import { memo, type ComponentProps, type ReactNode } from "react";
import { useFormat, useMessages, catalogueMessages } from "../../locale/index.js";
import { Link } from "../../primitives/link/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";
import { Price } from "../../primitives/price/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { join } from "../../theme/join.js";
import { FavouriteButton } from "../favourite-button/index.js";
import { AddStepper } from "../quantity-stepper/index.js";

/** A product as a menu tells it. Money in dirhams. */
export interface ProductCardData {
  id: string;
  vendor_id: string;
  /** Whose it is, where products of several stores stand together. */
  vendor_name?: string | undefined;
  name: string;
  description: string;
  price: number;
  /** The price that is paid while on sale. */
  sale_price: number | null;
  on_sale: boolean;
  in_stock: boolean;
  /** Told when 5 or fewer are left. */
  stock_left: number | null;
  /** The most one order may hold. */
  max_quantity: number;
  image: PictureSource | null;
  has_addons: boolean;
}

/** What one of it costs now, without add-ons, in dirhams. */
export function priceNow(product: Pick<ProductCardData, "price" | "sale_price" | "on_sale">): number {
  return product.on_sale && product.sale_price !== null ? product.sale_price : product.price;
}

export const productCardLayouts = ["menu", "tile", "grid"] as const;
export type ProductCardLayout = (typeof productCardLayouts)[number];

export interface ProductCardProps<P extends ProductCardData = ProductCardData> extends Omit<
  ComponentProps<"article">,
  "children"
> {
  product: P;
  /** The product's sheet. */
  href: string;
  /** `menu`: a row on phones, a card in two columns on desktop. `tile`: upright, for rails. `grid`: upright, as wide as its column. */
  layout?: ProductCardLayout | undefined;
  /** How many are in the cart. */
  quantity?: number | undefined;
  /**
   * The quantity wanted. Without it there is no add button: the store is closed or for dining in. A product with
   * add-ons is added in its sheet; only taking away comes through here.
   */
  onQuantityChange?: ((product: P, quantity: number) => void) | undefined;
  /** Plus was pressed at the stock limit. */
  onLimit?: ((product: P) => void) | undefined;
  /** A change of its quantity is on its way. */
  busy?: boolean | undefined;
  /** Whether the customer keeps it; without it there is no heart. */
  favourite?: { saved: boolean; onToggle: (saved: boolean) => void } | undefined;
  eager?: boolean | undefined;
  level?: 3 | 4 | undefined;
}

/** The one thing to know about its stock or its price. */
function Fact({ product, quantity }: { product: ProductCardData; quantity: number }): ReactNode {
  const { t } = useMessages();
  const { percent } = useFormat();
  if (!product.in_stock) return <Badge>{t(catalogueMessages.soldOut)}</Badge>;
  if (quantity > 0 && quantity >= product.max_quantity)
    return <Badge tone="warn">{t(catalogueMessages.allWeHave)}</Badge>;
  if (product.stock_left !== null && product.stock_left > 0)
    return <Badge tone="warn">{t(catalogueMessages.onlyLeft, { count: product.stock_left })}</Badge>;
  const now = priceNow(product);
  if (now < product.price)
    return (
      <Badge tone="accent-soft">
        {t(catalogueMessages.percentOff, { percent: percent(Math.round((1 - now / product.price) * 100)) })}
      </Badge>
    );
  return null;
}

/** A product on a menu: name, what is in it, price, picture, and the way into the cart. */
function ProductCardView<P extends ProductCardData>({
  product,
  href,
  layout = "menu",
  quantity = 0,
  onQuantityChange,
  onLimit,
  busy = false,
  favourite,
  eager,
  level = 3,
  className,
  ...rest
}: ProductCardProps<P>) {
  const Heading = `h${level}` as const;
  const tile = layout !== "menu";
  const out = !product.in_stock;
  const price = priceNow(product);
  const picture = (
    <div
      data-slot="product-picture"
      // Upright it comes before the name, whose link lies over the whole card: its buttons have to lie above that.
      className={join(
        "pointer-events-none relative flex-none",
        tile ? "z-1 aspect-square w-full" : "size-29",
      )}
    >
      <Picture
        source={product.image}
        alt=""
        ratio="fill"
        fallback={product.name}
        sizes={
          !tile
            ? "116px"
            : layout === "tile"
              ? "(min-width: 900px) 240px, 160px"
              : "(min-width: 900px) 300px, 50vw"
        }
        eager={eager}
        fade={tile ? undefined : false}
        dimmed={out ? "sold-out" : undefined}
        className="rounded-picture"
      />
      {onQuantityChange && !out && (
        <AddStepper
          name={product.name}
          value={quantity}
          max={product.max_quantity}
          busy={busy}
          chooseHref={product.has_addons && quantity < product.max_quantity ? href : undefined}
          onChange={(wanted) => onQuantityChange(product, wanted)}
          onLimit={() => onLimit?.(product)}
          className={join("pointer-events-auto absolute", tile ? "end-1.5 -bottom-2" : "-end-1.5 -bottom-2")}
        />
      )}
      {favourite && (
        <span className="pointer-events-auto absolute end-2 top-2">
          <FavouriteButton
            name={product.name}
            size="small"
            className={tile ? undefined : "size-9"}
            {...favourite}
          />
        </span>
      )}
    </div>
  );
  return (
    <article
      data-slot="product-card"
      data-layout={layout}
      data-state={out ? "sold-out" : "available"}
      {...rest}
      className={join(
        // Its own colour, not an inherited one: inside content-visibility that would stay the old theme's until it is drawn.
        "group/card relative isolate flex text-text",
        tile
          ? join("flex-col gap-2.5", layout === "tile" ? "w-40 desktop:w-full" : "w-full")
          : "gap-4 border-b border-border py-4 desktop:min-h-37 desktop:rounded-picture desktop:border desktop:bg-surface desktop:p-4 desktop:transition-colors desktop:hover:border-control",
        className,
      )}
    >
      {tile && picture}
      <div className="flex min-w-0 flex-1 flex-col">
        <Heading data-slot="product-name" className={join("text-f3 font-semibold", out && "text-faint")}>
          <Link
            href={href}
            variant="plain"
            className="after:absolute after:inset-0 after:rounded-picture focus-visible:outline-none focus-visible:after:outline-[3px] focus-visible:after:-outline-offset-[3px] focus-visible:after:outline-focus"
          >
            <bdi className="whitespace-normal">{product.name}</bdi>
          </Link>
        </Heading>
        {product.vendor_name !== undefined && (
          <p data-slot="product-vendor" className="truncate text-f2 text-muted">
            <bdi>{product.vendor_name}</bdi>
          </p>
        )}
        {!tile && product.description && (
          <p data-slot="product-description" className="mt-0.5 mb-2 line-clamp-2 text-f2 text-muted">
            {product.description}
          </p>
        )}
        <div className={join("mt-auto flex flex-wrap items-center gap-2", tile && "pt-1")}>
          <Price
            amount={price}
            was={price < product.price ? product.price : null}
            className={join("font-medium", out && "text-faint")}
          />
          <Fact product={product} quantity={quantity} />
        </div>
      </div>
      {!tile && picture}
    </article>
  );
}

export const ProductCard = memo(ProductCardView) as typeof ProductCardView;

/** The place of a `ProductCard` that is on its way. Belongs into a `SkeletonGroup`. */
export function ProductCardSkeleton({
  layout = "menu",
  className,
  ...rest
}: Omit<ComponentProps<"div">, "children"> & { layout?: ProductCardLayout | undefined }) {
  if (layout !== "menu")
    return (
      <div
        data-slot="product-card-skeleton"
        {...rest}
        className={join(layout === "tile" ? "w-40 desktop:w-full" : "w-full", className)}
      >
        <Skeleton shape="box" className="aspect-square w-full" />
        <Skeleton className="mt-3.5 h-4 w-28" />
        <Skeleton className="mt-3 h-3 w-16" />
      </div>
    );
  return (
    <div
      data-slot="product-card-skeleton"
      {...rest}
      className={join(
        "flex gap-4 border-b border-border py-4 desktop:rounded-picture desktop:border desktop:bg-surface desktop:p-4",
        className,
      )}
    >
      <div className="flex-1">
        <Skeleton className="mt-1 h-4 w-37" />
        <Skeleton className="mt-3 h-3 w-11/12" />
        <Skeleton className="mt-2 h-3 w-2/3" />
        <Skeleton className="mt-5 w-16" />
      </div>
      <Skeleton shape="box" className="size-29" />
    </div>
  );
}
