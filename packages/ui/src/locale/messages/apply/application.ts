import { defineMessage } from "../../define-message.js";

/* Messages of the application forms. */

export const title = defineMessage("apply.title", "Work with {brand}", "اعمل مع «{brand}»");
export const type = defineMessage("apply.type", "I apply as", "أتقدّم بصفة");
export const partner = defineMessage("apply.partner", "Partner", "شريك");
export const rider = defineMessage("apply.rider", "Rider", "مندوب توصيل");
export const star = defineMessage("apply.star", "Star", "نجم");
export const marketplace = defineMessage("apply.marketplace", "Marketplace", "سوق إلكتروني");
export const partnerText = defineMessage(
  "apply.partnerText",
  "Sell from your kitchen or shop",
  "بِع من مطبخك أو متجرك",
);
export const riderText = defineMessage(
  "apply.riderText",
  "Deliver when it suits you",
  "وصّل في الوقت الذي يناسبك",
);
export const starText = defineMessage(
  "apply.starText",
  "Share places you love and earn",
  "رشّح الأماكن التي تحبها واكسب",
);
export const marketplaceText = defineMessage(
  "apply.marketplaceText",
  "Bring many brands at once",
  "عدة علامات تجارية في مكان واحد",
);
export const businessType = defineMessage("apply.businessType", "Business type", "نوع النشاط");
export const companyName = defineMessage("apply.companyName", "Company name", "اسم الشركة");
export const crNumber = defineMessage("apply.crNumber", "CR number", "رقم السجل التجاري");
export const crExample = defineMessage("apply.crExample", "As on the certificate", "كما في الشهادة");
export const crAttachment = defineMessage("apply.crAttachment", "CR attachment", "مرفق السجل التجاري");
export const crHelp = defineMessage(
  "apply.crHelp",
  "PDF or photo, up to 5 MB",
  "ملف PDF أو صورة، حتى 5 ميغابايت",
);
export const comments = defineMessage("apply.comments", "Comments", "ملاحظات");
export const commentsExample = defineMessage(
  "apply.commentsExample",
  "When you can start, anything else",
  "متى يمكنك البدء، وأي شيء آخر",
);
export const send = defineMessage("apply.send", "Send application", "إرسال طلب الانضمام");
export const receivedTitle = defineMessage(
  "apply.receivedTitle",
  "We have your application",
  "وصلنا طلب انضمامك",
);
export const receivedText = defineMessage(
  "apply.receivedText",
  "Our team reads it and calls you within three days. Your reference is {reference}.",
  "يراجعه فريقنا ويتصل بك خلال ثلاثة أيام. رقمك المرجعي {reference}.",
);
export const earlier = defineMessage("apply.earlier", "Your applications", "طلبات انضمامك");
export const earlierFailed = defineMessage(
  "apply.earlierFailed",
  "Your applications did not load",
  "تعذّر تحميل طلبات انضمامك",
);
export const stateReceived = defineMessage("apply.stateReceived", "Received", "تم الاستلام");
export const stateInReview = defineMessage("apply.stateInReview", "In review", "قيد المراجعة");
export const stateAccepted = defineMessage("apply.stateAccepted", "Accepted", "تم القبول");
export const stateRejected = defineMessage("apply.stateRejected", "Not this time", "لم يُقبل هذه المرة");
export const applyFailed = defineMessage("apply.applyFailed", "This page did not load", "تعذّر تحميل الصفحة");
export const noTypes = defineMessage(
  "apply.noTypes",
  "We take no applications at the moment",
  "لا نستقبل طلبات انضمام حاليًا",
);
export const noTypesText = defineMessage(
  "apply.noTypesText",
  "Please look again later, or write to us.",
  "يرجى المحاولة لاحقًا أو مراسلتنا.",
);
