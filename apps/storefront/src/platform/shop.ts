import { clientMessages, fillMessage, type Language, type PanelClient } from "@talabee/contract";
import {
  createShopStore,
  openStorage,
  type ShopStorage,
  type ShopStore,
  STORAGE_KEYS,
} from "@talabee/domain";
import { toast } from "@talabee/ui/primitives/toast";
import type { QueryClient } from "@tanstack/react-query";
import { createApi } from "./api/client.js";
import { createQueryClient } from "./api/query-client.js";
import { createPreference, type Preference } from "./preference.js";

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

/** Where a shop keeps its data; the browser's own storages when left out. */
export interface ShopOptions {
  localStorage?: () => Storage;
  sessionStorage?: () => Storage;
}

/** The composition root: creates everything a shop consists of and connects it. */
export function createShop({
  localStorage: openLocal = () => window.localStorage,
  sessionStorage: openSession = () => window.sessionStorage,
}: ShopOptions = {}): Shop {
  const localStorage = openStorage(openLocal, () => {
    // Storage may fail before the language has been read.
    queueMicrotask(() =>
      toast.show({
        title: fillMessage(clientMessages.storage_unavailable, language.get()),
        tone: "info",
      }),
    );
  });
  const language = createPreference(localStorage, STORAGE_KEYS.language, ["en", "ar"], (value) => {
    document.documentElement.lang = value;
    document.documentElement.dir = value === "ar" ? "rtl" : "ltr";
  });
  const theme = createPreference(localStorage, STORAGE_KEYS.theme, ["light", "dark"], (value) => {
    document.documentElement.dataset["theme"] = value;
  });
  const shopStore = createShopStore({ storage: localStorage });
  shopStore.followOtherTabs(window);

  const parts = {
    localStorage,
    sessionStorage: openStorage(openSession),
    language,
    theme,
    store: shopStore.store,
  };
  const queryClient = createQueryClient(parts);
  return { ...parts, queryClient, api: createApi(parts) };
}

/** The parts of a shop that its query client and API client are built on. */
export type ShopParts = Omit<Shop, "queryClient" | "api">;

/** State of a feature that each shop has its own of, created at its first use. */
export function perShop<Value>(create: (shop: Shop) => Value): (shop: Shop) => Value {
  const values = new WeakMap<Shop, Value>();
  return (shop) => {
    if (!values.has(shop)) values.set(shop, create(shop));
    return values.get(shop)!;
  };
}
