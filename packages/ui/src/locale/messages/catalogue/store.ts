import { defineMessage } from "../../define-message.js";

/* Messages of the store page. */

export const deliveryTime = defineMessage("catalogue.deliveryTime", "Delivery time", "وقت التوصيل");
export const deliveryFee = defineMessage("catalogue.deliveryFee", "Delivery fee", "رسوم التوصيل");
export const minimumOrder = defineMessage("catalogue.minimumOrder", "Minimum order", "الحد الأدنى");
export const none = defineMessage("catalogue.none", "None", "لا يوجد");
export const openToday = defineMessage("catalogue.openToday", "Open today", "مفتوح اليوم");
export const until = defineMessage("catalogue.until", "Until {time}", "حتى {time}");
export const allDay = defineMessage("catalogue.allDay", "All day", "طوال اليوم");
export const searchMenu = defineMessage("catalogue.searchMenu", "Search this menu", "ابحث في القائمة");
export const mostOrdered = defineMessage("catalogue.mostOrdered", "Most ordered", "الأكثر طلبًا");
export const emptyMenu = defineMessage("catalogue.emptyMenu", "No products here yet", "لا منتجات هنا بعد");
export const emptyMenuText = defineMessage(
  "catalogue.emptyMenuText",
  "This menu is still being written. There is plenty to find elsewhere.",
  "هذه القائمة قيد الإعداد، وستجد الكثير في المتاجر الأخرى.",
);
export const sectionFailed = defineMessage(
  "catalogue.sectionFailed",
  "This part of the menu did not load.",
  "تعذّر تحميل هذا الجزء من القائمة.",
);
export const backToStore = defineMessage("catalogue.backToStore", "Back to {name}", "العودة إلى {name}");
export const products = defineMessage(
  "catalogue.products",
  { one: "{count} product", other: "{count} products" },
  {
    zero: "لا منتجات",
    one: "منتج واحد",
    two: "منتجان",
    few: "{count} منتجات",
    many: "{count} منتجًا",
    other: "{count} منتج",
  },
);
export const storeInfo = defineMessage("catalogue.storeInfo", "Store info", "معلومات المتجر");
export const infoOf = defineMessage("catalogue.infoOf", "About {name}", "عن {name}");
export const location = defineMessage("catalogue.location", "Location", "الموقع");
export const soldBy = defineMessage("catalogue.soldBy", "From {name}", "من {name}");
export const brandOf = defineMessage("catalogue.brandOf", "Brand: {brand}", "العلامة: {brand}");
export const picturesOf = defineMessage("catalogue.picturesOf", "Pictures of {name}", "صور {name}");
export const pictureAt = defineMessage(
  "catalogue.pictureAt",
  "Picture {count} of {total}",
  "الصورة {count} من {total}",
);
export const alsoLiked = defineMessage("catalogue.alsoLiked", "More from {name}", "المزيد من {name}");
export const moveMap = defineMessage(
  "catalogue.moveMap",
  "Move the map to place the pin",
  "حرّك الخريطة لتحديد موقعك",
);
