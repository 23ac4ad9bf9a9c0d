"use client";
import { Utensils } from "../../primitives/icon/icon-nodes.js";
import type { ComponentProps, ReactNode } from "react";
import { useFormat, useMessages, cartMessages, catalogueMessages } from "../../locale/index.js";
import { Alert } from "../../primitives/alert/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { Button } from "../../primitives/button/index.js";
import { cx } from "../../lib/cx.js";
import { AddonGroup, type ChosenAddons } from "../addon-group/index.js";
import { priceNow } from "../product-card/index.js";
import { QuantityStepper } from "../quantity-stepper/index.js";
import { SpecialRequest } from "../special-request/index.js";
import { isDineInOnly, useOpeningText } from "../store-card/index.js";
import { orderability, type OrderableProductData } from "./product-data.js";

/** Why the product cannot be added, or not for now. */
function UnavailableNotice({
  product,
  maxAddable,
}: {
  product: OrderableProductData;
  maxAddable: number;
}): ReactNode {
  const { t } = useMessages();
  const opening = useOpeningText();
  if (!product.in_stock) return <Alert tone="neutral">{t(catalogueMessages.soldOut)}</Alert>;
  const { is_open, opens_at, preorder_from } = product.vendor;
  if (!is_open || preorder_from !== null)
    return (
      <Alert
        tone="warning"
        title={is_open ? t(catalogueMessages.noOrdersForNow) : opening(opens_at, "closed")}
      >
        {preorder_from !== null && t(catalogueMessages.preorderText)}
      </Alert>
    );
  if (isDineInOnly(product.vendor))
    return (
      <Alert tone="warning" icon={Utensils} title={t(catalogueMessages.dineInOnly)}>
        {t(catalogueMessages.dineInOnlyMessage)}
      </Alert>
    );
  if (maxAddable <= 0) return <Alert tone="warning">{t(catalogueMessages.allWeHave)}</Alert>;
  return null;
}

/** Current choices of a product, from `useProductChoice`. */
export interface ProductChoiceState {
  quantity: number;
  chosen: ChosenAddons;
  note: string;
  /** Adding was attempted with a required choice missing. */
  submitted: boolean;
}

export interface ProductDetailsProps extends Omit<ComponentProps<"div">, "children" | "onChange"> {
  product: OrderableProductData;
  /** Quantity already in the cart. */
  inCart: number;
  state: ProductChoiceState;
  onValueChange: (part: Partial<ProductChoiceState>) => void;
  /** Level of its headings: one below that of the product's name. */
  level?: 2 | 3 | undefined;
}

/** Content below a product's name and price: notices, ingredients, choices and a note. */
export function ProductDetails({
  product,
  inCart,
  state,
  onValueChange,
  level,
  className,
  ...rest
}: ProductDetailsProps) {
  const { t } = useMessages();
  const { percent } = useFormat();
  const price = priceNow(product);
  const { maxAddable, orderable } = orderability(product, inCart);
  return (
    <div data-slot="product-details" {...rest} className={className}>
      {(price < product.price || product.stock_left !== null) && (
        <div className="mt-1.5 flex flex-wrap gap-2 empty:hidden">
          {price < product.price && (
            <Badge tone="accent">
              {t(catalogueMessages.percentOff, {
                percent: percent(Math.round((1 - price / product.price) * 100)),
              })}
            </Badge>
          )}
          {product.stock_left !== null && product.stock_left > 0 && (
            <Badge tone="warning">{t(catalogueMessages.onlyLeft, { count: product.stock_left })}</Badge>
          )}
        </div>
      )}
      {product.description && (
        <p data-slot="product-description" className="mt-1.5 text-pretty text-muted">
          {product.description}
        </p>
      )}
      <div className="mt-4 empty:hidden">
        <UnavailableNotice product={product} maxAddable={maxAddable} />
      </div>
      {product.addon_groups.map((group) => (
        <AddonGroup
          key={group.id}
          data-group={group.id}
          group={group}
          chosen={state.chosen}
          onValueChange={(next) => onValueChange({ chosen: next })}
          missing={state.submitted}
          level={level}
          className="scroll-mt-16 pt-5.5"
        />
      ))}
      {orderable && (
        <SpecialRequest
          value={state.note}
          onValueChange={(next) => onValueChange({ note: next })}
          level={level}
          className="pt-5.5"
        />
      )}
    </div>
  );
}

export interface ProductActionsProps extends Omit<ComponentProps<"div">, "children"> {
  /** Product name, for the stepper. */
  name: string;
  quantity: number;
  onQuantityChange: (quantity: number) => void;
  /** Maximum quantity that can be added now. */
  maxAddable: number;
  onLimit?: (() => void) | undefined;
  /** Total price in minor units. */
  total: number;
  onAdd: () => void;
  loading: boolean;
  /** Editing a line that is already in the cart. */
  edit?: boolean | undefined;
  /** The store takes no orders for now: the product is ordered for a later time. */
  preorder?: boolean | undefined;
}

/** Quantity stepper and an add button that shows the total. */
export function ProductActions({
  name,
  quantity,
  onQuantityChange,
  maxAddable,
  onLimit,
  total,
  onAdd,
  loading,
  edit = false,
  preorder = false,
  className,
  ...rest
}: ProductActionsProps) {
  const { t } = useMessages();
  const { money } = useFormat();
  return (
    <div data-slot="product-actions" {...rest} className={cx("flex flex-wrap items-center gap-3", className)}>
      <QuantityStepper
        name={name}
        value={quantity}
        min={1}
        max={maxAddable}
        size="large"
        onValueChange={onQuantityChange}
        onLimit={onLimit}
      />
      <Button
        className="min-w-44 flex-1"
        loading={loading}
        onClick={onAdd}
        end={
          <bdi data-slot="product-total" translate="no">
            {money(total)}
          </bdi>
        }
      >
        {t(edit ? cartMessages.changeLine : preorder ? catalogueMessages.preorder : catalogueMessages.add)}
      </Button>
    </div>
  );
}
