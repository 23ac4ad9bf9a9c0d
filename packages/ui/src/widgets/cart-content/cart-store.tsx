"use client";
import type { ComponentProps } from "react";
import { useFormat, useMessages, cartMessages } from "../../locale/index.js";
import { Link } from "../../primitives/link/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { StoreLogo } from "../../primitives/store-logo/index.js";
import { cx } from "../../lib/cx.js";
import type { CartStoreData } from "./cart-data.js";

/** The store of the cart, with a link to add more. */
export function CartStore({
  store,
  storeHref,
  onNavigate,
  className,
  ...rest
}: Omit<ComponentProps<"div">, "children"> & {
  store: CartStoreData;
  storeHref: (storeId: string) => string;
  onNavigate?: (() => void) | undefined;
}) {
  const { t } = useMessages();
  const { minutes } = useFormat();
  return (
    <div data-slot="cart-store" {...rest} className={cx("flex flex-wrap items-center gap-x-3", className)}>
      <StoreLogo name={store.name} source={store.logo} color={store.brand_color} size="small" />
      <div className="min-w-[min(100%-4rem,7rem)] flex-1">
        <p className="truncate font-semibold">
          <bdi>{store.name}</bdi>
        </p>
        <p className="text-small text-muted">
          <bdi>{minutes([store.delivery_time.min, store.delivery_time.max])}</bdi>
        </p>
      </div>
      <Link
        href={storeHref(store.id)}
        onClick={onNavigate}
        className="relative flex-none hit-area text-small"
      >
        {t(cartMessages.addMore)}
      </Link>
    </div>
  );
}

/** Placeholder of a `CartStore`. */
export function CartStoreSkeleton({ className, ...rest }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div
      data-slot="cart-store-skeleton"
      aria-hidden
      {...rest}
      className={cx("flex items-center gap-3", className)}
    >
      <Skeleton shape="box" className="size-11" />
      <Skeleton className="h-4 w-32" />
    </div>
  );
}
