import type { Language, PanelClient } from "@talabee/contract";
import type { ShopStorage, ShopStore } from "@talabee/domain";
import type { QueryClient } from "@tanstack/react-query";
import type { Preference } from "./preference.js";

/** Everything the storefront shares between its screens. One page has one shop; a test may have several. */
export interface Shop {
  readonly localStorage: ShopStorage;
  readonly sessionStorage: ShopStorage;
  readonly language: Preference<Language>;
  readonly theme: Preference<"light" | "dark">;
  readonly store: ShopStore;
  readonly queryClient: QueryClient;
  readonly api: PanelClient;
}

/** The parts of a shop that its query client and API client are built on. */
export type ShopParts = Omit<Shop, "queryClient" | "api">;
