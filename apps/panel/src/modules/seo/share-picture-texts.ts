import type { Language } from "@talabee/contract";
import type { Market } from "@talabee/domain";

/** Texts of the link preview pictures that show no store or product, for the country that the shop sells in. */
export function sharePictureTexts(market: Pick<Market, "place">, language: Language) {
  const place = market.place[language];
  return language === "ar"
    ? {
        home: (brand: string) => `${brand}: توصيل الطلبات في ${place}`,
        text: `مطاعم وبقالات وصيدليات وزهور في ${place} تصلك إلى بابك. اطلب بالعربية أو الإنجليزية وتابع طلبك حتى يصل.`,
        category: (name: string) => `${name} في ${place}`,
      }
    : {
        home: (brand: string) => `${brand}: delivery in ${place}`,
        text: `Restaurants, groceries, pharmacies and flowers in ${place}, delivered. Order in English or Arabic and watch it come.`,
        category: (name: string) => `${name} in ${place}`,
      };
}
