"use client";
import { cva } from "class-variance-authority";
import { RotateCcw } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import { useFormat, useMessages, catalogueMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Link } from "../../primitives/link/index.js";
import type { PictureSource } from "../../primitives/picture/index.js";
import { StoreLogo } from "../../primitives/store-logo/index.js";
import { ItemPictures } from "../order-items/index.js";

/** An order with the data for reordering it. Money in minor units, times ISO-8601. */
export interface ReorderData {
  id: string;
  vendor: { name: string; logo: PictureSource | null; brand_color: string };
  items_count: number;
  order_total: number;
  images: readonly PictureSource[];
  created_at: string;
}

export const reorderCardLayouts = ["card", "row"] as const;
export type ReorderCardLayout = (typeof reorderCardLayouts)[number];

export interface ReorderCardProps extends Omit<ComponentProps<"article">, "children"> {
  order: ReorderData;
  /** `card`: in a rail. `row`: on one line without pictures, as wide as it needs in its container; it says itself what it is for. */
  layout?: ReorderCardLayout | undefined;
  /** URL of the order's details. */
  href: string;
  /** Adds its products to the cart again. */
  onReorder: () => void;
  loading?: boolean | undefined;
}

const reorderCardClass = cva("relative rounded-picture border border-border bg-surface", {
  variants: {
    layout: {
      card: "grid w-70 max-w-[calc(100vw-3.5rem)] grid-cols-[minmax(0,1fr)] gap-3 p-4 desktop:w-full desktop:max-w-none",
      row: "flex w-fit max-w-full items-center gap-3 py-2 ps-3 pe-2",
    } satisfies Record<ReorderCardLayout, string>,
  },
});

/** Previous order: store, products, total and a reorder button. */
export function ReorderCard({
  order,
  layout = "card",
  href,
  onReorder,
  loading = false,
  className,
  ...rest
}: ReorderCardProps) {
  const { t, rich } = useMessages();
  const { date, money } = useFormat();
  const { vendor } = order;
  const row = layout === "row";
  const button = {
    loading,
    onClick: onReorder,
    // Contains the visible text, by which voice control finds the button.
    "aria-label": [
      t(catalogueMessages.reorderFrom, { name: vendor.name }),
      ...(row ? [money(order.order_total)] : []),
    ].join(", "),
  };
  return (
    <article
      data-slot="reorder-card"
      data-layout={layout}
      {...rest}
      className={reorderCardClass({ layout, className })}
    >
      <div className="flex min-w-0 flex-1 items-center gap-3">
        <StoreLogo name={vendor.name} source={vendor.logo} color={vendor.brand_color} size="small" />
        <div className="min-w-0 flex-1">
          {row && <p className="truncate text-caption text-muted">{t(catalogueMessages.reorder)}</p>}
          <h3 className="truncate text-body font-semibold">
            <Link
              href={href}
              variant="plain"
              className="after:absolute after:inset-0 after:rounded-picture focus-visible:outline-none focus-visible:after:outline-[3px] focus-visible:after:-outline-offset-[3px] focus-visible:after:outline-focus"
            >
              <bdi>{vendor.name}</bdi>
            </Link>
          </h3>
          {!row && (
            <p className="truncate text-small text-muted">
              <span className="max-desktop:hidden">{`${date(order.created_at)} · `}</span>
              {rich(catalogueMessages.itemsOf, { count: order.items_count })}
              <bdi className="dotted" translate="no">
                {money(order.order_total)}
              </bdi>
            </p>
          )}
        </div>
      </div>
      {row ? (
        <Button variant="soft" size="small" {...button} className="relative">
          <bdi translate="no">{money(order.order_total)}</bdi>
          <Icon of={RotateCcw} size="small" />
        </Button>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          {order.images.length > 0 && (
            <ItemPictures pictures={order.images.slice(0, 2)} fallback={vendor.name} />
          )}
          <Button
            variant="soft"
            size="small"
            {...button}
            icon={<Icon of={RotateCcw} size="small" />}
            className="relative flex-words"
          >
            {t(catalogueMessages.reorder)}
          </Button>
        </div>
      )}
    </article>
  );
}
