"use client";
import { useId, type ComponentProps } from "react";
import { useMessages, cartMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { StoreLogo } from "../../primitives/store-logo/index.js";
import type { PictureSource } from "../../primitives/picture/index.js";

/** A parked cart: its store and number of items. */
export interface ParkedCartData {
  vendor: { id: string; name: string; logo: PictureSource | null; brand_color: string };
  items_count: number;
}

export interface ParkedCartsProps extends Omit<ComponentProps<"section">, "children"> {
  carts: readonly ParkedCartData[];
  /** Restores a cart; the current one is parked instead. */
  onRestore: (vendorId: string) => void;
  /** Id of the vendor whose cart is being restored. */
  loadingId?: string | null | undefined;
  /** Whether there is a current cart that would be parked. */
  cartInUse?: boolean | undefined;
}

/** Parked carts of other stores. Renders nothing if there are none. */
export function ParkedCarts({
  carts,
  onRestore,
  loadingId = null,
  cartInUse = false,
  ...rest
}: ParkedCartsProps) {
  const { t } = useMessages();
  const id = useId();
  if (carts.length === 0) return null;
  return (
    <section data-slot="parked-carts" aria-labelledby={id} {...rest}>
      <h3 id={id} className="text-body font-semibold">
        {t(cartMessages.parked)}
      </h3>
      {cartInUse && <p className="text-small text-muted">{t(cartMessages.restoreHelp)}</p>}
      <ul className="mt-2 grid gap-2">
        {carts.map(({ vendor, items_count }) => (
          <li
            key={vendor.id}
            className="flex flex-wrap items-center gap-3 rounded-field border border-border bg-surface p-2.5"
          >
            <StoreLogo name={vendor.name} source={vendor.logo} color={vendor.brand_color} size="small" />
            <p className="min-w-0 flex-1 basis-24">
              <bdi className="block truncate font-medium">{vendor.name}</bdi>
              <span className="block text-small text-muted">
                {t(cartMessages.items, { count: items_count })}
              </span>
            </p>
            <Button
              variant="soft"
              size="small"
              loading={loadingId === vendor.id}
              disabled={loadingId !== null && loadingId !== vendor.id}
              aria-label={t(cartMessages.restoreNamed, { vendor: vendor.name })}
              onClick={() => onRestore(vendor.id)}
            >
              {t(cartMessages.restore)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
