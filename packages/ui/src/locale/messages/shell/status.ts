import { defineMessage } from "../../define-message.js";

/* Messages of status pages: not found, forbidden, gone, error, offline. */

export const backToHome = defineMessage("shell.backToHome", "Back to home", "العودة إلى الرئيسية");
export const seeOrders = defineMessage("shell.seeOrders", "See your orders", "عرض طلباتك");
export const getHelp = defineMessage("shell.getHelp", "Get help", "طلب المساعدة");
export const searchSomething = defineMessage("shell.searchSomething", "Search for something", "البحث");
export const notFoundTitle = defineMessage(
  "shell.notFoundTitle",
  "This page could not be found",
  "تعذّر العثور على هذه الصفحة",
);
export const notFoundText = defineMessage(
  "shell.notFoundText",
  "Someone cleared the plate. The kitchen is still open, though.",
  "رُفع الطبق من الطاولة، لكن المطبخ ما زال مفتوحًا.",
);
export const forbiddenTitle = defineMessage(
  "shell.forbiddenTitle",
  "You do not have access to this page",
  "ليست لديك صلاحية الوصول إلى هذه الصفحة",
);
export const forbiddenText = defineMessage(
  "shell.forbiddenText",
  "Your account cannot open this page. Sign in with another account or go back.",
  "لا يمكن لحسابك فتح هذه الصفحة. سجّل الدخول بحساب آخر أو عُد إلى الصفحة السابقة.",
);
export const goneTitle = defineMessage(
  "shell.goneTitle",
  "This store is no longer available",
  "لم يعد هذا المتجر متاحًا",
);
export const goneText = defineMessage(
  "shell.goneText",
  "It does not take orders here any more. Other stores would love to cook for you.",
  "لم يعد يستقبل الطلبات هنا، ويسعد متاجر أخرى خدمتك.",
);
export const otherStores = defineMessage("shell.otherStores", "See other stores", "عرض متاجر أخرى");
export const serverErrorTitle = defineMessage("shell.serverErrorTitle", "Something went wrong", "حدث خطأ ما");
export const serverErrorText = defineMessage(
  "shell.serverErrorText",
  "It is our fault, not yours. Your cart is safe. Try again in a minute.",
  "الخطأ منا لا منك. سلتك محفوظة، يرجى المحاولة بعد دقيقة.",
);
export const requestId = defineMessage("shell.requestId", "Number for support:", "الرقم المرجعي للدعم:");
