import type { Language } from "@talabee/contract";
import { createContext, use } from "react";
import { usePreference } from "./preference.js";
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

/** The customer's language; renders again when it changes. */
export function useLanguage(): Language {
  return usePreference(useShop().language);
}
