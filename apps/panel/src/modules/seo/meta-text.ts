import type { Language } from "@talabee/contract";

export type LocalizedText = Readonly<Record<Language, string>>;
const localized = (en: string, ar: string): LocalizedText => ({ en, ar });

/** Title and description of a fixed page. `{brand}` is replaced by the brand name. */
export interface FixedPage {
  readonly title: LocalizedText;
  readonly description: LocalizedText;
}

const page = (title: LocalizedText, description: LocalizedText): FixedPage => ({ title, description });

/** Description of the home page, and of pages without one of their own. */
export const HOME_DESCRIPTION = localized(
  "Restaurants, groceries, pharmacies and flowers in Doha, delivered. Order in English or Arabic and watch it come.",
  "مطاعم وبقالات وصيدليات وورود في الدوحة تصلك إلى بابك. اطلب بالعربية أو الإنجليزية وتابع طلبك حتى يصل.",
);
export const HOME_TITLE = localized("{brand}: delivery in Doha", "{brand}: توصيل الطلبات في الدوحة");

/** Pages that search engines may index, in addition to those of the catalogue. */
export const INDEXED_PAGES: Readonly<Record<string, FixedPage>> = {
  "/categories": page(
    localized("Categories", "الأقسام"),
    localized(
      "Everything {brand} delivers in Doha, by category.",
      "كل ما يوصله {brand} في الدوحة، مرتبًا حسب الأقسام.",
    ),
  ),
  "/search": page(
    localized("Search", "بحث"),
    localized(
      "Find dishes, shops and flowers in Doha on {brand}.",
      "ابحث في {brand} عن أطباق ومتاجر وورود في الدوحة.",
    ),
  ),
  "/search/all": page(
    localized("All places", "كل المتاجر"),
    localized(
      "Every store that delivers in Doha, on {brand}.",
      "كل المتاجر التي توصل في الدوحة عبر {brand}.",
    ),
  ),
  "/vendor-coupons": page(
    localized("Store coupons", "قسائم المتاجر"),
    localized(
      "Coupons of stores in Doha, ready to use on {brand}.",
      "قسائم متاجر الدوحة جاهزة للاستخدام في {brand}.",
    ),
  ),
  "/joinFamily": page(
    localized("Join the family", "انضم إلى العائلة"),
    localized(
      "Become a partner, a rider or a star of {brand}, or share a basket with your family.",
      "كن شريكًا أو مندوب توصيل أو نجمًا مع {brand}، أو شارك السلة مع عائلتك.",
    ),
  ),
  "/apply/partner": page(
    localized("Become a partner", "كن شريكًا"),
    localized("Sell on {brand}: apply in a few minutes.", "بع عبر {brand}: قدّم طلبك في دقائق."),
  ),
  "/apply/rider": page(
    localized("Become a rider", "كن مندوب توصيل"),
    localized("Deliver with {brand}: apply in a few minutes.", "وصّل مع {brand}: قدّم طلبك في دقائق."),
  ),
  "/apply/star": page(
    localized("Become a star", "كن نجمًا"),
    localized("Speak for {brand}: apply in a few minutes.", "مثّل {brand}: قدّم طلبك في دقائق."),
  ),
};

/** Content pages of the brand. Their titles come from the table `pages` or `brand-pages.ts`. */
export const TEXT_PAGES = ["about", "privacy", "terms", "contact"] as const;

/** A customer's own pages: they have a title, and are `noindex`. */
export const PRIVATE_PAGES: Readonly<Record<string, LocalizedText>> = {
  "/auth": localized("Sign in", "تسجيل الدخول"),
  "/auth/verfied": localized("Verify Code Sent to Email", "أدخل رمز التحقق المرسل إلى بريدك"),
  "/auth/verified": localized("Verify Code Sent to Email", "أدخل رمز التحقق المرسل إلى بريدك"),
  "/auth/success_verify": localized(
    "Your Email has been verfied successfully",
    "تم تأكيد بريدك الإلكتروني بنجاح",
  ),
  "/auth/userinfo": localized("About you", "معلوماتك"),
  "/auth/resetPassword": localized("Reset password", "إعادة تعيين كلمة المرور"),
  "/cart": localized("Cart", "السلة"),
  "/checkout": localized("Checkout", "إتمام الطلب"),
  "/orders": localized("Orders", "طلباتي"),
  "/favourite": localized("Favourites", "المفضلة"),
  "/profile": localized("Profile", "حسابي"),
  "/profile/edit": localized("Profile", "حسابي"),
  "/profile/password": localized("Password", "كلمة المرور"),
  "/address": localized("Addresses", "العناوين"),
  "/payments": localized("Payments", "المدفوعات"),
  "/wallet": localized("Wallet", "المحفظة"),
  "/pay-bill": localized("Pay a bill", "دفع فاتورة"),
  "/coupons": localized("Coupons", "القسائم"),
  "/notifications": localized("Notifications", "الإشعارات"),
  "/joinFamily/order": localized("Shared basket", "السلة المشتركة"),
};
/** Order pages get a generic title: the link alone must not reveal details of the order. */
export const ORDER_PAGE = /^\/orders\/[^/]+(\/(track|receipt|review))?$/;

export const NOT_FOUND = localized("This page could not be found", "تعذّر العثور على هذه الصفحة");
export const FORBIDDEN = localized(
  "You do not have access to this page",
  "ليس لديك صلاحية للوصول إلى هذه الصفحة",
);
export const REVIEWS_OF = localized("Reviews of {name}", "تقييمات {name}");
export const STORES_OF = localized("{name} in Doha", "{name} في الدوحة");
export const STORES_OF_LONG = localized(
  "{name}: stores that deliver in Doha, on {brand}.",
  "{name}: متاجر توصل في الدوحة عبر {brand}.",
);
export const COLLECTION_LONG = localized(
  "{name}: chosen from the stores of Doha, on {brand}.",
  "{name}: مختارات من متاجر الدوحة على {brand}.",
);
export const MENU_OF = localized("{section} of {name}", "{section} من {name}");
export const HOME = localized("Home", "الرئيسية");

/** Replaces `{placeholder}`s by their values. */
export function fill(
  text: LocalizedText,
  language: Language,
  values: Readonly<Record<string, string>>,
): string {
  return text[language].replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
