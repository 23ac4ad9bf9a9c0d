import {
  clientMessages,
  createClient,
  directionOf,
  fetchWithTimeout,
  fillMessage,
  type Language,
  LANGUAGES,
} from "@talabee/contract";
import { createQueryClient, perApp } from "@talabee/contract/react";
import {
  browserPage,
  createPreference,
  createShopStore,
  openStorage,
  selectToken,
  setRootAttribute,
  STORAGE_KEYS,
  type WebStorage,
} from "@talabee/domain";
import { toast } from "@talabee/ui/primitives/toast";
import { loadPatiently } from "./patient-load.js";
import type { Shop } from "./shop-context.js";
import { showQuietly } from "./show-quietly.js";

/** Where a shop keeps its data; the browser's own storages when left out. */
export interface ShopOptions {
  localStorage?: () => WebStorage;
  sessionStorage?: () => WebStorage;
  /** Where the shop renders: a server has no document, cookies or other tabs. */
  target?: "browser" | "server";
  fetch?: typeof fetch;
}

/** The composition root: creates everything a shop consists of and connects it. */
export function createShop({
  localStorage: openLocal = () => window.localStorage,
  sessionStorage: openSession = () => window.sessionStorage,
  target = "browser",
  fetch = fetchWithTimeout,
}: ShopOptions = {}): Shop {
  const pageOf = target === "server" ? () => null : browserPage;
  let isBlocked = false;
  const localStorage = openStorage(openLocal, () => {
    isBlocked = true;
    // Storage may fail before the language has been read.
    queueMicrotask(() =>
      showQuietly(() => ({ title: fillMessage(clientMessages.storage_unavailable, language.get()) })),
    );
  });
  // The choice of a visitor whose site data is blocked is that of the address (/ar/store/7), for as long as the page is open.
  if (isBlocked && document.documentElement.dir === "rtl") localStorage.set(STORAGE_KEYS.language, "ar");
  const language = createPreference(
    localStorage,
    STORAGE_KEYS.language,
    LANGUAGES,
    pageOf(STORAGE_KEYS.language, (value: Language) => {
      const direction = directionOf(value);
      // A browser that translates the page has set the language into which it does.
      if (document.documentElement.dir === direction) return;
      setRootAttribute("lang", value);
      setRootAttribute("dir", direction);
    }),
  );
  const theme = createPreference(
    localStorage,
    STORAGE_KEYS.theme,
    ["light", "dark"],
    pageOf(STORAGE_KEYS.theme, (value: "light" | "dark") => {
      setRootAttribute("data-theme", value);
    }),
  );
  const sessionStorage = openStorage(openSession);
  const stateHandle = createShopStore({ storage: localStorage, sessionStorage });
  if (target === "browser") stateHandle.followOtherTabs(window);
  const { store } = stateHandle;

  const parts = { localStorage, sessionStorage, language, theme, store, toast };
  const api = createClient({
    baseUrl: import.meta.env.VITE_PANEL_BASE_URL ?? "",
    language: language.get,
    token: () => selectToken(store.getState()),
    onBadItem: ({ path, item, requestId }) =>
      console.error("An error occurred:", `${path} dropped ${item} (${requestId})`),
    fetch,
    ...(target === "server" ? {} : { loadCode: loadPatiently }),
  });
  return { ...parts, queryClient: createQueryClient(parts, target), api };
}

/** State of a feature that each shop has its own of, created at its first use. */
export const perShop: <Value>(create: (shop: Shop) => Value) => (shop: Shop) => Value = perApp;
