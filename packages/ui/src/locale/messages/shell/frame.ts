import { defineMessage } from "../../define-message.js";

/* Messages of the page frame: header, tab bar, footer, account menu. */

export const skipToContent = defineMessage("shell.skipToContent", "Skip to content", "الانتقال إلى المحتوى");
export const home = defineMessage("shell.home", "Home", "الرئيسية");
export const search = defineMessage("shell.search", "Search", "بحث");
export const searchHint = defineMessage(
  "shell.searchHint",
  "Search dishes, shops and flowers",
  "ابحث عن أطباق ومتاجر وزهور",
);
export const searchHintShort = defineMessage(
  "shell.searchHintShort",
  "Dishes, shops, flowers",
  "أطباق، متاجر، زهور",
);
export const orders = defineMessage("shell.orders", "Orders", "طلباتي");
export const favourites = defineMessage("shell.favourites", "Favourites", "المفضلة");
export const profile = defineMessage("shell.profile", "Profile", "حسابي");
export const addresses = defineMessage("shell.addresses", "Addresses", "العناوين");
export const payments = defineMessage("shell.payments", "Payments", "المدفوعات");
export const coupons = defineMessage("shell.coupons", "Coupons", "القسائم");
export const wallet = defineMessage("shell.wallet", "Wallet", "المحفظة");
export const family = defineMessage("shell.family", "Family", "العائلة");
export const account = defineMessage("shell.account", "Account", "الحساب");
export const signIn = defineMessage("shell.signIn", "Sign in", "تسجيل الدخول");
export const logOut = defineMessage("shell.logOut", "Log out", "تسجيل الخروج");
export const mainNavigation = defineMessage("shell.mainNavigation", "Main", "القائمة الرئيسية");
export const notifications = defineMessage("shell.notifications", "Notifications", "الإشعارات");
export const unreadNotifications = defineMessage(
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
export const cart = defineMessage("shell.cart", "Cart", "السلة");
export const cartItems = defineMessage(
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
export const chooseArea = defineMessage("shell.chooseArea", "Choose your area", "اختر منطقتك");
export const otherLanguage = defineMessage("shell.otherLanguage", "العربية", "English");
export const otherLanguageShort = defineMessage("shell.otherLanguageShort", "ع", "EN");
export const dark = defineMessage("shell.dark", "Dark theme", "المظهر الداكن");
export const about = defineMessage("shell.about", "About us", "من نحن");
export const contact = defineMessage("shell.contact", "Contact us", "تواصل معنا");
export const privacy = defineMessage("shell.privacy", "Privacy", "الخصوصية");
export const terms = defineMessage("shell.terms", "Terms", "الشروط");
export const vendorCoupons = defineMessage("shell.vendorCoupons", "Vendor coupons", "قسائم المتاجر");
export const joinFamily = defineMessage("shell.joinFamily", "Join family", "انضم إلى العائلة");
export const becomePartner = defineMessage("shell.becomePartner", "Become a partner", "كن شريكًا");
export const becomeRider = defineMessage("shell.becomeRider", "Ride with us", "كن مندوب توصيل");
export const becomeStar = defineMessage("shell.becomeStar", "{brand} stars", "نجوم «{brand}»");
export const marketplace = defineMessage("shell.marketplace", "Marketplace", "سوق إلكتروني");
export const footerOrder = defineMessage("shell.footerOrder", "Order", "اطلب");
export const footerWork = defineMessage("shell.footerWork", "Work with us", "اعمل معنا");
export const footerFailed = defineMessage(
  "shell.footerFailed",
  "Contact details and some links did not load.",
  "تعذّر تحميل بيانات التواصل وبعض الروابط.",
);
export const footerLine = defineMessage(
  "shell.footerLine",
  "Kitchens, flowers and markets near you, at your door.",
  "مطابخ وزهور وأسواق من حولك، عند بابك.",
);
export const socials = defineMessage("shell.socials", "Follow us", "تابعنا");
/** What else the law wants is the market's `legalFooter`. */
export const copyright = defineMessage("shell.copyright", "© {year} {brand}", "© {year} {brand}");
export const footer = defineMessage("shell.footer", "Footer", "تذييل الصفحة");
