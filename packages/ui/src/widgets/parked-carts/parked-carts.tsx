"use client";
import { useId, type ComponentProps } from "react";
import { useMessages, cartMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { StoreLogo } from "../../primitives/store-logo/index.js";
import type { PictureSource } from "../../primitives/picture/index.js";

/** A cart that was put aside: whose products, and how many pieces. */
export interface ParkedCartData {
  vendor: { id: string; name: string; logo: PictureSource | null; brand_color: string };
  items_count: number;
}

export interface ParkedCartsProps extends Omit<ComponentProps<"section">, "children"> {
  carts: readonly ParkedCartData[];
  /** Takes a cart up again; the one in use is put aside in its place. */
  onRestore: (vendorId: string) => void;
  /** The vendor whose cart is being taken up. */
  loadingId?: string | null | undefined;
  /** There is a cart in use, which is put aside. */
  cartInUse?: boolean | undefined;
}

/** The carts of other stores, kept for later. Nothing while there is none. */
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
      <h3 id={id} className="text-f3 font-semibold">
        {t(cartMessages.parked)}
      </h3>
      {cartInUse && <p className="text-f2 text-muted">{t(cartMessages.takeUpHelp)}</p>}
      <ul className="mt-2 grid gap-2">
        {carts.map(({ vendor, items_count }) => (
          <li
            key={vendor.id}
            className="flex flex-wrap items-center gap-3 rounded-field border border-border bg-surface p-2.5"
          >
            <StoreLogo name={vendor.name} source={vendor.logo} color={vendor.brand_color} size="small" />
            <p className="min-w-0 flex-1 basis-24">
              <bdi className="block truncate font-medium">{vendor.name}</bdi>
              <span className="block text-f2 text-muted">
                {t(cartMessages.items, { count: items_count })}
              </span>
            </p>
            <Button
              variant="soft"
              size="small"
              loading={loadingId === vendor.id}
              disabled={loadingId !== null && loadingId !== vendor.id}
              aria-label={t(cartMessages.takeUpNamed, { vendor: vendor.name })}
              onClick={() => onRestore(vendor.id)}
            >
              {t(cartMessages.takeUp)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
