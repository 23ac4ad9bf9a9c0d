"use client";
import { ArrowLeft, Store } from "lucide-react";
import { useRef } from "react";
import { useMessages, catalogueMessages, commonMessages } from "../../locale/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Link } from "../../primitives/link/index.js";
import { Price } from "../../primitives/price/index.js";
import { Rail } from "../../primitives/rail/index.js";
import { Rating } from "../../primitives/rating/index.js";
import { cx } from "../../lib/cx.js";
import { FavouriteButton } from "../../widgets/favourite-button/index.js";
import { ProductCard, priceNow } from "../../widgets/product-card/index.js";
import {
  focusMissing,
  orderability,
  ProductActions,
  ProductDetails,
  useProductChoice,
} from "../../widgets/product-details/index.js";
import { ShareButton } from "../../widgets/share-button/index.js";
import type { ProductPageData, ProductScreenProps } from "./product-screen-props.js";
import { Gallery } from "./product-gallery.js";
import { frame, photo, paper } from "./product-page-layout.js";

/** A loaded product page. */
export function ProductPage({
  product,
  onAdd,
  loading = false,
  initial,
  inCart = 0,
  onLimit,
  share,
  favourite,
  more = [],
  productHref,
  storeHref,
  backHref,
}: Omit<ProductScreenProps, "status" | "onRetry" | "product"> & { product: ProductPageData }) {
  const { t, rich } = useMessages();
  const root = useRef<HTMLDivElement>(null);
  const { quantity, chosen, note, submitted, change, missing, total, choice } = useProductChoice(
    product,
    initial,
    product.id,
  );
  const { maxAddable, orderable } = orderability(product, inCart);
  const price = priceNow(product);
  const add = () => {
    const first = missing[0];
    if (!first) return onAdd(choice, product);
    change({ submitted: true });
    focusMissing(root.current, first.id);
  };
  return (
    <>
      <div ref={root} className={frame}>
        <div className={cx(photo, "desktop:sticky desktop:top-26")}>
          <Gallery product={product} />
          <div className="absolute inset-x-3.5 top-3.5 flex justify-between gap-2">
            <IconButton
              href={backHref}
              icon={ArrowLeft}
              flip
              variant="glass"
              aria-label={t(commonMessages.back)}
            />
            <span className="flex gap-2">
              {share && <ShareButton name={product.name} {...share} />}
              {favourite && <FavouriteButton name={product.name} {...favourite} />}
            </span>
          </div>
        </div>
        <div className={paper}>
          <div className="flex items-start justify-between gap-4">
            <h1
              tabIndex={-1}
              data-slot="page-title"
              className="min-w-0 text-f5 heading outline-none desktop:text-[2.125rem] desktop:leading-[1.3]"
            >
              <bdi className="whitespace-normal">{product.name}</bdi>
            </h1>
            <Price
              amount={price}
              was={price < product.price ? product.price : null}
              className="flex-none justify-end text-[1.25rem] leading-f5 font-semibold max-compact:flex-col desktop:mt-1.5"
            />
          </div>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-f2">
            <Link
              href={storeHref(product.vendor.id)}
              className="relative inline-flex hit-area items-center gap-1.5"
            >
              <Icon of={Store} size="small" />
              <span>{rich(catalogueMessages.soldBy, { name: product.vendor.name })}</span>
            </Link>
            {product.rating > 0 && <Rating value={product.rating} count={product.ratings_count} />}
            {product.brand && (
              <span className="text-muted">{rich(catalogueMessages.brandOf, { brand: product.brand })}</span>
            )}
          </p>
          <ProductDetails
            product={product}
            inCart={inCart}
            state={{ quantity, chosen, note, submitted }}
            onValueChange={change}
          />
          {orderable && (
            <div
              data-slot="product-bar"
              className="max-desktop:fixed max-desktop:inset-x-0 max-desktop:bottom-0 max-desktop:z-bar max-desktop:border-t max-desktop:border-border max-desktop:bg-bar max-desktop:px-gutter max-desktop:pt-3 max-desktop:pb-[calc(1.25rem+env(safe-area-inset-bottom))] desktop:sticky desktop:bottom-0 desktop:mt-4 desktop:bg-bg desktop:py-4"
            >
              <ProductActions
                name={product.name}
                quantity={quantity}
                onQuantityChange={(next) => change({ quantity: next })}
                maxAddable={maxAddable}
                onLimit={onLimit}
                total={total}
                onAdd={add}
                loading={loading}
              />
            </div>
          )}
        </div>
      </div>
      {more.length > 0 && (
        <div className="page wrap-anywhere pt-2 pb-6 desktop:pt-12">
          <Rail
            title={t(catalogueMessages.alsoLiked, { name: product.vendor.name })}
            seeAllHref={storeHref(product.vendor.id)}
            columns={6}
          >
            {more.map((other) => (
              <ProductCard key={other.id} product={other} href={productHref(other)} layout="tile" />
            ))}
          </Rail>
        </div>
      )}
      {/* Space covered by the sticky bar on phones. */}
      {orderable && <div aria-hidden className="h-24 desktop:hidden" />}
    </>
  );
}
