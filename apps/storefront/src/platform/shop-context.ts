import type { ClientApp } from "@talabee/contract/react";
import type { Preference } from "@talabee/domain";
import { createContext, use } from "react";

/** Everything the storefront shares between its screens. One page has one shop; a test may have several. */
export interface Shop extends ClientApp {
  readonly theme: Preference<"light" | "dark">;
}

const ShopContext = createContext<Shop | null>(null);

/** Provides the shop to all components. */
export const ShopProvider = ShopContext.Provider;

/** The shop from the context; throws without a provider. */
export function useShop(): Shop {
  const shop = use(ShopContext);
  if (shop === null) throw new Error("useShop must be used within a ShopProvider");
  return shop;
}
