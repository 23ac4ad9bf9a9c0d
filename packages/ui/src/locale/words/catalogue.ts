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
    zero: "نفدت الكمية",
    one: "بقيت قطعة واحدة",
    two: "بقيت قطعتان",
    few: "بقيت {count} قطع",
    many: "بقيت {count} قطعة",
    other: "بقيت {count} قطعة",
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

/* Reviews. */
export const reviews = word("catalogue.reviews", "Reviews", "التقييمات");
export const reviewsCount = word(
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
export const noReviews = word(
  "catalogue.noReviews",
  "There is no Reviews here yet",
  "لا توجد تقييمات حتى الآن",
);
export const noReviewsText = word(
  "catalogue.noReviewsText",
  "Whoever orders here can be the first to tell how it was.",
  "أول من يطلب من هنا يمكنه أن يخبرنا برأيه.",
);
export const starShare = word("catalogue.starShare", "{stars}: {percent}", "{stars}: {percent}");
export const newest = word("catalogue.newest", "Newest", "الأحدث");
export const highest = word("catalogue.highest", "Highest", "الأعلى");
export const lowest = word("catalogue.lowest", "Lowest", "الأدنى");
export const sort = word("catalogue.sort", "Sort", "الترتيب");
export const readMore = word("catalogue.readMore", "Read more", "اقرأ المزيد");
export const readLess = word("catalogue.readLess", "Read less", "اقرأ أقل");
export const writeReview = word("catalogue.writeReview", "Write a review", "اكتب تقييمًا");
export const yourReview = word("catalogue.yourReview", "Your review", "تقييمك");
export const howWasIt = word("catalogue.howWasIt", "How was it?", "كيف كان طلبك؟");
export const storeAndDate = word("catalogue.storeAndDate", "{name}, {date}", "{name}، {date}");
export const rateProducts = word("catalogue.rateProducts", "And what you ordered?", "وما رأيك فيما طلبته؟");
export const tellOthers = word("catalogue.tellOthers", "Tell others", "أخبر الآخرين");
export const tellOthersExample = word(
  "catalogue.tellOthersExample",
  "What was good, what could be better?",
  "ما الذي أعجبك، وما الذي يمكن تحسينه؟",
);
export const postReview = word("catalogue.postReview", "Post review", "أرسل التقييم");

/* Search. */
export const recent = word("catalogue.recent", "Recent", "عمليات البحث الأخيرة");
export const clear = word("catalogue.clear", "Clear", "مسح");
export const clearRecent = word("catalogue.clearRecent", "Clear recent searches", "مسح عمليات البحث الأخيرة");
export const suggestions = word("catalogue.suggestions", "Suggestions", "الاقتراحات");
export const suggestionsCount = word(
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
export const fillIn = word("catalogue.fillIn", "Write it into the box", "اكتبه في الخانة");
export const searchFor = word("catalogue.searchFor", "Search for “{query}”", "ابحث عن «{query}»");
export const kindStore = word("catalogue.kindStore", "Place", "متجر");
export const kindProduct = word("catalogue.kindProduct", "Product", "منتج");
export const kindCategory = word("catalogue.kindCategory", "Category", "قسم");
export const all = word("catalogue.all", "All", "الكل");
export const placesTitle = word("catalogue.placesTitle", "Places", "المتاجر");
export const everyPlace = word("catalogue.everyPlace", "All places", "كل المتاجر");
export const findPlace = word("catalogue.findPlace", "Find a place by name", "ابحث عن متجر باسمه");
export const productsTitle = word("catalogue.productsTitle", "Products", "المنتجات");
export const resultsFor = word("catalogue.resultsFor", "Results for “{query}”", "نتائج «{query}»");
export const correctedTo = word(
  "catalogue.correctedTo",
  "Showing results for {corrected}. We found nothing for {query}.",
  "نعرض نتائج {corrected}، فلم نجد شيئًا باسم {query}.",
);
export const nothingFound = word(
  "catalogue.nothingFound",
  "Nothing found for “{query}”",
  "لا نتائج لـ «{query}»",
);
export const nothingFoundText = word(
  "catalogue.nothingFoundText",
  "Try another word, or look through the categories.",
  "جرّب كلمة أخرى، أو تصفّح الأقسام.",
);
export const findCategory = word("catalogue.findCategory", "Find a category", "ابحث عن قسم");

/* Lists of stores and products. */
export const filter = word("catalogue.filter", "Filter", "تصفية");
export const onlyShow = word("catalogue.onlyShow", "Only show", "اعرض فقط");
export const openNow = word("catalogue.openNow", "Open now", "المفتوح الآن");
export const ratedFrom = word("catalogue.ratedFrom", "Rated {rating} or more", "بتقييم {rating} أو أكثر");
export const cuisine = word("catalogue.cuisine", "Cuisine", "المطبخ");
export const any = word("catalogue.any", "Any", "الكل");
export const sortRecommended = word("catalogue.sortRecommended", "Recommended", "المقترح");
export const sortRating = word("catalogue.sortRating", "Best rated", "الأعلى تقييمًا");
export const sortTime = word("catalogue.sortTime", "Fastest", "الأسرع");
export const sortFee = word("catalogue.sortFee", "Lowest delivery fee", "الأقل رسوم توصيل");
export const sortMinOrder = word("catalogue.sortMinOrder", "Lowest minimum order", "الأقل حدًّا أدنى");
export const sortPriceLow = word("catalogue.sortPriceLow", "Price: low to high", "السعر من الأقل");
export const sortPriceHigh = word("catalogue.sortPriceHigh", "Price: high to low", "السعر من الأعلى");
export const resetFilters = word("catalogue.resetFilters", "Reset", "إعادة الضبط");
export const showResults = word("catalogue.showResults", "Show results", "اعرض النتائج");
export const nothingMatches = word(
  "catalogue.nothingMatches",
  "No place matches these filters",
  "لا متجر يطابق هذه التصفية",
);
export const products = word(
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
export const collection = word("catalogue.collection", "Collection", "مجموعة");
export const partsOf = word("catalogue.partsOf", "Parts of {name}", "أقسام {name}");
export const noCollectionData = word(
  "catalogue.noCollectionData",
  "no data on this collection",
  "لا توجد بيانات في هذه المجموعة",
);
export const favourites = word("catalogue.favourites", "Favourites", "المفضلة");
export const noFavourites = word("catalogue.noFavourites", "No favorite items", "لا توجد عناصر في المفضلة");
export const noFavouritesText = word(
  "catalogue.noFavouritesText",
  "Press the heart on what you like, and find it here again.",
  "اضغط على القلب لتجد هنا ما أعجبك.",
);
export const noFavouritesSignedOut = word(
  "catalogue.noFavouritesSignedOut",
  "Log in to keep what you like",
  "سجّل الدخول لتحفظ ما يعجبك",
);
export const logIn = word("catalogue.logIn", "Log in", "تسجيل الدخول");
export const lookAround = word("catalogue.lookAround", "Look around", "تصفّح");

/* A store's facts. */
export const storeInfo = word("catalogue.storeInfo", "Store info", "معلومات المتجر");
export const infoOf = word("catalogue.infoOf", "About {name}", "عن {name}");
export const openingHours = word("catalogue.openingHours", "Opening hours", "أوقات العمل");
export const openUntil = word("catalogue.openUntil", "Open until {time}", "مفتوح حتى {time}");
export const openAllDay = word("catalogue.openAllDay", "Open all day", "مفتوح طوال اليوم");
export const closedThatDay = word("catalogue.closedThatDay", "Closed", "مغلق");
export const today = word("catalogue.today", "Today", "اليوم");
export const nextDay = word("catalogue.nextDay", "the next day", "في اليوم التالي");
export const wholeWeek = word("catalogue.wholeWeek", "Whole week", "الأسبوع كله");
export const hoursUnknown = word(
  "catalogue.hoursUnknown",
  "This store has not told its hours yet.",
  "لم يحدد المتجر أوقات عمله بعد.",
);
export const location = word("catalogue.location", "Location", "الموقع");
export const noLocation = word(
  "catalogue.noLocation",
  "there is no location for this vendor",
  "لا يتوفر موقع لهذا المتجر",
);
export const zone = word("catalogue.zone", "Zone {zone}", "منطقة {zone}");
export const directions = word("catalogue.directions", "Directions", "الاتجاهات");
export const directionsTo = word("catalogue.directionsTo", "Directions to {name}", "الاتجاهات إلى {name}");
export const legalName = word("catalogue.legalName", "Registered as", "الاسم القانوني");
export const soldBy = word("catalogue.soldBy", "From {name}", "من {name}");
export const brandOf = word("catalogue.brandOf", "Brand: {brand}", "العلامة: {brand}");
export const picturesOf = word("catalogue.picturesOf", "Pictures of {name}", "صور {name}");
export const pictureAt = word(
  "catalogue.pictureAt",
  "Picture {count} of {total}",
  "الصورة {count} من {total}",
);
export const alsoLiked = word("catalogue.alsoLiked", "More from {name}", "المزيد من {name}");

/* The map with a pin. */
export const mapLabel = word(
  "catalogue.mapLabel",
  "Map: the arrow keys move the pin, plus and minus zoom",
  "خريطة: تحرّك الأسهم الدبوس، والزائد والناقص للتكبير والتصغير",
);
export const mapStill = word("catalogue.mapStill", "Map of {place}", "خريطة {place}");
export const mapMark = word("catalogue.mapMark", "the place", "المكان");
export const zoomIn = word("catalogue.zoomIn", "Zoom in", "تكبير");
export const zoomOut = word("catalogue.zoomOut", "Zoom out", "تصغير");
export const myLocation = word("catalogue.myLocation", "Use my location", "استخدم موقعي");
export const pinNear = word("catalogue.pinNear", "Pin near {place}", "الدبوس قرب {place}");
export const moveMap = word("catalogue.moveMap", "Move the map to place the pin", "حرّك الخريطة لتحديد موقعك");
export const mapFailed = word("catalogue.mapFailed", "The map did not load.", "تعذّر تحميل الخريطة.");
export const mapOutline = word("catalogue.mapOutline", "Simplified map", "خريطة مبسطة");

/* The offers that follow each other at the top of home. */
export const pauseOffers = word("catalogue.pauseOffers", "Stop the offers from moving", "أوقف حركة العروض");
export const playOffers = word("catalogue.playOffers", "Let the offers move", "شغّل حركة العروض");
export const offerAt = word("catalogue.offerAt", "Offer {count} of {total}", "العرض {count} من {total}");
export const chooseOffer = word("catalogue.chooseOffer", "Choose an offer", "اختر عرضًا");

/* Order again. */
export const reorder = word("catalogue.reorder", "Order again", "اطلب مرة أخرى");
export const reorderFrom = word(
  "catalogue.reorderFrom",
  "Order again from {name}",
  "اطلب مرة أخرى من {name}",
);
export const itemsOf = word(
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
export const mapRayyan = word("catalogue.mapRayyan", "Al Rayyan", "الريان");
export const mapKhor = word("catalogue.mapKhor", "Al Khor", "الخور");
export const mapShamal = word("catalogue.mapShamal", "Al Shamal", "الشمال");
export const mapDukhan = word("catalogue.mapDukhan", "Dukhan", "دخان");
export const mapMesaieed = word("catalogue.mapMesaieed", "Mesaieed", "مسيعيد");
export const mapGharrafa = word("catalogue.mapGharrafa", "Al Gharrafa", "الغرافة");
export const mapUmmSalal = word("catalogue.mapUmmSalal", "Umm Salal", "أم صلال");
export const mapOldAirport = word("catalogue.mapOldAirport", "Old Airport", "المطار القديم");
