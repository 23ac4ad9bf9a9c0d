import type { Language } from "@talabee/contract";
import { createContext, use } from "react";
import { usePreference } from "./preference.js";
import type { Shop } from "./shop.js";

const ShopContext = createContext<Shop | null>(null);

/** Hands the shop down to every component. */
export const ShopProvider = ShopContext.Provider;

/** The shop this component belongs to. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (shop === null) throw new Error("useShop needs a ShopProvider above it");
  return shop;
}

/** The customer's language; renders again when it changes. */
export function useLanguage(): Language {
  return usePreference(useShop().language);
}
