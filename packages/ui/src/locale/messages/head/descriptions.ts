import { defineMessage } from "../../define-message.js";

/* Descriptions of pages for search engines and link previews. Only the server uses them. */

/** Description of the home page, and of pages without one of their own. */
export const homeText = defineMessage(
  "head.homeText",
  "Restaurants, groceries, pharmacies and flowers in {place}, delivered. Order in English or Arabic and watch it come.",
  "مطاعم وبقالات وصيدليات وزهور في {place} تصلك إلى بابك. اطلب بالعربية أو الإنجليزية وتابع طلبك حتى يصل.",
);
export const categoriesText = defineMessage(
  "head.categoriesText",
  "Everything {brand} delivers in {place}, by category.",
  "كل ما يوصّله «{brand}» في {place}، مرتبًا حسب الأقسام.",
);
export const searchText = defineMessage(
  "head.searchText",
  "Find dishes, shops and flowers in {place} on {brand}.",
  "ابحث في «{brand}» عن أطباق ومتاجر وزهور في {place}.",
);
export const storesText = defineMessage(
  "head.storesText",
  "Every store that delivers in {place}, on {brand}.",
  "كل المتاجر التي توصّل في {place} عبر «{brand}».",
);
export const couponsText = defineMessage(
  "head.couponsText",
  "Coupons of stores in {place}, ready to use on {brand}.",
  "قسائم متاجر {place} جاهزة للاستخدام في «{brand}».",
);
export const joinFamilyText = defineMessage(
  "head.joinFamilyText",
  "Become a partner, a rider or a star of {brand}, or share a basket with your family.",
  "كن شريكًا أو مندوب توصيل أو نجمًا مع «{brand}»، أو شارك عائلتك سلة واحدة.",
);
export const partnerText = defineMessage(
  "head.partnerText",
  "Sell on {brand}: apply in a few minutes.",
  "بع عبر «{brand}»: قدّم طلبك في دقائق.",
);
export const riderText = defineMessage(
  "head.riderText",
  "Deliver with {brand}: apply in a few minutes.",
  "وصّل مع «{brand}»: قدّم طلبك في دقائق.",
);
export const starText = defineMessage(
  "head.starText",
  "Speak for {brand}: apply in a few minutes.",
  "مثّل «{brand}»: قدّم طلبك في دقائق.",
);
export const contactText = defineMessage(
  "head.contactText",
  "Reach {brand} by telephone, e-mail or a message.",
  "تواصل مع «{brand}» بالهاتف أو البريد الإلكتروني أو برسالة.",
);
export const categoryText = defineMessage(
  "head.categoryText",
  "{name}: stores that deliver in {place}, on {brand}.",
  "{name}: متاجر توصّل في {place} عبر «{brand}».",
);
export const collectionText = defineMessage(
  "head.collectionText",
  "{name}: chosen from the stores of {place}, on {brand}.",
  "{name}: مختارات من متاجر {place} عبر «{brand}».",
);
/** The first step of every breadcrumb list. */
export const homeStep = defineMessage("head.homeStep", "Home", "الرئيسية");
