import type { Language } from "@talabee/contract";
import { type MarketId, MARKETS } from "@talabee/domain";

type Word = "place" | "souq" | "areas" | "privacyLaw" | "currency" | "state" | "office";

/** What the standard pages say differently in each market. */
export const BRAND_PAGE_WORDS: Readonly<
  Record<MarketId, Readonly<Record<Language, Readonly<Record<Word, string>>>>>
> = {
  qa: {
    en: {
      place: MARKETS.qa.place.en,
      souq: "Souq Waqif",
      areas: "All of Doha, Al Rayyan, Lusail and The Pearl, Al Wakrah and Umm Salal",
      privacyLaw: "Law No. 13 of 2016 on the protection of personal data in Qatar",
      currency: "Qatari riyals",
      state: "the State of Qatar",
      office: "Office 1204, Tower 3, West Bay, Zone 61, Street 850, Doha, Qatar",
    },
    ar: {
      place: MARKETS.qa.place.ar,
      souq: "سوق واقف",
      areas: "الدوحة والريان ولوسيل واللؤلؤة والوكرة وأم صلال",
      privacyLaw: "القانون رقم 13 لسنة 2016 بشأن حماية خصوصية البيانات الشخصية في قطر",
      currency: "بالريال القطري",
      state: "دولة قطر",
      office: "مكتب 1204، برج 3، الخليج الغربي، منطقة 61، شارع 850، الدوحة، قطر",
    },
  },
  kw: {
    en: {
      place: MARKETS.kw.place.en,
      souq: "Souq Mubarakiya",
      areas: "All of Kuwait City, Hawally, Salmiya, Jabriya, Farwaniya and Fahaheel",
      privacyLaw: "Law No. 20 of 2014 on electronic transactions, which protects personal data in Kuwait",
      currency: "Kuwaiti dinars",
      state: "the State of Kuwait",
      office: "Office 12, Floor 4, Building 9, Ahmad Al Jaber Street, Block 3, Sharq, Kuwait",
    },
    ar: {
      place: MARKETS.kw.place.ar,
      souq: "سوق المباركية",
      areas: "مدينة الكويت وحولي والسالمية والجابرية والفروانية والفحيحيل",
      privacyLaw:
        "القانون رقم 20 لسنة 2014 بشأن المعاملات الإلكترونية وما فيه من حماية للبيانات الشخصية في الكويت",
      currency: "بالدينار الكويتي",
      state: "دولة الكويت",
      office: "مكتب 12، الدور 4، مبنى 9، شارع أحمد الجابر، قطعة 3، شرق، الكويت",
    },
  },
};
