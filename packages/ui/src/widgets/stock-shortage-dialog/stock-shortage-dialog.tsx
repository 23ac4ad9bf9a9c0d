"use client";
import type { ComponentProps } from "react";
import { useMessages, checkoutMessages } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Sheet } from "../../primitives/sheet/index.js";

/** A line of the cart that exceeds the stock. */
export interface ShortLineData {
  item_id: string;
  name: string;
  /** Quantity in stock; 0 is sold out. */
  available: number;
}

export interface StockShortageProps {
  items: readonly ShortLineData[];
  /** Reduces the cart to the available stock. */
  onReduce: () => void;
  /** Closes without changing the cart; also Esc and the scrim. */
  onClose: () => void;
  /** URL of the cart. */
  cartHref: string;
  loading?: boolean | undefined;
}

/**
 * Shown when the stock became too low during checkout: available quantities and options. Nothing was ordered, and the
 * cart is unchanged.
 */
export function StockShortageDialog({
  items,
  onReduce,
  onClose,
  cartHref,
  loading = false,
  ...rest
}: StockShortageProps & Omit<ComponentProps<"div">, "title" | "role" | "children">) {
  const { t } = useMessages();
  return (
    <Sheet
      {...rest}
      open
      onOpenChange={(open) => !open && onClose()}
      role="alertdialog"
      title={t(checkoutMessages.shortageTitle)}
      description={t(checkoutMessages.shortageText)}
      footer={
        <>
          <Button wide loading={loading} onClick={onReduce}>
            {t(checkoutMessages.shortageTake)}
          </Button>
          <Button wide variant="outline" href={cartHref}>
            {t(checkoutMessages.shortageCart)}
          </Button>
        </>
      }
    >
      <ul data-slot="stock-shortage" className="divide-y divide-border border-y border-border">
        {items.map((item) => (
          <li key={item.item_id} className="flex items-center justify-between gap-4 py-3">
            <bdi className="min-w-0 font-medium whitespace-normal">{item.name}</bdi>
            <span className="flex-none text-small font-medium text-danger-text">
              {item.available === 0
                ? t(checkoutMessages.shortageNone)
                : t(checkoutMessages.shortageLeft, { count: item.available })}
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
