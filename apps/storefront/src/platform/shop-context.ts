import { createContext, use } from "react";
import type { Shop } from "./shop-parts.js";

const ShopContext = createContext<Shop | null>(null);

/** Provides the shop to all components. */
export const ShopProvider = ShopContext.Provider;

/** The shop from the context; throws without a provider. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (shop === null) throw new Error("useShop must be used within a ShopProvider");
  return shop;
}
