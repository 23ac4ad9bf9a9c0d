import type { Language } from "@talabee/contract";

type Said = Readonly<Record<Language, string>>;
const said = (en: string, ar: string): Said => ({ en, ar });

/** What a fixed address is called, and what is to be found there. `{brand}` stands for the brand's name. */
export interface FixedPage {
  readonly title: Said;
  readonly description: Said;
}

const page = (title: Said, description: Said): FixedPage => ({ title, description });

/** What the home page says, and every page that has nothing of its own to say. */
export const HOME_DESCRIPTION = said(
  "Restaurants, groceries, pharmacies and flowers in Doha, delivered. Order in English or Arabic and watch it come.",
  "مطاعم وبقالات وصيدليات وورود في الدوحة تصلك إلى بابك. اطلب بالعربية أو الإنجليزية وتابع طلبك حتى يصل.",
);
export const HOME_TITLE = said("{brand}: delivery in Doha", "{brand}: توصيل الطلبات في الدوحة");

/** Addresses that search engines may show, beside those of the catalogue. */
export const OPEN_PAGES: Readonly<Record<string, FixedPage>> = {
  "/categories": page(
    said("Categories", "الأقسام"),
    said(
      "Everything {brand} delivers in Doha, by category.",
      "كل ما يوصله {brand} في الدوحة، مرتبًا حسب الأقسام.",
    ),
  ),
  "/search": page(
    said("Search", "بحث"),
    said(
      "Find dishes, shops and flowers in Doha on {brand}.",
      "ابحث في {brand} عن أطباق ومتاجر وورود في الدوحة.",
    ),
  ),
  "/search/all": page(
    said("All places", "كل المتاجر"),
    said("Every store that delivers in Doha, on {brand}.", "كل المتاجر التي توصل في الدوحة عبر {brand}."),
  ),
  "/vendor-coupons": page(
    said("Store coupons", "قسائم المتاجر"),
    said(
      "Coupons of stores in Doha, ready to use on {brand}.",
      "قسائم متاجر الدوحة جاهزة للاستخدام في {brand}.",
    ),
  ),
  "/joinFamily": page(
    said("Join the family", "انضم إلى العائلة"),
    said(
      "Become a partner, a rider or a star of {brand}, or share a basket with your family.",
      "كن شريكًا أو مندوب توصيل أو نجمًا مع {brand}، أو شارك السلة مع عائلتك.",
    ),
  ),
  "/apply/partner": page(
    said("Become a partner", "كن شريكًا"),
    said("Sell on {brand}: apply in a few minutes.", "بع عبر {brand}: قدّم طلبك في دقائق."),
  ),
  "/apply/rider": page(
    said("Become a rider", "كن مندوب توصيل"),
    said("Deliver with {brand}: apply in a few minutes.", "وصّل مع {brand}: قدّم طلبك في دقائق."),
  ),
  "/apply/star": page(
    said("Become a star", "كن نجمًا"),
    said("Speak for {brand}: apply in a few minutes.", "مثّل {brand}: قدّم طلبك في دقائق."),
  ),
};

/** The brand's pages of text: their titles stand in `brand-pages.ts`, or in the table. */
export const TEXT_PAGES = ["about", "privacy", "terms", "contact"] as const;

/** Addresses of one customer alone: named, and kept out of search engines. */
export const CLOSED_PAGES: Readonly<Record<string, Said>> = {
  "/auth": said("Sign in", "تسجيل الدخول"),
  "/auth/verfied": said("Verify Code Sent to Email", "أدخل رمز التحقق المرسل إلى بريدك"),
  "/auth/verified": said("Verify Code Sent to Email", "أدخل رمز التحقق المرسل إلى بريدك"),
  "/auth/success_verify": said("Your Email has been verfied successfully", "تم تأكيد بريدك الإلكتروني بنجاح"),
  "/auth/userinfo": said("About you", "معلوماتك"),
  "/auth/resetPassword": said("Reset password", "إعادة تعيين كلمة المرور"),
  "/cart": said("Cart", "السلة"),
  "/checkout": said("Checkout", "إتمام الطلب"),
  "/orders": said("Orders", "طلباتي"),
  "/favourite": said("Favourites", "المفضلة"),
  "/profile": said("Profile", "حسابي"),
  "/profile/edit": said("Profile", "حسابي"),
  "/profile/password": said("Password", "كلمة المرور"),
  "/address": said("Addresses", "العناوين"),
  "/payments": said("Payments", "المدفوعات"),
  "/wallet": said("Wallet", "المحفظة"),
  "/pay-bill": said("Pay a bill", "دفع فاتورة"),
  "/coupons": said("Coupons", "القسائم"),
  "/notifications": said("Notifications", "الإشعارات"),
  "/joinFamily/order": said("Shared basket", "السلة المشتركة"),
};
/** Orders have addresses of their own; nothing of one is said to whoever has only the link. */
export const ORDER_PAGE = /^\/orders\/[^/]+(\/(track|receipt|review))?$/;

export const NOT_FOUND = said("This page could not be found", "تعذّر العثور على هذه الصفحة");
export const FORBIDDEN = said("You do not have access to this page", "ليس لديك صلاحية للوصول إلى هذه الصفحة");
export const REVIEWS_OF = said("Reviews of {name}", "تقييمات {name}");
export const STORES_OF = said("{name} in Doha", "{name} في الدوحة");
export const STORES_OF_LONG = said(
  "{name}: stores that deliver in Doha, on {brand}.",
  "{name}: متاجر توصل في الدوحة عبر {brand}.",
);
export const COLLECTION_LONG = said(
  "{name}: chosen from the stores of Doha, on {brand}.",
  "{name}: مختارات من متاجر الدوحة على {brand}.",
);
export const MENU_OF = said("{section} of {name}", "{section} من {name}");
export const HOME = said("Home", "الرئيسية");

/** A text with its places filled. */
export function fill(text: Said, language: Language, values: Readonly<Record<string, string>>): string {
  return text[language].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
