"use client";
import { ArrowRight } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import { useMessages, cartMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Picture } from "../../primitives/picture/index.js";
import { Price } from "../../primitives/price/index.js";
import { Sheet } from "../../primitives/sheet/index.js";
import { StoreLogo } from "../../primitives/store-logo/index.js";
import { cx } from "../../lib/cx.js";
import type { StoreSummaryData } from "../cart-content/index.js";
import type { ChosenItemData } from "../cart-line/index.js";

/** The vendor of the current cart: the data of the server's `vendor_conflict`. */
export interface VendorConflictData {
  current_vendor: StoreSummaryData;
  items_count: number;
  items: readonly Pick<ChosenItemData, "id" | "name" | "image" | "line_total">[];
}

export interface VendorConflictDialogProps extends Omit<
  ComponentProps<"div">,
  "title" | "role" | "children"
> {
  /** Open while there is a conflict. */
  conflict: VendorConflictData | null;
  /** Vendor of the product to add. */
  newStore: StoreSummaryData;
  /** Name of the product to add. */
  productName?: string | undefined;
  onClearAndAdd: () => void;
  /** Keeps the cart unchanged; also Esc, the scrim and a drag. */
  onCancel: () => void;
  /** Keeps both carts (REQ-CART-20). Without it the option is not shown. */
  onKeepBoth?: (() => void) | undefined;
  /** Action that is running. */
  loadingAction?: "keep" | "clear" | null | undefined;
  /** Title; the specification's question by default. */
  title?: string | undefined;
}

/**
 * Asked when a product of another vendor is added: shows the vendor and products of the current cart. A sheet on
 * phones. The cart stays unchanged without an answer.
 */
export function VendorConflictDialog({
  conflict,
  newStore,
  productName,
  onClearAndAdd,
  onCancel,
  onKeepBoth,
  loadingAction = null,
  title,
  ...rest
}: VendorConflictDialogProps) {
  const { t, rich } = useMessages();
  const current = conflict?.current_vendor;
  return (
    <Sheet
      {...rest}
      open={conflict !== null}
      onOpenChange={(open) => !open && onCancel()}
      role="alertdialog"
      center
      closeButton={false}
      title={title ?? t(cartMessages.conflictTitle)}
      lead={
        current && (
          <div data-slot="conflict-stores" className="flex items-center">
            <StoreLogo name={current.name} source={current.logo} color={current.brand_color} size="large" />
            <span className="z-1 -mx-2.5 grid size-10 place-items-center rounded-[50%] bg-bg shadow-search">
              <Icon of={ArrowRight} flip />
            </span>
            <StoreLogo
              name={newStore.name}
              source={newStore.logo}
              color={newStore.brand_color}
              size="large"
            />
          </div>
        )
      }
      description={
        conflict && (
          <>
            {rich(cartMessages.conflictText, {
              count: conflict.items_count,
              vendor: <strong className="font-semibold text-text">{conflict.current_vendor.name}</strong>,
            })}{" "}
            {productName !== undefined &&
              rich(onKeepBoth ? cartMessages.conflictKeeping : cartMessages.conflictAdding, {
                product: productName,
                vendor: newStore.name,
              })}
          </>
        )
      }
      footer={
        <>
          {onKeepBoth && (
            <Button
              wide
              onClick={onKeepBoth}
              loading={loadingAction === "keep"}
              disabled={loadingAction === "clear"}
            >
              {t(cartMessages.keepBoth)}
            </Button>
          )}
          <Button
            variant="outline"
            wide
            onClick={onClearAndAdd}
            loading={loadingAction === "clear"}
            disabled={loadingAction === "keep"}
          >
            {t(cartMessages.clearAndAdd)}
          </Button>
          <Button variant="text" wide onClick={onCancel}>
            {t(cartMessages.cancel)}
          </Button>
        </>
      }
    >
      {conflict && conflict.items.length > 0 && (
        <div data-slot="conflict-cart" className="flex items-center gap-3 rounded-field bg-sunken p-2.5">
          <span className="flex flex-none" aria-hidden>
            {conflict.items.slice(0, 3).map((item, i) => (
              <Picture
                key={item.id}
                source={item.image}
                alt=""
                ratio="fill"
                fallback={item.name}
                sizes="48px"
                className={cx("size-12! rounded-button-small border-3 border-sunken", i > 0 && "-ms-4")}
              />
            ))}
          </span>
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold">
              <bdi>{conflict.current_vendor.name}</bdi>
            </p>
            <p className="text-small text-muted">
              <bdi>{t(cartMessages.items, { count: conflict.items_count })}</bdi>
              <span className="dotted">
                <Price
                  amount={conflict.items.reduce((sum, item) => sum + item.line_total, 0)}
                  decimals="always"
                />
              </span>
            </p>
          </div>
        </div>
      )}
    </Sheet>
  );
}
