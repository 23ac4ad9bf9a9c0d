"use client";
import { cva } from "class-variance-authority";
import { useMessages, cartMessages } from "../../locale/index.js";
import { Picture } from "../../primitives/picture/index.js";
import { Price } from "../../primitives/price/index.js";
import { AddStepper } from "../quantity-stepper/index.js";
import type { CartSuggestionData } from "./cart-data.js";

export const cartSuggestionsLayouts = ["rows", "cards"] as const;
export type CartSuggestionsLayout = (typeof cartSuggestionsLayouts)[number];

const framed = "rounded-picture border border-border bg-surface";
const suggestionsClass = cva("", {
  variants: {
    layout: {
      rows: `mt-4 divide-y divide-border px-4 ${framed}`,
      cards: "grid grid-cols-2 gap-4",
    } satisfies Record<CartSuggestionsLayout, string>,
  },
});
const suggestionClass = cva("flex items-center gap-3", {
  variants: {
    layout: { rows: "py-2.5", cards: `p-3 ${framed}` } satisfies Record<CartSuggestionsLayout, string>,
  },
});
const suggestionPictureClass = cva("flex-none", {
  variants: {
    layout: {
      rows: "size-11! rounded-button-small",
      cards: "size-19! rounded-button",
    } satisfies Record<CartSuggestionsLayout, string>,
  },
});

/** Products that reach the minimum order, each with an add button. */
export function CartSuggestions({
  products,
  layout = "rows",
  className,
}: {
  products: readonly CartSuggestionData[];
  /** `rows` in one card, or larger `cards` in two columns. */
  layout?: CartSuggestionsLayout | undefined;
  className?: string | undefined;
}) {
  const { t } = useMessages();
  return (
    <ul
      aria-label={t(cartMessages.suggestions)}
      data-slot="cart-suggestions"
      data-layout={layout}
      className={suggestionsClass({ layout, className })}
    >
      {products.map((product) => (
        <li key={product.id} className={suggestionClass({ layout })}>
          <Picture
            source={product.image}
            alt=""
            ratio="fill"
            fallback={product.name}
            sizes={layout === "cards" ? "76px" : "44px"}
            className={suggestionPictureClass({ layout })}
          />
          <div className="min-w-0 flex-1 text-small">
            <p className="font-medium">
              <bdi className="whitespace-normal">{product.name}</bdi>
            </p>
            <Price amount={product.price} className="text-muted" />
          </div>
          <AddStepper
            name={product.name}
            value={0}
            variant="sunken"
            onValueChange={() => {
              // Nothing is returned: in the cart, the product is no suggestion any more.
              product.onAdd();
            }}
          />
        </li>
      ))}
    </ul>
  );
}
