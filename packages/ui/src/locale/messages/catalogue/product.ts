import { defineMessage } from "../../define-message.js";

/* Messages of the product page and product choices. */

export const add = defineMessage("catalogue.add", "Add", "إضافة");
export const chooseExactly = defineMessage(
  "catalogue.chooseExactly",
  { one: "Choose {count}", other: "Choose {count}" },
  {
    zero: "لا اختيار",
    one: "اختر واحدًا",
    two: "اختر اثنين",
    few: "اختر {count}",
    many: "اختر {count}",
    other: "اختر {count}",
  },
);
export const chooseBetween = defineMessage(
  "catalogue.chooseBetween",
  "Choose {min} to {max}",
  "اختر من {min} إلى {max}",
);
export const chooseAtLeast = defineMessage(
  "catalogue.chooseAtLeast",
  { one: "Choose at least {count}", other: "Choose at least {count}" },
  {
    zero: "اختياري",
    one: "اختر واحدًا على الأقل",
    two: "اختر اثنين على الأقل",
    few: "اختر {count} على الأقل",
    many: "اختر {count} على الأقل",
    other: "اختر {count} على الأقل",
  },
);
export const optionalUpTo = defineMessage(
  "catalogue.optionalUpTo",
  { one: "Optional, up to {count}", other: "Optional, up to {count}" },
  {
    zero: "اختياري",
    one: "اختياري، واحد كحد أقصى",
    two: "اختياري، اثنان كحد أقصى",
    few: "اختياري، {count} كحد أقصى",
    many: "اختياري، {count} كحد أقصى",
    other: "اختياري، {count} كحد أقصى",
  },
);
export const chosen = defineMessage("catalogue.chosen", "Chosen", "تم الاختيار");
export const chosenOf = defineMessage("catalogue.chosenOf", "{count} / {max}", "{count} / {max}");
export const chosenOfLabel = defineMessage(
  "catalogue.chosenOfLabel",
  "{count} of {max} chosen",
  "تم اختيار {count} من {max}",
);
export const chooseFirst = defineMessage(
  "catalogue.chooseFirst",
  "Please choose: {group}",
  "يرجى الاختيار: {group}",
);
export const extraPrice = defineMessage("catalogue.extraPrice", "+ {price}", "+ {price}");
export const optionOut = defineMessage("catalogue.optionOut", "Sold out", "نفد");
export const specialRequest = defineMessage("catalogue.specialRequest", "Special request", "طلب خاص");
export const specialRequestHelp = defineMessage(
  "catalogue.specialRequestHelp",
  "The kitchen will do its best.",
  "سيبذل المطبخ جهده.",
);
export const specialRequestExample = defineMessage(
  "catalogue.specialRequestExample",
  "No raisins, please",
  "بدون زبيب من فضلك",
);
export const productFailed = defineMessage(
  "catalogue.productFailed",
  "This product did not load.",
  "تعذّر تحميل هذا المنتج.",
);
