import { word } from "../word.js";

/* Words of home, stores, products and what is chosen about them. */

export const morning = word(
  "catalogue.morning",
  "Good morning. What would you like?",
  "صباح الخير، ماذا تشتهي؟",
);
export const afternoon = word(
  "catalogue.afternoon",
  "Good afternoon. What would you like?",
  "نهارك سعيد، ماذا تشتهي؟",
);
export const evening = word(
  "catalogue.evening",
  "Good evening. What would you like?",
  "مساء الخير، ماذا تشتهي؟",
);
export const morningNamed = word(
  "catalogue.morningNamed",
  "Good morning, {name}. What would you like?",
  "صباح الخير يا {name}، ماذا تشتهي؟",
);
export const afternoonNamed = word(
  "catalogue.afternoonNamed",
  "Good afternoon, {name}. What would you like?",
  "نهارك سعيد يا {name}، ماذا تشتهي؟",
);
export const eveningNamed = word(
  "catalogue.eveningNamed",
  "Good evening, {name}. What would you like?",
  "مساء الخير يا {name}، ماذا تشتهي؟",
);
export const delivery = word("catalogue.delivery", "Delivery", "توصيل");
export const pickup = word("catalogue.pickup", "Pick Up", "استلام من المتجر");
export const dineIn = word("catalogue.dineIn", "Dine In", "تناول في المطعم");
export const orderType = word("catalogue.orderType", "Order type", "نوع الطلب");
export const categories = word("catalogue.categories", "Categories", "الأقسام");
export const offers = word("catalogue.offers", "Offers", "العروض");
export const allCategories = word("catalogue.allCategories", "All categories", "كل الأقسام");
export const places = word(
  "catalogue.places",
  { one: "{count} place", other: "{count} places" },
  {
    zero: "لا متاجر",
    one: "متجر واحد",
    two: "متجران",
    few: "{count} متاجر",
    many: "{count} متجرًا",
    other: "{count} متجر",
  },
);
export const noPlaces = word("catalogue.noPlaces", "No places here yet", "لا متاجر هنا بعد");
export const noPlacesText = word(
  "catalogue.noPlacesText",
  "Nobody delivers this to you at the moment. Have a look at the others.",
  "لا يوصل أحد هذا القسم إليك الآن. تصفّح الأقسام الأخرى.",
);
export const noRails = word("catalogue.noRails", "Nothing to show yet", "لا يوجد ما نعرضه بعد");
export const noRailsText = word(
  "catalogue.noRailsText",
  "Shops are still setting their tables. Please come back soon.",
  "المتاجر تجهّز موائدها. يرجى العودة قريبًا.",
);
export const feeDelivery = word("catalogue.feeDelivery", "{fee} delivery", "{fee} للتوصيل");
export const freeDelivery = word("catalogue.freeDelivery", "Free delivery", "توصيل مجاني");
export const percentOff = word("catalogue.percentOff", "{percent} off", "خصم {percent}");
export const opensAt = word("catalogue.opensAt", "Opens at {time}", "يفتح الساعة {time}");
export const opensTomorrowAt = word(
  "catalogue.opensTomorrowAt",
  "Opens tomorrow at {time}",
  "يفتح غدًا الساعة {time}",
);
export const opensOn = word("catalogue.opensOn", "Opens {date}, {time}", "يفتح {date}، {time}");
export const closedOpensAt = word(
  "catalogue.closedOpensAt",
  "Closed, opens at {time}",
  "مغلق، يفتح الساعة {time}",
);
export const closedOpensTomorrowAt = word(
  "catalogue.closedOpensTomorrowAt",
  "Closed, opens tomorrow at {time}",
  "مغلق، يفتح غدًا الساعة {time}",
);
export const closedOpensOn = word(
  "catalogue.closedOpensOn",
  "Closed, opens {date}, {time}",
  "مغلق، يفتح {date}، {time}",
);
export const closedNow = word("catalogue.closedNow", "Closed now", "مغلق الآن");
export const closedText = word(
  "catalogue.closedText",
  "Have a look at the menu; you can order when the doors open.",
  "تصفّح القائمة، ويمكنك الطلب حين يفتح المتجر.",
);
export const dineInOnly = word("catalogue.dineInOnly", "Dine in only", "تناول في المطعم فقط");
export const dineInOnlyMessage = word(
  "catalogue.dineInOnlyMessage",
  "Can't buy from this store, just dine in",
  "لا يمكن الشراء من هذا المتجر، فهو متاح لتناول الطعام في المطعم فقط",
);
export const noDelivery = word(
  "catalogue.noDelivery",
  "No delivery, just dine in",
  "لا توصيل، تناول في المطعم فقط",
);
export const deliveryTime = word("catalogue.deliveryTime", "Delivery time", "وقت التوصيل");
export const deliveryFee = word("catalogue.deliveryFee", "Delivery fee", "رسوم التوصيل");
export const minimumOrder = word("catalogue.minimumOrder", "Minimum order", "الحد الأدنى");
export const none = word("catalogue.none", "None", "لا يوجد");
export const openToday = word("catalogue.openToday", "Open today", "مفتوح اليوم");
export const until = word("catalogue.until", "Until {time}", "حتى {time}");
export const allDay = word("catalogue.allDay", "All day", "طوال اليوم");
export const freeDeliveryOver = word(
  "catalogue.freeDeliveryOver",
  "Free delivery over {amount}",
  "توصيل مجاني للطلبات فوق {amount}",
);
export const offerPercent = word(
  "catalogue.offerPercent",
  "Up to {percent} off on this menu",
  "خصم يصل إلى {percent} في هذه القائمة",
);
export const share = word("catalogue.share", "Share {name}", "مشاركة {name}");
export const saveFavourite = word(
  "catalogue.saveFavourite",
  "Add {name} to favourites",
  "إضافة {name} إلى المفضلة",
);
export const dropFavourite = word(
  "catalogue.dropFavourite",
  "Remove {name} from favourites",
  "إزالة {name} من المفضلة",
);
export const searchMenu = word("catalogue.searchMenu", "Search this menu", "ابحث في القائمة");
export const menu = word("catalogue.menu", "Menu", "القائمة");
export const mostOrdered = word("catalogue.mostOrdered", "Most ordered", "الأكثر طلبًا");
export const emptyMenu = word("catalogue.emptyMenu", "No products here yet", "لا منتجات هنا بعد");
export const emptyMenuText = word(
  "catalogue.emptyMenuText",
  "This menu is still being written. There is plenty to find elsewhere.",
  "هذه القائمة قيد الإعداد، وفي المتاجر الأخرى الكثير.",
);
export const noCategoryData = word(
  "catalogue.noCategoryData",
  "no data on this category",
  "لا توجد بيانات في هذا القسم",
);
export const sectionFailed = word(
  "catalogue.sectionFailed",
  "This part of the menu did not load.",
  "تعذّر تحميل هذا الجزء من القائمة.",
);
export const showMore = word("catalogue.showMore", "Show more", "عرض المزيد");
export const backToStore = word("catalogue.backToStore", "Back to {name}", "العودة إلى {name}");
export const soldOut = word("catalogue.soldOut", "Sold out today", "نفد اليوم");
export const onlyLeft = word(
  "catalogue.onlyLeft",
  { one: "Only {count} left", other: "Only {count} left" },
  {
    zero: "نفدت الكمية",
    one: "بقيت قطعة واحدة",
    two: "بقيت قطعتان",
    few: "بقيت {count} قطع",
    many: "بقيت {count} قطعة",
    other: "بقيت {count} قطعة",
  },
);
export const allWeHave = word("catalogue.allWeHave", "That is all we have", "هذا كل ما لدينا");
export const add = word("catalogue.add", "Add", "أضف");
export const addNamed = word("catalogue.addNamed", "Add {name}", "أضف {name}");
export const chooseNamed = word("catalogue.chooseNamed", "Choose options for {name}", "اختر إضافات {name}");
export const quantityOf = word("catalogue.quantityOf", "Quantity of {name}", "كمية {name}");
export const moreNamed = word("catalogue.moreNamed", "One more {name}", "زيادة {name}");
export const lessNamed = word("catalogue.lessNamed", "One less {name}", "إنقاص {name}");
export const removeNamed = word("catalogue.removeNamed", "Remove {name}", "إزالة {name}");
export const quantityNow = word("catalogue.quantityNow", "{name}: {count}", "{name}: {count}");
export const limitReached = word(
  "catalogue.limitReached",
  { one: "Only {count} left today", other: "Only {count} left today" },
  {
    zero: "نفدت الكمية اليوم",
    one: "بقيت قطعة واحدة اليوم",
    two: "بقيت قطعتان اليوم",
    few: "بقيت {count} قطع اليوم",
    many: "بقيت {count} قطعة اليوم",
    other: "بقيت {count} قطعة اليوم",
  },
);
export const viewCart = word("catalogue.viewCart", "View cart", "عرض السلة");
export const chooseExactly = word(
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
export const chooseBetween = word(
  "catalogue.chooseBetween",
  "Choose {min} to {max}",
  "اختر من {min} إلى {max}",
);
export const chooseAtLeast = word(
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
export const optionalUpTo = word(
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
export const chosen = word("catalogue.chosen", "Chosen", "تم الاختيار");
export const chosenOf = word("catalogue.chosenOf", "{count} / {max}", "{count} / {max}");
export const chosenOfLabel = word(
  "catalogue.chosenOfLabel",
  "{count} of {max} chosen",
  "تم اختيار {count} من {max}",
);
export const chooseFirst = word("catalogue.chooseFirst", "Please choose: {group}", "يرجى الاختيار: {group}");
export const extraPrice = word("catalogue.extraPrice", "+ {price}", "+ {price}");
export const optionOut = word("catalogue.optionOut", "Sold out", "نفد");
export const specialRequest = word("catalogue.specialRequest", "Special request", "طلب خاص");
export const specialRequestHelp = word(
  "catalogue.specialRequestHelp",
  "The kitchen will do its best.",
  "سيبذل المطبخ جهده.",
);
export const specialRequestExample = word(
  "catalogue.specialRequestExample",
  "No raisins, please",
  "بدون زبيب من فضلك",
);
export const productFailed = word(
  "catalogue.productFailed",
  "This product did not load.",
  "تعذّر تحميل هذا المنتج.",
);
