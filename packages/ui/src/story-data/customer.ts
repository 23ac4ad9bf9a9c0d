import type { Language } from "../locale/index.js";
import { inLanguage } from "./in-language.js";

/** The signed-in customer. */
export function storyCustomer(language: Language) {
  return {
    first_name: inLanguage(language, "Noor", "نور"),
    last_name: inLanguage(language, "Al Kuwari", "الكواري"),
    email: "noor@mail.qa",
    mobile: "+974 5512 3400",
    birthday: "1996-03-14",
  };
}

/** Countries to choose from. */
export function storyCountries(language: Language) {
  return [
    { code: "QA", name: inLanguage(language, "Qatar", "قطر") },
    { code: "SA", name: inLanguage(language, "Saudi Arabia", "السعودية") },
    { code: "EG", name: inLanguage(language, "Egypt", "مصر") },
    { code: "IN", name: inLanguage(language, "India", "الهند") },
  ];
}
