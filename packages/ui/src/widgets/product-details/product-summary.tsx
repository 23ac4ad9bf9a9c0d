"use client";
import { Store } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import { useMessages, catalogueMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Link } from "../../primitives/link/index.js";
import { Price } from "../../primitives/price/index.js";
import { Rating } from "../../primitives/rating/index.js";
import { priceNow } from "../product-card/index.js";
import type { ProductData } from "./product-data.js";

export interface ProductSummaryProps extends Omit<ComponentProps<"div">, "children"> {
  product: Pick<ProductData, "price" | "sale_price" | "on_sale" | "rating" | "ratings_count" | "brand"> & {
    vendor: Pick<ProductData["vendor"], "name">;
  };
  /** The product's name as a heading of the sheet or page. */
  heading: ReactNode;
  /** Link of the store; without it the store is not named. */
  storeHref?: string | undefined;
}

/** Name, price, store, rating and brand of a product. */
export function ProductSummary({ product, heading, storeHref, className, ...rest }: ProductSummaryProps) {
  const { rich } = useMessages();
  const price = priceNow(product);
  const hasFacts = storeHref !== undefined || product.rating > 0 || product.brand !== null;
  return (
    <div data-slot="product-summary" {...rest} className={className}>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        {heading}
        <Price
          amount={price}
          was={price < product.price ? product.price : null}
          className="flex-none justify-end text-[1.25rem] leading-title font-semibold max-compact:flex-col"
        />
      </div>
      {hasFacts && (
        <p data-slot="product-facts" className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          {storeHref !== undefined && (
            <Link href={storeHref} className="relative inline-flex hit-area items-center gap-1.5">
              <Icon of={Store} size="small" />
              <span>{rich(catalogueMessages.soldBy, { name: product.vendor.name })}</span>
            </Link>
          )}
          {product.rating > 0 && <Rating value={product.rating} count={product.ratings_count} />}
          {product.brand && (
            <span className="text-muted">{rich(catalogueMessages.brandOf, { brand: product.brand })}</span>
          )}
        </p>
      )}
    </div>
  );
}
