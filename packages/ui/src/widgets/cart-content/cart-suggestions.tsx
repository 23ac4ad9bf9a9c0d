"use client";
import { useMessages, cartMessages } from "../../locale/index.js";
import { Picture } from "../../primitives/picture/index.js";
import { Price } from "../../primitives/price/index.js";
import { AddStepper } from "../quantity-stepper/index.js";
import type { CartSuggestionData } from "./cart-data.js";

/** Products that reach the minimum order, each with an add button. */
export function CartSuggestions({ products }: { products: readonly CartSuggestionData[] }) {
  const { t } = useMessages();
  return (
    <ul
      aria-label={t(cartMessages.suggestions)}
      data-slot="cart-suggestions"
      className="mt-4 divide-y divide-border rounded-picture border border-border bg-surface px-4"
    >
      {products.map((product) => (
        <li key={product.id} className="flex items-center gap-3 py-2.5">
          <Picture
            source={product.image}
            alt=""
            ratio="fill"
            fallback={product.name}
            sizes="44px"
            className="size-11! flex-none rounded-button-small"
          />
          <div className="min-w-0 flex-1 text-small">
            <p className="font-medium">
              <bdi className="whitespace-normal">{product.name}</bdi>
            </p>
            <Price amount={product.price} className="text-muted" />
          </div>
          <AddStepper name={product.name} value={0} variant="sunken" onValueChange={product.onAdd} />
        </li>
      ))}
    </ul>
  );
}
