import { createClient, vendors } from "@talabee/contract";
import type { Language } from "@talabee/ui/locale";
import { cacheLife } from "next/cache";

/**
 * Stores of the panel, asked for by the server: the browser makes no request, so the panel need not allow this origin. Which
 * are open changes by the minute, so Next asks again after one.
 */
export async function readStores(language: Language) {
  "use cache";
  cacheLife("minutes");
  const panel = createClient({
    baseUrl: process.env.PANEL_URL ?? "http://localhost:4000",
    language: () => language,
    token: () => null,
  });
  const { data } = await panel.send(vendors, { query: { per_page: 12 } });
  return data.items;
}

/** The language of the address. */
export const languageOf = (text: string): Language => (text === "en" ? "en" : "ar");

/** When the page was rendered, which Next keeps with it. */
export async function renderTime() {
  "use cache";
  cacheLife("minutes");
  return Date.now();
}
