"use client";
import type { ComponentProps } from "react";
import { useMessages, ordersMessages, commonMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Sheet } from "../../primitives/sheet/index.js";

/** A difference between an order and its reorder. */
export interface ReorderChangeData {
  product_id: string;
  name: string;
  /** Unavailable, a changed price, or a reduced quantity. */
  kind: "removed" | "price" | "limit";
}

export interface ReorderChangesDialogProps extends Omit<
  ComponentProps<"div">,
  "title" | "role" | "children"
> {
  changes: readonly ReorderChangeData[];
  onClose: () => void;
  /** Opens the cart. */
  onOpenCart: () => void;
}

const changeMessages = {
  removed: ordersMessages.changeRemoved,
  price: ordersMessages.changePrice,
  limit: ordersMessages.changeLimit,
} as const;

/** Lists what changed when an order was added to the cart again. */
export function ReorderChangesDialog({ changes, onClose, onOpenCart, ...rest }: ReorderChangesDialogProps) {
  const { t } = useMessages();
  return (
    <Sheet
      {...rest}
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(ordersMessages.reorderChanged)}
      description={t(ordersMessages.reorderChangedText)}
      footer={
        <>
          <Button wide onClick={onOpenCart}>
            {t(ordersMessages.toCart)}
          </Button>
          <Button wide variant="text" onClick={onClose}>
            {t(commonMessages.close)}
          </Button>
        </>
      }
    >
      <ul data-slot="reorder-changes" className="divide-y divide-border border-y border-border">
        {changes.map(({ product_id, name, kind }) => (
          <li key={`${product_id} ${kind}`} className="py-3">
            <bdi className="block font-medium whitespace-normal">{name}</bdi>
            <span className="text-small text-muted">{t(changeMessages[kind])}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
