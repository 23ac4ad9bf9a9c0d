import type { Language } from "../locale/index.js";
import type { AddressData } from "../widgets/address-card/index.js";

/** Three addresses in Doha. */
export function storyAddresses(language: Language): AddressData[] {
  const ar = language === "ar";
  const base = { phone: "+97455123400", city: "Doha", is_default: false };
  return [
    {
      ...base,
      id: "home",
      label: "home",
      zone_number: "61",
      line_one: "840",
      building_number: "14",
      line_two: ar ? "طابق 3، شقة 12" : "Floor 3, flat 12",
      line_three: ar ? "مجمّع الياسمين، بوابة 2" : "Yasmeen compound, gate 2",
      landmark: ar ? "قرب مكتب البريد" : "By the post office",
      state: ar ? "بلدية الدوحة" : "Doha Municipality",
      note: ar ? "اتصل بي عند الوصول" : "Call me on arrival",
      is_default: true,
    },
    {
      ...base,
      id: "work",
      label: "work",
      zone_number: "27",
      line_one: "318",
      building_number: "206",
      line_two: ar ? "طابق 9" : "Floor 9",
      landmark: null,
      note: ar ? "سلّمه للاستقبال" : "Leave it at the reception",
    },
    {
      ...base,
      id: "other",
      label: "other",
      zone_number: "55",
      line_one: ar ? "شارع الفروسية" : "Al Furousiya Street",
      building_number: "1207",
      line_two: null,
      landmark: ar ? "البوابة البيضاء خلف المدرسة الابتدائية" : "The white gate behind the primary school",
      note: ar ? "اتركه عند الباب" : "Leave at the door",
    },
  ];
}
