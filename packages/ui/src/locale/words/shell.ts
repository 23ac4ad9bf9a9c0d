import { word } from "../word.js";

/* Words of the frame around every page: headers, tab bar, footer, account, status pages. */

export const skipToContent = word("shell.skipToContent", "Skip to content", "انتقل إلى المحتوى");
export const skipToCart = word("shell.skipToCart", "Skip to your cart", "انتقل إلى سلتك");
export const home = word("shell.home", "Home", "الرئيسية");
export const search = word("shell.search", "Search", "بحث");
export const searchHint = word(
  "shell.searchHint",
  "Search dishes, shops and flowers",
  "ابحث عن أطباق ومتاجر وزهور",
);
export const searchHintShort = word("shell.searchHintShort", "Dishes, shops, flowers", "أطباق، متاجر، زهور");
export const orders = word("shell.orders", "Orders", "طلباتي");
export const favourites = word("shell.favourites", "Favourites", "المفضلة");
export const profile = word("shell.profile", "Profile", "حسابي");
export const addresses = word("shell.addresses", "Addresses", "العناوين");
export const payments = word("shell.payments", "Payments", "المدفوعات");
export const coupons = word("shell.coupons", "Coupons", "القسائم");
export const wallet = word("shell.wallet", "Wallet", "المحفظة");
export const family = word("shell.family", "Family", "العائلة");
export const account = word("shell.account", "Account", "الحساب");
export const signIn = word("shell.signIn", "Sign in", "تسجيل الدخول");
export const logOut = word("shell.logOut", "Log out", "تسجيل الخروج");
export const mainNavigation = word("shell.mainNavigation", "Main", "الرئيسي");
export const notifications = word("shell.notifications", "Notifications", "الإشعارات");
export const unreadNotifications = word(
  "shell.unreadNotifications",
  { one: "{count} unread notification", other: "{count} unread notifications" },
  {
    zero: "لا إشعارات جديدة",
    one: "إشعار واحد غير مقروء",
    two: "إشعاران غير مقروءين",
    few: "{count} إشعارات غير مقروءة",
    many: "{count} إشعارًا غير مقروء",
    other: "{count} إشعار غير مقروء",
  },
);
export const cart = word("shell.cart", "Cart", "السلة");
export const cartItems = word(
  "shell.cartItems",
  { one: "{count} product in your cart", other: "{count} products in your cart" },
  {
    zero: "لا منتجات في سلتك",
    one: "منتج واحد في سلتك",
    two: "منتجان في سلتك",
    few: "{count} منتجات في سلتك",
    many: "{count} منتجًا في سلتك",
    other: "{count} منتج في سلتك",
  },
);
export const deliverTo = word("shell.deliverTo", "Delivery, as soon as possible", "توصيل في أقرب وقت");
export const chooseArea = word("shell.chooseArea", "Choose your area", "اختر منطقتك");
export const otherLanguage = word("shell.otherLanguage", "العربية", "English");
export const otherLanguageShort = word("shell.otherLanguageShort", "ع", "EN");
export const dark = word("shell.dark", "Dark theme", "المظهر الداكن");
export const about = word("shell.about", "About us", "من نحن");
export const contact = word("shell.contact", "Contact us", "اتصل بنا");
export const privacy = word("shell.privacy", "Privacy", "الخصوصية");
export const terms = word("shell.terms", "Terms", "الشروط");
export const vendorCoupons = word("shell.vendorCoupons", "Vendor coupons", "قسائم المتاجر");
export const joinFamily = word("shell.joinFamily", "Join family", "انضم إلى العائلة");
export const becomePartner = word("shell.becomePartner", "Become a partner", "كن شريكًا");
export const becomeRider = word("shell.becomeRider", "Ride with us", "كن مندوب توصيل");
export const becomeStar = word("shell.becomeStar", "{brand} stars", "نجوم {brand}");
export const marketplace = word("shell.marketplace", "Marketplace", "السوق");
export const footerOrder = word("shell.footerOrder", "Order", "اطلب");
export const footerWork = word("shell.footerWork", "Work with us", "اعمل معنا");
export const footerLine = word(
  "shell.footerLine",
  "Kitchens, flowers and markets of Qatar, at your door.",
  "مطابخ قطر وزهورها وأسواقها عند بابك.",
);
export const copyright = word(
  "shell.copyright",
  "© {year} {brand}, Doha, Qatar",
  "© {year} {brand}، الدوحة، قطر",
);
export const footer = word("shell.footer", "Footer", "تذييل الصفحة");
export const backToHome = word("shell.backToHome", "Back to home", "العودة إلى الرئيسية");
export const seeOrders = word("shell.seeOrders", "See your orders", "عرض طلباتك");
export const getHelp = word("shell.getHelp", "Get help", "احصل على المساعدة");
export const searchSomething = word("shell.searchSomething", "Search for something", "ابحث عن شيء");
export const notFoundTitle = word(
  "shell.notFoundTitle",
  "This page could not be found",
  "تعذّر العثور على هذه الصفحة",
);
export const notFoundText = word(
  "shell.notFoundText",
  "Someone cleared the plate. The kitchen is still open, though.",
  "رُفع الطبق من الطاولة، لكن المطبخ ما زال مفتوحًا.",
);
export const forbiddenTitle = word(
  "shell.forbiddenTitle",
  "You do not have access to this page",
  "ليس لديك صلاحية للوصول إلى هذه الصفحة",
);
export const forbiddenText = word(
  "shell.forbiddenText",
  "Your account cannot open this page. Sign in with another account or go back.",
  "لا يمكن لحسابك فتح هذه الصفحة. سجّل الدخول بحساب آخر أو عُد إلى الخلف.",
);
export const serverErrorTitle = word("shell.serverErrorTitle", "Something went wrong", "حدث خطأ ما");
export const serverErrorText = word(
  "shell.serverErrorText",
  "It is our fault, not yours. Your cart is safe. Try again in a minute.",
  "الخطأ منا لا منك. سلتك محفوظة، يرجى المحاولة بعد دقيقة.",
);
export const offlineTitle = word("shell.offlineTitle", "You are offline", "لا يوجد اتصال بالإنترنت");
export const offlineText = word(
  "shell.offlineText",
  "Your cart is safe. We will carry on as soon as you are back.",
  "سلتك محفوظة، وسنتابع فور عودة الاتصال.",
);
