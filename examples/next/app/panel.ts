import { createClient, vendors } from "@talabee/contract";
import type { Language } from "@talabee/ui/locale";

/** Stores of the panel, asked for by the server: the browser makes no request, so the panel need not allow this origin. */
export async function readStores(language: Language) {
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

/** Server components render once a request, so its time is as good as a constant. */
export const timeOfRequest = () => Date.now();
