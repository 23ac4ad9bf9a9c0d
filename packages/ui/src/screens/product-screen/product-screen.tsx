"use client";
import { useMessages, catalogueMessages, commonMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { ErrorState } from "../../primitives/error-state/index.js";
import { cx } from "../../lib/cx.js";
import { ProductPage } from "./product-page.js";
import { ProductPageSkeleton } from "./product-page-skeleton.js";
import type { ProductScreenProps } from "./product-screen-props.js";

/**
 * One product on a page of its own, for shared links and search engines (REQ-ROUTE-45). Like the product sheet on phones; on desktop the picture stays
 * beside the choices.
 */
export function ProductScreen({
  status,
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
  more,
  productHref,
  storeHref,
  backHref,
  onRetry,
  className,
  ...rest
}: ProductScreenProps) {
  const { t } = useMessages();
  return (
    <div
      data-slot="product-screen"
      data-phone-header="own"
      data-phone-bar="own"
      {...rest}
      className={cx("relative flex-1 pb-2 desktop:pb-16", className)}
    >
      {status === "loading" ? (
        <ProductPageSkeleton backHref={backHref} />
      ) : status === "failed" || !product ? (
        <ErrorState
          level={1}
          text={t(catalogueMessages.productFailed)}
          onRetry={onRetry}
          more={
            <Button href={backHref} variant="text" size="small">
              {t(commonMessages.back)}
            </Button>
          }
          className="min-h-[70svh]"
        />
      ) : (
        <ProductPage
          {...{ product, onAdd, loading, family, initial, edit, inCart, onLimit }}
          {...{ store, onShare, favourite, more, productHref, storeHref, backHref }}
        />
      )}
    </div>
  );
}
