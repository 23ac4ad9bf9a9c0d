"use client";
import { CircleAlert } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps } from "react";
import {
  useFormat,
  useMessages,
  commonMessages,
  cartMessages,
  catalogueMessages,
} from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Icon } from "../../primitives/icon/index.js";
import { Link } from "../../primitives/link/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";
import { Price } from "../../primitives/price/index.js";
import { Skeleton } from "../../primitives/skeleton/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { cx } from "../../lib/cx.js";
import { QuantityStepper } from "../quantity-stepper/index.js";

/** A selected add-on. */
export interface ChosenAddonData {
  id: string;
  name: string;
  quantity: number;
}

/** A product with its selected options, in the cart, at checkout and in an order. Money in minor units. */
export interface ChosenItemData {
  id: string;
  name: string;
  image: PictureSource | null;
  addons: readonly ChosenAddonData[];
  note: string | null;
  quantity: number;
  line_total: number;
}

/** A line of the cart. */
export interface CartLineData extends ChosenItemData {
  product_id: string;
  in_stock: boolean;
  /** Maximum quantity per order. */
  max_quantity: number;
}

export interface CartLineProps<L extends CartLineData = CartLineData> extends Omit<
  ComponentProps<"article">,
  "children"
> {
  line: L;
  /** Receives the desired quantity; 0 removes. The shown quantity stays that of `line`. */
  onQuantityChange: (line: L, quantity: number) => void;
  /** Called when plus is clicked at the stock limit. */
  onLimit?: ((line: L) => void) | undefined;
  /** URL of the product sheet for editing the line. */
  editHref?: string | undefined;
  /** Called when its link is followed. */
  onNavigate?: (() => void) | undefined;
  /** Whether a change of the line is pending. */
  loading?: boolean | undefined;
  /** Why this line cannot be ordered, from the quote. */
  problem?: string | undefined;
}

/** Selected add-ons, then the special request in quotation marks, on one line. */
export function ChosenDetails({ item }: { item: Pick<ChosenItemData, "addons" | "note"> }) {
  const { t, rich } = useMessages();
  const { number } = useFormat();
  const { addons, note } = item;
  return (
    <>
      {addons.map((addon, i) => (
        <span key={addon.id}>
          {i > 0 && <span>{t(commonMessages.and)}</span>}
          {addon.quantity > 1 && <span>{`${number(addon.quantity)} × `}</span>}
          <bdi className="whitespace-normal">{addon.name}</bdi>
        </span>
      ))}
      {note && (
        <span className="block [&_bdi]:whitespace-normal">{rich(cartMessages.noteQuoted, { note })}</span>
      )}
    </>
  );
}

/** A product in the cart: options, quantity and price. */
export function CartLine<L extends CartLineData>({
  line,
  onQuantityChange,
  onLimit,
  editHref,
  onNavigate,
  loading,
  problem,
  className,
  ...rest
}: CartLineProps<L>) {
  const { t } = useMessages();
  const out = !line.in_stock;
  return (
    <article
      data-slot="cart-line"
      data-state={out ? "sold-out" : "available"}
      {...rest}
      // `isolate` gives the line its own layer, so that changes of other lines do not repaint it.
      className={cx("isolate grid grid-cols-[72px_minmax(0,1fr)] gap-3.5 py-3.5", className)}
    >
      <Picture
        source={line.image}
        alt=""
        ratio="fill"
        fallback={line.name}
        sizes="72px"
        fade={false}
        dimmed={out ? "sold-out" : undefined}
        className="size-18! rounded-field"
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <h3
            data-slot="cart-line-name"
            className={cx("min-w-0 flex-1 basis-24 text-body font-semibold", out && "text-faint")}
          >
            <bdi className="whitespace-normal">{line.name}</bdi>
          </h3>
          <Price
            amount={line.line_total}
            decimals="always"
            className={cx("ms-auto flex-none font-medium", out && "text-faint line-through")}
          />
        </div>
        {(line.addons.length > 0 || line.note) && (
          <p className="text-small text-muted">
            <ChosenDetails item={line} />
          </p>
        )}
        <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {out ? (
            <>
              <Badge>{t(catalogueMessages.soldOut)}</Badge>
              <Button
                variant="text"
                size="small"
                loading={loading}
                className="ms-auto -me-4"
                aria-label={t(cartMessages.removeNamed, { name: line.name })}
                onClick={() => onQuantityChange(line, 0)}
              >
                {t(cartMessages.remove)}
              </Button>
            </>
          ) : (
            <>
              {editHref ? (
                <Link
                  href={editHref}
                  onClick={onNavigate}
                  aria-label={t(cartMessages.editNamed, { name: line.name })}
                  className="relative hit-area text-small"
                >
                  {t(cartMessages.edit)}
                </Link>
              ) : (
                <span />
              )}
              <QuantityStepper
                name={line.name}
                value={line.quantity}
                max={line.max_quantity}
                showLimit
                className="ms-auto flex-wrap justify-end"
                loading={loading}
                onValueChange={(quantity) => onQuantityChange(line, quantity)}
                onLimit={() => onLimit?.(line)}
              />
            </>
          )}
        </div>
        {problem && (
          <p
            data-slot="cart-line-problem"
            className="mt-1.5 flex gap-1.5 text-small font-medium text-danger-text"
          >
            <Icon of={CircleAlert} size="small" className="h-lh" />
            {problem}
          </p>
        )}
      </div>
    </article>
  );
}

/** Placeholder of `CartLine` while it loads. Use inside a `SkeletonGroup`. */
export function CartLineSkeleton({ className, ...rest }: Omit<ComponentProps<"div">, "children">) {
  return (
    <div
      data-slot="cart-line-skeleton"
      {...rest}
      className={cx("grid grid-cols-[72px_minmax(0,1fr)] gap-3.5 py-3.5", className)}
    >
      <Skeleton shape="box" className="size-18 rounded-field" />
      <div>
        <div className="flex justify-between gap-3 pt-1">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-20" />
        </div>
        <Skeleton className="mt-3 h-3 w-1/2" />
        <Skeleton className="ms-auto mt-3.5 h-11 w-28 rounded-full" />
      </div>
    </div>
  );
}
