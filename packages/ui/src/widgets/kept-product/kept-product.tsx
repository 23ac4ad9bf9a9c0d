"use client";
import type { ComponentProps } from "react";
import { authMessages, useMessages } from "../../locale/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";
import { Skeleton, SkeletonGroup } from "../../primitives/skeleton/index.js";
import { cx } from "../../lib/cx.js";

/** A product that waits for the sign-in. */
export interface KeptProductData {
  name: string;
  image: PictureSource | null;
}

export interface KeptProductProps extends Omit<ComponentProps<"div">, "children"> {
  /** Undefined while it loads: the space is reserved. */
  product: KeptProductData | undefined;
}

/** The product that a guest added before signing in: it is kept, and goes into the cart afterwards (REQ-AUTH-48). */
export function KeptProduct({ product, className, ...rest }: KeptProductProps) {
  const { t, rich } = useMessages();
  return (
    <div
      data-slot="kept-product"
      {...rest}
      className={cx("mb-5 flex min-h-16 items-center gap-3 rounded-field bg-sunken p-2.5", className)}
    >
      {product === undefined ? (
        <SkeletonGroup className="flex flex-1 items-center gap-3">
          <Skeleton className="size-11 rounded-button-small" />
          <Skeleton className="h-4 w-48 max-w-[60%]" />
        </SkeletonGroup>
      ) : (
        <>
          <Picture
            source={product.image}
            alt=""
            ratio="fill"
            fallback={product.name}
            sizes="44px"
            className="size-11! flex-none rounded-button-small"
          />
          <p className="min-w-0 text-small text-muted">
            <span className="block font-semibold wrap-anywhere text-text">
              {rich(authMessages.kept, { name: product.name })}
            </span>
            <span>{t(authMessages.keptText)}</span>
          </p>
        </>
      )}
    </div>
  );
}
