"use client";
import { ArrowLeft, Share2 } from "../../primitives/icon/icon-nodes.js";
import { useRef } from "react";
import { useMessages, catalogueMessages, commonMessages } from "../../locale/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { Rail } from "../../primitives/rail/index.js";
import { cx } from "../../lib/cx.js";
import { FavouriteButton } from "../../widgets/favourite-button/index.js";
import { ProductCard } from "../../widgets/product-card/index.js";
import {
  ProductDetails,
  ProductGallery,
  ProductOrderBar,
  ProductSummary,
  useProductOrder,
  type ProductData,
} from "../../widgets/product-details/index.js";
import { StoreCard } from "../../widgets/store-card/index.js";
import type { ProductScreenProps } from "./product-screen-props.js";
import { frameClass, photoClass, paperClass } from "./product-page-layout.js";

/** A loaded product page. */
export function ProductPage({
  product,
  onAdd,
  loading,
  family,
  initial,
  edit,
  inCart,
  onLimit,
  store,
  onShare,
  favourite,
  more = [],
  productHref,
  storeHref,
  backHref,
}: Omit<ProductScreenProps, "status" | "onRetry" | "product"> & { product: ProductData }) {
  const { t } = useMessages();
  const choices = useRef<HTMLDivElement>(null);
  const order = useProductOrder(product, choices, { initial, inCart }, product.id);
  return (
    <>
      <div ref={choices} className={frameClass}>
        <div className={cx(photoClass, "desktop:sticky desktop:top-26")}>
          <ProductGallery product={product} sizes="(min-width: 900px) 760px, 100vw" />
          <div className="absolute inset-x-3.5 top-3.5 flex justify-between gap-2">
            <IconButton
              href={backHref}
              icon={ArrowLeft}
              flip
              variant="glass"
              aria-label={t(commonMessages.back)}
            />
            <span className="flex gap-2">
              {onShare && (
                <IconButton
                  icon={Share2}
                  flip
                  variant="glass"
                  aria-label={t(catalogueMessages.share, { name: product.name })}
                  onClick={onShare}
                />
              )}
              {favourite && <FavouriteButton name={product.name} {...favourite} />}
            </span>
          </div>
        </div>
        <div className={paperClass}>
          <ProductSummary
            product={product}
            storeHref={storeHref(product.vendor.id)}
            heading={
              <h1
                tabIndex={-1}
                data-slot="page-title"
                className="min-w-0 text-title heading outline-none desktop:text-[2.125rem] desktop:leading-[1.3]"
              >
                <bdi className="whitespace-normal">{product.name}</bdi>
              </h1>
            }
          />
          <ProductDetails
            level={2}
            product={product}
            inCart={order.inCart}
            state={order.state}
            onValueChange={order.onChoiceChange}
          />
          {order.orderable && (
            <ProductOrderBar
              data-slot="product-bar"
              data-keep-clear
              product={product}
              order={order}
              {...{ onAdd, loading, family, edit, onLimit }}
              className="max-desktop:fixed max-desktop:inset-x-0 max-desktop:bottom-0 max-desktop:z-bar max-desktop:border-t max-desktop:border-border max-desktop:bg-bar max-desktop:px-gutter max-desktop:pt-3 max-desktop:pb-[calc(1.25rem+env(safe-area-inset-bottom))] desktop:sticky desktop:bottom-(--ui-floating) desktop:mt-4 desktop:bg-bg desktop:py-4 print:hidden"
            />
          )}
          {store && (
            <div className="mt-6 border-t border-border">
              <StoreCard store={store} href={storeHref(store.id)} layout="row" level={2} />
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
      {order.orderable && <div aria-hidden className="h-24 desktop:hidden" />}
    </>
  );
}
