"use client";
import type { ReactNode } from "react";
import { useFormat, useMessages, catalogueMessages } from "../../locale/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { type ProductCardData, priceNow } from "./product-card-data.js";

/** The most important fact about stock or price. */
export function Fact({ product, quantity }: { product: ProductCardData; quantity: number }): ReactNode {
  const { t } = useMessages();
  const { percent } = useFormat();
  if (!product.in_stock) return <Badge>{t(catalogueMessages.soldOut)}</Badge>;
  if (quantity > 0 && quantity >= product.max_quantity)
    return <Badge tone="warning">{t(catalogueMessages.allWeHave)}</Badge>;
  if (product.stock_left !== null && product.stock_left > 0)
    return <Badge tone="warning">{t(catalogueMessages.onlyLeft, { count: product.stock_left })}</Badge>;
  const now = priceNow(product);
  if (now < product.price)
    return (
      <Badge tone="accent">
        {t(catalogueMessages.percentOff, { percent: percent(Math.round((1 - now / product.price) * 100)) })}
      </Badge>
    );
  return null;
}
