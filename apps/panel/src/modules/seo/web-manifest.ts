import { type Language, LANGUAGES } from "@talabee/contract";
import type { Market } from "@talabee/domain";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { brandName } from "../settings/brand-settings.js";
import { sharePictureTexts } from "./share-picture-texts.js";

/** Reads the web manifest of the storefront's build; null without one. */
export function readWebManifest(storefrontDir: string): Promise<string | null> {
  return readFile(join(storefrontDir, "manifest.webmanifest"), "utf8").catch(() => null);
}

/** The web manifest with the shop's own name, and the place where it delivers. */
export function fillWebManifest(
  manifest: string,
  shop: { readonly name: string; readonly market: Pick<Market, "place"> },
): string {
  const each = (text: (language: Language) => string) => [...new Set([...LANGUAGES].map(text))];
  const names = each((language) => brandName(shop.name, language));
  const localized = {
    en: names[0],
    ar: { value: names.at(-1), lang: "ar", dir: "rtl" },
  };
  return JSON.stringify({
    ...(JSON.parse(manifest) as object),
    name: names.join(" · "),
    name_localized: localized,
    short_name: names[0],
    short_name_localized: localized,
    description: each((language) => sharePictureTexts(shop.market, language).text).join(" "),
  });
}
