"use client";
import type { ComponentProps } from "react";
import { useFormat } from "../../locale/index.js";
import { Picture, type PictureSource } from "../../primitives/picture/index.js";
import { Price } from "../../primitives/price/index.js";
import { cx } from "../../lib/cx.js";
import { ChosenDetails, type ChosenItemData } from "../cart-line/index.js";

export interface OrderItemsProps extends Omit<ComponentProps<"ul">, "children"> {
  items: readonly ChosenItemData[];
}

/** Read-only list of products with their options: checkout, order details, receipt. */
export function OrderItems({ items, className, ...rest }: OrderItemsProps) {
  const { number } = useFormat();
  return (
    <ul data-slot="order-items" {...rest} className={cx("divide-y divide-border", className)}>
      {items.map((item) => (
        <li key={item.id} className="flex flex-wrap items-start gap-x-4 py-3.5">
          <Picture
            source={item.image}
            alt=""
            ratio="fill"
            fallback={item.name}
            sizes="56px"
            className="size-14! flex-none rounded-field"
          />
          <div className="flex-words">
            <p className="font-semibold">
              <span className="font-medium text-muted">{`${number(item.quantity)} ×`}</span>{" "}
              <bdi className="whitespace-normal">{item.name}</bdi>
            </p>
            {(item.addons.length > 0 || item.note) && (
              <p className="text-small text-muted">
                <ChosenDetails item={item} />
              </p>
            )}
          </div>
          <Price amount={item.line_total} decimals="always" className="ms-auto flex-none font-medium" />
        </li>
      ))}
    </ul>
  );
}

export interface ItemPicturesProps extends Omit<ComponentProps<"span">, "children"> {
  pictures: readonly (PictureSource | null)[];
  /** Name whose initials replace missing pictures. */
  fallback: string;
}

/** The first pictures of an order, overlapping. Decorative. */
export function ItemPictures({ pictures, fallback, className, ...rest }: ItemPicturesProps) {
  return (
    <span data-slot="item-pictures" aria-hidden {...rest} className={cx("flex flex-none", className)}>
      {pictures.slice(0, 3).map((picture, i) => (
        <Picture
          key={i}
          source={picture}
          alt=""
          ratio="fill"
          fallback={fallback}
          sizes="44px"
          className={cx("size-11! rounded-button-small ring-3 ring-surface", i > 0 && "-ms-3.5")}
        />
      ))}
    </span>
  );
}
