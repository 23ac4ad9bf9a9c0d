import { clientMessages, fillMessage } from "@talabee/contract";
import { createShopStore, openStorage, STORAGE_KEYS } from "@talabee/domain";
import { toast } from "@talabee/ui/primitives/toast";
import { createApi } from "./api/client.js";
import { createQueryClient } from "./api/query-client.js";
import { createPreference } from "./preference.js";
import type { Shop } from "./shop-parts.js";

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

/** State of a feature that each shop has its own of, created at its first use. */
export function perShop<Value>(create: (shop: Shop) => Value): (shop: Shop) => Value {
  const values = new WeakMap<Shop, Value>();
  return (shop) => {
    if (!values.has(shop)) values.set(shop, create(shop));
    return values.get(shop)!;
  };
}
