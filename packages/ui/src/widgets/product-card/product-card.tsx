"use client";
import { cva } from "class-variance-authority";
import { memo, type ComponentProps } from "react";
import { useLocale } from "../../locale/index.js";
import { Link } from "../../primitives/link/index.js";
import { Picture } from "../../primitives/picture/index.js";
import { Price } from "../../primitives/price/index.js";
import { cx } from "../../lib/cx.js";
import { FavouriteButton } from "../favourite-button/index.js";
import { AddStepper } from "../quantity-stepper/index.js";
import { type ProductCardData, priceNow, type ProductCardLayout } from "./product-card-data.js";
import { productFact } from "./product-fact.js";

const uprightPicture = "z-1 aspect-square w-full";
const productCardClass = cva(
  // Explicit color: inside content-visibility, an inherited color is not updated on a theme change.
  "group/card relative isolate flex text-text",
  {
    variants: {
      layout: {
        menu: "min-w-0 gap-4 border-b border-border py-4 desktop:min-h-43.5 huge:min-h-48.5 desktop:rounded-picture desktop:border desktop:bg-surface desktop:p-4 desktop:hover:border-control",
        tile: "flex-col gap-2.5 w-40 desktop:w-full",
        grid: "flex-col gap-2.5 w-full",
      } satisfies Record<ProductCardLayout, string>,
    },
  },
);
// In vertical layouts the picture precedes the name, whose link covers the card: its buttons must be above that link.
const pictureClass = cva("pointer-events-none relative flex-none", {
  variants: {
    layout: {
      // Narrower where large text needs the width. No container query: each card would be styled within its layout.
      menu: "size-29 max-w-[calc(100%-9rem)] min-w-20 desktop:size-35 huge:size-40",
      tile: uprightPicture,
      grid: uprightPicture,
    } satisfies Record<ProductCardLayout, string>,
  },
});
const stepperClass = cva("pointer-events-auto absolute -bottom-2", {
  variants: {
    layout: { menu: "-end-1.5", tile: "end-1.5", grid: "end-1.5" } satisfies Record<
      ProductCardLayout,
      string
    >,
  },
});
const favouriteClass = cva("", {
  variants: {
    layout: { menu: "size-9", tile: "", grid: "" } satisfies Record<ProductCardLayout, string>,
  },
});
const footClass = cva("mt-auto flex flex-wrap items-center gap-2", {
  variants: {
    layout: { menu: "", tile: "pt-1", grid: "pt-1" } satisfies Record<ProductCardLayout, string>,
  },
});

export interface ProductCardProps<P extends ProductCardData = ProductCardData> extends Omit<
  ComponentProps<"article">,
  "children"
> {
  product: P;
  /** URL of the product sheet. */
  href: string;
  /**
   * `menu`: a row on phones, a card in two columns on desktop. `tile`: vertical, for rails. `grid`: vertical, as wide
   * as its column.
   */
  layout?: ProductCardLayout | undefined;
  /** Quantity in the cart. */
  quantity?: number | undefined;
  /**
   * Called with the requested quantity. If it returns a promise, the quantity is shown until that settles. Without it
   * there is no add button: the store is closed or dine-in only. A product with add-ons is added in its sheet and only
   * reduced here; so is one of a closed store in a list of several.
   */
  onQuantityChange?: ((product: P, quantity: number) => Promise<unknown> | void) | undefined;
  /** Called when plus is clicked at the stock limit. */
  onLimit?: ((product: P) => void) | undefined;
  /** Whether a change of its quantity is pending. */
  loading?: boolean | undefined;
  /** Favourite state. Without it there is no favourite button. */
  favourite?: { saved: boolean; onToggle: (saved: boolean) => void } | undefined;
  eager?: boolean | undefined;
  level?: 3 | 4 | undefined;
}

/** A product: name, ingredients, price, picture and add button. */
function ProductCardView<P extends ProductCardData>({
  product,
  href,
  layout = "menu",
  quantity = 0,
  onQuantityChange,
  onLimit,
  loading = false,
  favourite,
  eager,
  level = 3,
  className,
  ...rest
}: ProductCardProps<P>) {
  const locale = useLocale();
  const Heading = `h${level}` as const;
  const tile = layout !== "menu";
  const out = !product.in_stock;
  const price = priceNow(product);
  const picture = (
    <div data-slot="product-picture" className={pictureClass({ layout })}>
      <Picture
        source={product.image}
        alt=""
        ratio="fill"
        fallback={product.name}
        sizes={
          !tile
            ? "(min-width: 1600px) 160px, (min-width: 900px) 140px, 116px"
            : layout === "tile"
              ? "(min-width: 900px) 320px, 160px"
              : "(min-width: 900px) 400px, 50vw"
        }
        eager={eager}
        fade={tile ? undefined : false}
        dimmed={out ? "sold-out" : undefined}
        className="rounded-picture"
      />
      {onQuantityChange && !out && (product.vendor_is_open !== false || quantity > 0) && (
        <AddStepper
          name={product.name}
          value={quantity}
          max={product.max_quantity}
          loading={loading}
          chooseHref={product.has_addons ? href : undefined}
          onValueChange={(quantity) => onQuantityChange(product, quantity)}
          onLimit={() => onLimit?.(product)}
          className={stepperClass({ layout })}
        />
      )}
      {favourite && (
        <span className="pointer-events-auto absolute end-2 top-2">
          <FavouriteButton
            name={product.name}
            size="small"
            className={favouriteClass({ layout })}
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
      className={productCardClass({ layout, className })}
    >
      {tile && picture}
      <div className="flex min-w-0 flex-1 flex-col">
        <Heading
          data-slot="product-name"
          className={cx("text-[min(var(--ui-text-body),9vw)] font-semibold", out && "text-faint")}
        >
          <Link
            href={href}
            variant="plain"
            className="after:absolute after:inset-0 after:rounded-picture focus-visible:outline-none focus-visible:after:outline-[3px] focus-visible:after:-outline-offset-[3px] focus-visible:after:outline-focus"
          >
            <bdi className="whitespace-normal">{product.name}</bdi>
          </Link>
        </Heading>
        {product.vendor_name !== undefined && (
          <p data-slot="product-vendor" className="truncate text-small text-muted">
            <bdi>{product.vendor_name}</bdi>
          </p>
        )}
        {!tile && product.description && (
          <p data-slot="product-description" className="mt-0.5 mb-2 line-clamp-2 text-small text-muted">
            {product.description}
          </p>
        )}
        <div className={footClass({ layout })}>
          <Price
            amount={price}
            was={price < product.price ? product.price : null}
            className={cx("font-medium", out && "text-faint")}
          />
          {productFact(product, quantity, locale)}
        </div>
      </div>
      {!tile && picture}
    </article>
  );
}

/** A product: name, ingredients, price, picture and add button. Memoized. */
export const ProductCard = memo(ProductCardView) as typeof ProductCardView;
