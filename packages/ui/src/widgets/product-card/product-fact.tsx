import type { ReactNode } from "react";
import { catalogueMessages, formatOf, messagesOf, type Locale } from "../../locale/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { type ProductCardData, priceNow } from "./product-card-data.js";

/** The most important fact about stock or price. A function, not a component: each card of a long list has one. */
export function productFact(product: ProductCardData, quantity: number, locale: Locale): ReactNode {
  const { t } = messagesOf(locale);
  if (!product.in_stock) return <Badge>{t(catalogueMessages.soldOut)}</Badge>;
  if (product.vendor_is_open === false)
    return (
      <Badge tone="warning">
        {t(product.vendor_takes_preorders ? catalogueMessages.preorder : catalogueMessages.closedNow)}
      </Badge>
    );
  if (quantity > 0 && quantity >= product.max_quantity)
    return <Badge tone="warning">{t(catalogueMessages.allWeHave)}</Badge>;
  if (product.stock_left !== null && product.stock_left > 0)
    return <Badge tone="warning">{t(catalogueMessages.onlyLeft, { count: product.stock_left })}</Badge>;
  const now = priceNow(product);
  const { percent } = formatOf(locale);
  if (now < product.price)
    return (
      <Badge tone="accent">
        {t(catalogueMessages.percentOff, { percent: percent(Math.round((1 - now / product.price) * 100)) })}
      </Badge>
    );
  return null;
}
