import { defineMessage } from "../define-message.js";

/* Messages of home, stores, products and product choices. */

export const morning = defineMessage(
  "catalogue.morning",
  "Good morning. What would you like?",
  "صباح الخير، ماذا تشتهي؟",
);
export const afternoon = defineMessage(
  "catalogue.afternoon",
  "Good afternoon. What would you like?",
  "نهارك سعيد، ماذا تشتهي؟",
);
export const evening = defineMessage(
  "catalogue.evening",
  "Good evening. What would you like?",
  "مساء الخير، ماذا تشتهي؟",
);
export const morningNamed = defineMessage(
  "catalogue.morningNamed",
  "Good morning, {name}. What would you like?",
  "صباح الخير يا {name}، ماذا تشتهي؟",
);
export const afternoonNamed = defineMessage(
  "catalogue.afternoonNamed",
  "Good afternoon, {name}. What would you like?",
  "نهارك سعيد يا {name}، ماذا تشتهي؟",
);
export const eveningNamed = defineMessage(
  "catalogue.eveningNamed",
  "Good evening, {name}. What would you like?",
  "مساء الخير يا {name}، ماذا تشتهي؟",
);
export const delivery = defineMessage("catalogue.delivery", "Delivery", "توصيل");
export const pickup = defineMessage("catalogue.pickup", "Pick Up", "استلام من المتجر");
export const dineIn = defineMessage("catalogue.dineIn", "Dine In", "تناول في المطعم");
export const orderType = defineMessage("catalogue.orderType", "Order type", "نوع الطلب");
export const categories = defineMessage("catalogue.categories", "Categories", "الأقسام");
export const offers = defineMessage("catalogue.offers", "Offers", "العروض");
export const allCategories = defineMessage("catalogue.allCategories", "All categories", "كل الأقسام");
export const places = defineMessage(
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
export const noRails = defineMessage("catalogue.noRails", "Nothing to show yet", "لا يوجد ما نعرضه بعد");
export const noRailsText = defineMessage(
  "catalogue.noRailsText",
  "Shops are still setting their tables. Please come back soon.",
  "المتاجر تجهّز موائدها. يرجى العودة قريبًا.",
);
export const feeDelivery = defineMessage("catalogue.feeDelivery", "{fee} delivery", "{fee} للتوصيل");
export const freeDelivery = defineMessage("catalogue.freeDelivery", "Free delivery", "توصيل مجاني");
export const percentOff = defineMessage("catalogue.percentOff", "{percent} off", "خصم {percent}");
export const opensAt = defineMessage("catalogue.opensAt", "Opens at {time}", "يفتح الساعة {time}");
export const opensTomorrowAt = defineMessage(
  "catalogue.opensTomorrowAt",
  "Opens tomorrow at {time}",
  "يفتح غدًا الساعة {time}",
);
export const opensOn = defineMessage("catalogue.opensOn", "Opens {date}, {time}", "يفتح {date}، {time}");
export const closedOpensAt = defineMessage(
  "catalogue.closedOpensAt",
  "Closed, opens at {time}",
  "مغلق، يفتح الساعة {time}",
);
export const closedOpensTomorrowAt = defineMessage(
  "catalogue.closedOpensTomorrowAt",
  "Closed, opens tomorrow at {time}",
  "مغلق، يفتح غدًا الساعة {time}",
);
export const closedOpensOn = defineMessage(
  "catalogue.closedOpensOn",
  "Closed, opens {date}, {time}",
  "مغلق، يفتح {date}، {time}",
);
export const closedNow = defineMessage("catalogue.closedNow", "Closed now", "مغلق الآن");
export const closedText = defineMessage(
  "catalogue.closedText",
  "Have a look at the menu; you can order when the doors open.",
  "تصفّح القائمة، ويمكنك الطلب حين يفتح المتجر.",
);
export const dineInOnly = defineMessage("catalogue.dineInOnly", "Dine in only", "تناول في المطعم فقط");
export const dineInOnlyMessage = defineMessage(
  "catalogue.dineInOnlyMessage",
  "Can't buy from this store, just dine in",
  "لا يمكن الشراء من هذا المتجر، فهو متاح لتناول الطعام في المطعم فقط",
);
export const noDelivery = defineMessage(
  "catalogue.noDelivery",
  "No delivery, just dine in",
  "لا توصيل، تناول في المطعم فقط",
);
export const deliveryTime = defineMessage("catalogue.deliveryTime", "Delivery time", "وقت التوصيل");
export const deliveryFee = defineMessage("catalogue.deliveryFee", "Delivery fee", "رسوم التوصيل");
export const minimumOrder = defineMessage("catalogue.minimumOrder", "Minimum order", "الحد الأدنى");
export const none = defineMessage("catalogue.none", "None", "لا يوجد");
export const openToday = defineMessage("catalogue.openToday", "Open today", "مفتوح اليوم");
export const until = defineMessage("catalogue.until", "Until {time}", "حتى {time}");
export const allDay = defineMessage("catalogue.allDay", "All day", "طوال اليوم");
export const freeDeliveryOver = defineMessage(
  "catalogue.freeDeliveryOver",
  "Free delivery over {amount}",
  "توصيل مجاني للطلبات فوق {amount}",
);
export const offerPercent = defineMessage(
  "catalogue.offerPercent",
  "Up to {percent} off on this menu",
  "خصم يصل إلى {percent} في هذه القائمة",
);
export const share = defineMessage("catalogue.share", "Share {name}", "مشاركة {name}");
export const saveFavourite = defineMessage(
  "catalogue.saveFavourite",
  "Add {name} to favourites",
  "إضافة {name} إلى المفضلة",
);
export const dropFavourite = defineMessage(
  "catalogue.dropFavourite",
  "Remove {name} from favourites",
  "إزالة {name} من المفضلة",
);
export const searchMenu = defineMessage("catalogue.searchMenu", "Search this menu", "ابحث في القائمة");
export const menu = defineMessage("catalogue.menu", "Menu", "القائمة");
export const mostOrdered = defineMessage("catalogue.mostOrdered", "Most ordered", "الأكثر طلبًا");
export const emptyMenu = defineMessage("catalogue.emptyMenu", "No products here yet", "لا منتجات هنا بعد");
export const emptyMenuText = defineMessage(
  "catalogue.emptyMenuText",
  "This menu is still being written. There is plenty to find elsewhere.",
  "هذه القائمة قيد الإعداد، وفي المتاجر الأخرى الكثير.",
);
export const noCategoryData = defineMessage(
  "catalogue.noCategoryData",
  "no data on this category",
  "لا توجد بيانات في هذا القسم",
);
export const sectionFailed = defineMessage(
  "catalogue.sectionFailed",
  "This part of the menu did not load.",
  "تعذّر تحميل هذا الجزء من القائمة.",
);
export const showMore = defineMessage("catalogue.showMore", "Show more", "عرض المزيد");
export const backToStore = defineMessage("catalogue.backToStore", "Back to {name}", "العودة إلى {name}");
export const soldOut = defineMessage("catalogue.soldOut", "Sold out today", "نفد اليوم");
export const onlyLeft = defineMessage(
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
export const allWeHave = defineMessage("catalogue.allWeHave", "That is all we have", "هذا كل ما لدينا");
export const add = defineMessage("catalogue.add", "Add", "أضف");
export const addNamed = defineMessage("catalogue.addNamed", "Add {name}", "أضف {name}");
export const chooseNamed = defineMessage(
  "catalogue.chooseNamed",
  "Choose options for {name}",
  "اختر إضافات {name}",
);
export const quantityOf = defineMessage("catalogue.quantityOf", "Quantity of {name}", "كمية {name}");
export const moreNamed = defineMessage("catalogue.moreNamed", "One more {name}", "زيادة {name}");
export const lessNamed = defineMessage("catalogue.lessNamed", "One less {name}", "إنقاص {name}");
export const removeNamed = defineMessage("catalogue.removeNamed", "Remove {name}", "إزالة {name}");
export const quantityNow = defineMessage("catalogue.quantityNow", "{name}: {count}", "{name}: {count}");
export const limitReached = defineMessage(
  "catalogue.limitReached",
  { one: "Only {count} left today", other: "Only {count} left today" },
  {
    zero: "نفدت الكمية",
    one: "بقيت قطعة واحدة",
    two: "بقيت قطعتان",
    few: "بقيت {count} قطع",
    many: "بقيت {count} قطعة",
    other: "بقيت {count} قطعة",
  },
);
export const viewCart = defineMessage("catalogue.viewCart", "View cart", "عرض السلة");
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

/* Reviews. */
export const reviews = defineMessage("catalogue.reviews", "Reviews", "التقييمات");
export const reviewsCount = defineMessage(
  "catalogue.reviewsCount",
  { one: "{count} review", other: "{count} reviews" },
  {
    zero: "لا تقييمات",
    one: "تقييم واحد",
    two: "تقييمان",
    few: "{count} تقييمات",
    many: "{count} تقييمًا",
    other: "{count} تقييم",
  },
);
export const noReviews = defineMessage(
  "catalogue.noReviews",
  "There is no Reviews here yet",
  "لا توجد تقييمات حتى الآن",
);
export const noReviewsText = defineMessage(
  "catalogue.noReviewsText",
  "Whoever orders here can be the first to tell how it was.",
  "أول من يطلب من هنا يمكنه أن يخبرنا برأيه.",
);
export const starShare = defineMessage("catalogue.starShare", "{stars}: {percent}", "{stars}: {percent}");
export const newest = defineMessage("catalogue.newest", "Newest", "الأحدث");
export const highest = defineMessage("catalogue.highest", "Highest", "الأعلى");
export const lowest = defineMessage("catalogue.lowest", "Lowest", "الأدنى");
export const sort = defineMessage("catalogue.sort", "Sort", "الترتيب");
export const readMore = defineMessage("catalogue.readMore", "Read more", "اقرأ المزيد");
export const readLess = defineMessage("catalogue.readLess", "Read less", "اقرأ أقل");
export const writeReview = defineMessage("catalogue.writeReview", "Write a review", "اكتب تقييمًا");
export const yourReview = defineMessage("catalogue.yourReview", "Your review", "تقييمك");
export const howWasIt = defineMessage("catalogue.howWasIt", "How was it?", "كيف كان طلبك؟");
export const storeAndDate = defineMessage("catalogue.storeAndDate", "{name}, {date}", "{name}، {date}");
export const rateProducts = defineMessage(
  "catalogue.rateProducts",
  "And what you ordered?",
  "وما رأيك فيما طلبته؟",
);
export const tellOthers = defineMessage("catalogue.tellOthers", "Tell others", "أخبر الآخرين");
export const tellOthersExample = defineMessage(
  "catalogue.tellOthersExample",
  "What was good, what could be better?",
  "ما الذي أعجبك، وما الذي يمكن تحسينه؟",
);
export const postReview = defineMessage("catalogue.postReview", "Post review", "أرسل التقييم");

/* Search. */
export const recent = defineMessage("catalogue.recent", "Recent", "عمليات البحث الأخيرة");
export const clear = defineMessage("catalogue.clear", "Clear", "مسح");
export const clearRecent = defineMessage(
  "catalogue.clearRecent",
  "Clear recent searches",
  "مسح عمليات البحث الأخيرة",
);
export const suggestions = defineMessage("catalogue.suggestions", "Suggestions", "الاقتراحات");
export const suggestionsCount = defineMessage(
  "catalogue.suggestionsCount",
  { one: "{count} suggestion", other: "{count} suggestions" },
  {
    zero: "لا اقتراحات",
    one: "اقتراح واحد",
    two: "اقتراحان",
    few: "{count} اقتراحات",
    many: "{count} اقتراحًا",
    other: "{count} اقتراح",
  },
);
export const fillIn = defineMessage("catalogue.fillIn", "Write it into the box", "اكتبه في الخانة");
export const searchFor = defineMessage("catalogue.searchFor", "Search for “{query}”", "ابحث عن «{query}»");
export const kindStore = defineMessage("catalogue.kindStore", "Place", "متجر");
export const kindProduct = defineMessage("catalogue.kindProduct", "Product", "منتج");
export const kindCategory = defineMessage("catalogue.kindCategory", "Category", "قسم");
export const all = defineMessage("catalogue.all", "All", "الكل");
export const placesTitle = defineMessage("catalogue.placesTitle", "Places", "المتاجر");
export const everyPlace = defineMessage("catalogue.everyPlace", "All places", "كل المتاجر");
export const findPlace = defineMessage("catalogue.findPlace", "Find a place by name", "ابحث عن متجر باسمه");
export const productsTitle = defineMessage("catalogue.productsTitle", "Products", "المنتجات");
export const resultsFor = defineMessage("catalogue.resultsFor", "Results for “{query}”", "نتائج «{query}»");
export const correctedTo = defineMessage(
  "catalogue.correctedTo",
  "Showing results for {corrected}. We found nothing for {query}.",
  "نعرض نتائج {corrected}، فلم نجد شيئًا باسم {query}.",
);
export const nothingFound = defineMessage(
  "catalogue.nothingFound",
  "Nothing found for “{query}”",
  "لا نتائج لـ «{query}»",
);
export const nothingFoundText = defineMessage(
  "catalogue.nothingFoundText",
  "Try another word, or look through the categories.",
  "جرّب كلمة أخرى، أو تصفّح الأقسام.",
);
export const findCategory = defineMessage("catalogue.findCategory", "Find a category", "ابحث عن قسم");

/* Lists of stores and products. */
export const filter = defineMessage("catalogue.filter", "Filter", "تصفية");
export const onlyShow = defineMessage("catalogue.onlyShow", "Only show", "اعرض فقط");
export const openNow = defineMessage("catalogue.openNow", "Open now", "المفتوح الآن");
export const ratedFrom = defineMessage(
  "catalogue.ratedFrom",
  "Rated {rating} or more",
  "بتقييم {rating} أو أكثر",
);
export const cuisine = defineMessage("catalogue.cuisine", "Cuisine", "المطبخ");
export const any = defineMessage("catalogue.any", "Any", "الكل");
export const sortRecommended = defineMessage("catalogue.sortRecommended", "Recommended", "المقترح");
export const sortRating = defineMessage("catalogue.sortRating", "Best rated", "الأعلى تقييمًا");
export const sortTime = defineMessage("catalogue.sortTime", "Fastest", "الأسرع");
export const sortFee = defineMessage("catalogue.sortFee", "Lowest delivery fee", "الأقل رسوم توصيل");
export const sortMinOrder = defineMessage("catalogue.sortMinOrder", "Lowest minimum order", "الأقل حدًّا أدنى");
export const sortPriceLow = defineMessage("catalogue.sortPriceLow", "Price: low to high", "السعر من الأقل");
export const sortPriceHigh = defineMessage(
  "catalogue.sortPriceHigh",
  "Price: high to low",
  "السعر من الأعلى",
);
export const resetFilters = defineMessage("catalogue.resetFilters", "Reset", "إعادة الضبط");
export const showResults = defineMessage("catalogue.showResults", "Show results", "اعرض النتائج");
export const nothingMatches = defineMessage(
  "catalogue.nothingMatches",
  "No place matches these filters",
  "لا متجر يطابق هذه التصفية",
);
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
export const collection = defineMessage("catalogue.collection", "Collection", "مجموعة");
export const partsOf = defineMessage("catalogue.partsOf", "Parts of {name}", "أقسام {name}");
export const noCollectionData = defineMessage(
  "catalogue.noCollectionData",
  "no data on this collection",
  "لا توجد بيانات في هذه المجموعة",
);
export const favourites = defineMessage("catalogue.favourites", "Favourites", "المفضلة");
export const noFavourites = defineMessage(
  "catalogue.noFavourites",
  "No favorite items",
  "لا توجد عناصر في المفضلة",
);
export const noFavouritesText = defineMessage(
  "catalogue.noFavouritesText",
  "Press the heart on what you like, and find it here again.",
  "اضغط على القلب لتجد هنا ما أعجبك.",
);
export const noFavouritesSignedOut = defineMessage(
  "catalogue.noFavouritesSignedOut",
  "Log in to keep what you like",
  "سجّل الدخول لتحفظ ما يعجبك",
);
export const logIn = defineMessage("catalogue.logIn", "Log in", "تسجيل الدخول");
export const lookAround = defineMessage("catalogue.lookAround", "Look around", "تصفّح");

/* Store details. */
export const storeInfo = defineMessage("catalogue.storeInfo", "Store info", "معلومات المتجر");
export const infoOf = defineMessage("catalogue.infoOf", "About {name}", "عن {name}");
export const openingHours = defineMessage("catalogue.openingHours", "Opening hours", "أوقات العمل");
export const openUntil = defineMessage("catalogue.openUntil", "Open until {time}", "مفتوح حتى {time}");
export const openAllDay = defineMessage("catalogue.openAllDay", "Open all day", "مفتوح طوال اليوم");
export const closedThatDay = defineMessage("catalogue.closedThatDay", "Closed", "مغلق");
export const today = defineMessage("catalogue.today", "Today", "اليوم");
export const nextDay = defineMessage("catalogue.nextDay", "the next day", "في اليوم التالي");
export const wholeWeek = defineMessage("catalogue.wholeWeek", "Whole week", "الأسبوع كله");
export const hoursUnknown = defineMessage(
  "catalogue.hoursUnknown",
  "This store has not told its hours yet.",
  "لم يحدد المتجر أوقات عمله بعد.",
);
export const location = defineMessage("catalogue.location", "Location", "الموقع");
export const noLocation = defineMessage(
  "catalogue.noLocation",
  "there is no location for this vendor",
  "لا يتوفر موقع لهذا المتجر",
);
export const zone = defineMessage("catalogue.zone", "Zone {zone}", "منطقة {zone}");
export const directions = defineMessage("catalogue.directions", "Directions", "الاتجاهات");
export const directionsTo = defineMessage(
  "catalogue.directionsTo",
  "Directions to {name}",
  "الاتجاهات إلى {name}",
);
export const legalName = defineMessage("catalogue.legalName", "Registered as", "الاسم القانوني");
export const soldBy = defineMessage("catalogue.soldBy", "From {name}", "من {name}");
export const brandOf = defineMessage("catalogue.brandOf", "Brand: {brand}", "العلامة: {brand}");
export const picturesOf = defineMessage("catalogue.picturesOf", "Pictures of {name}", "صور {name}");
export const pictureAt = defineMessage(
  "catalogue.pictureAt",
  "Picture {count} of {total}",
  "الصورة {count} من {total}",
);
export const alsoLiked = defineMessage("catalogue.alsoLiked", "More from {name}", "المزيد من {name}");

/* Location map. */
export const mapLabel = defineMessage(
  "catalogue.mapLabel",
  "Map: the arrow keys move the pin, plus and minus zoom",
  "خريطة: تحرّك الأسهم الدبوس، والزائد والناقص للتكبير والتصغير",
);
export const mapStill = defineMessage("catalogue.mapStill", "Map of {place}", "خريطة {place}");
export const mapMark = defineMessage("catalogue.mapMark", "the place", "المكان");
export const zoomIn = defineMessage("catalogue.zoomIn", "Zoom in", "تكبير");
export const zoomOut = defineMessage("catalogue.zoomOut", "Zoom out", "تصغير");
export const myLocation = defineMessage("catalogue.myLocation", "Use my location", "استخدم موقعي");
export const pinNear = defineMessage("catalogue.pinNear", "Pin near {place}", "الدبوس قرب {place}");
export const moveMap = defineMessage(
  "catalogue.moveMap",
  "Move the map to place the pin",
  "حرّك الخريطة لتحديد موقعك",
);
export const mapFailed = defineMessage("catalogue.mapFailed", "The map did not load.", "تعذّر تحميل الخريطة.");
export const mapOutline = defineMessage("catalogue.mapOutline", "Simplified map", "خريطة مبسطة");

/* Banner carousel of the home page. */
export const pauseOffers = defineMessage(
  "catalogue.pauseOffers",
  "Stop the offers from moving",
  "أوقف حركة العروض",
);
export const playOffers = defineMessage("catalogue.playOffers", "Let the offers move", "شغّل حركة العروض");
export const offerAt = defineMessage(
  "catalogue.offerAt",
  "Offer {count} of {total}",
  "العرض {count} من {total}",
);
export const chooseOffer = defineMessage("catalogue.chooseOffer", "Choose an offer", "اختر عرضًا");

/* Reorder. */
export const reorder = defineMessage("catalogue.reorder", "Order again", "اطلب مرة أخرى");
export const reorderFrom = defineMessage(
  "catalogue.reorderFrom",
  "Order again from {name}",
  "اطلب مرة أخرى من {name}",
);
export const itemsOf = defineMessage(
  "catalogue.itemsOf",
  { one: "{count} item", other: "{count} items" },
  {
    zero: "لا منتجات",
    one: "منتج واحد",
    two: "منتجان",
    few: "{count} منتجات",
    many: "{count} منتجًا",
    other: "{count} منتج",
  },
);
export const mapRayyan = defineMessage("catalogue.mapRayyan", "Al Rayyan", "الريان");
export const mapKhor = defineMessage("catalogue.mapKhor", "Al Khor", "الخور");
export const mapShamal = defineMessage("catalogue.mapShamal", "Al Shamal", "الشمال");
export const mapDukhan = defineMessage("catalogue.mapDukhan", "Dukhan", "دخان");
export const mapMesaieed = defineMessage("catalogue.mapMesaieed", "Mesaieed", "مسيعيد");
export const mapGharrafa = defineMessage("catalogue.mapGharrafa", "Al Gharrafa", "الغرافة");
export const mapUmmSalal = defineMessage("catalogue.mapUmmSalal", "Umm Salal", "أم صلال");
export const mapOldAirport = defineMessage("catalogue.mapOldAirport", "Old Airport", "المطار القديم");
