import { defineMessage } from "../../define-message.js";

/* Messages of the address form. */

export const noAddress = defineMessage("checkout.noAddress", "No address yet", "لا يوجد عنوان بعد");
export const noAddressText = defineMessage(
  "checkout.noAddressText",
  "Tell the rider where the door is.",
  "دلّ المندوب على بابك.",
);
export const addAddress = defineMessage("checkout.addAddress", "Add an address", "إضافة عنوان");
export const newAddress = defineMessage("checkout.newAddress", "New address", "عنوان جديد");
export const editAddress = defineMessage("checkout.editAddress", "Edit address", "تعديل العنوان");
export const saveAddress = defineMessage("checkout.saveAddress", "Save address", "حفظ العنوان");
export const plateHelp = defineMessage(
  "checkout.plateHelp",
  "Copy it from the blue plate by the door.",
  "انقلها من اللوحة الزرقاء عند الباب.",
);
export const plate = defineMessage("checkout.plate", "House number plate", "لوحة رقم المنزل");
export const plateZone = defineMessage("checkout.plateZone", "Zone", "Zone");
export const plateZoneArabic = defineMessage("checkout.plateZoneArabic", "منطقة", "منطقة");
export const plateStreet = defineMessage("checkout.plateStreet", "Street", "Street");
export const plateStreetArabic = defineMessage("checkout.plateStreetArabic", "شارع", "شارع");
export const plateBuilding = defineMessage("checkout.plateBuilding", "Building", "Building");
export const plateBuildingArabic = defineMessage("checkout.plateBuildingArabic", "مبنى", "مبنى");
export const label = defineMessage("checkout.label", "Name of the address", "اسم العنوان");
/** For a field that a market names, such as a block. */
export const partRequired = defineMessage(
  "checkout.partRequired",
  "{label} is required",
  "يرجى إدخال {label}",
);
export const floor = defineMessage("checkout.floor", "Floor and flat", "الطابق والشقة");
export const floorExample = defineMessage("checkout.floorExample", "Floor 3, flat 12", "طابق 3، شقة 12");
export const lineThree = defineMessage("checkout.lineThree", "Compound or gate", "المجمّع أو البوابة");
export const lineThreeExample = defineMessage(
  "checkout.lineThreeExample",
  "Block B, gate 2",
  "مبنى ب، بوابة 2",
);
export const city = defineMessage("checkout.city", "City", "المدينة");
export const state = defineMessage("checkout.state", "Municipality", "البلدية");
export const stateExample = defineMessage("checkout.stateExample", "Al Rayyan", "الريان");
export const landmark = defineMessage("checkout.landmark", "Landmark", "علامة مميزة");
export const landmarkExample = defineMessage("checkout.landmarkExample", "Post office", "مكتب البريد");
export const note = defineMessage("checkout.note", "Note for the rider", "ملاحظة للمندوب");
export const noteExample = defineMessage(
  "checkout.noteExample",
  "Side gate, ring twice",
  "البوابة الجانبية، اقرع مرتين",
);
export const noteQuick = defineMessage("checkout.noteQuick", "Fill in the note", "ملاحظات جاهزة");
export const noteLeave = defineMessage("checkout.noteLeave", "Leave at the door", "اتركه عند الباب");
export const noteCall = defineMessage("checkout.noteCall", "Call me on arrival", "اتصل بي عند الوصول");
export const noteHand = defineMessage("checkout.noteHand", "Hand it to me", "سلّمه لي باليد");
