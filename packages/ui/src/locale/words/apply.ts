import { word } from "../word.js";

/* Words of applying, of writing to us, and of the pages of text. */

export const title = word("apply.title", "Work with {brand}", "اعمل مع {brand}");
export const type = word("apply.type", "I apply as", "أتقدّم بصفة");
export const partner = word("apply.partner", "Partner", "شريك");
export const rider = word("apply.rider", "Rider", "مندوب توصيل");
export const star = word("apply.star", "Star", "نجم");
export const marketplace = word("apply.marketplace", "Marketplace", "السوق");
export const partnerText = word(
  "apply.partnerText",
  "Sell from your kitchen or shop",
  "بِع من مطبخك أو متجرك",
);
export const riderText = word("apply.riderText", "Deliver when it suits you", "وصّل في الوقت الذي يناسبك");
export const starText = word(
  "apply.starText",
  "Share places you love and earn",
  "شارك الأماكن التي تحبها واكسب",
);
export const marketplaceText = word(
  "apply.marketplaceText",
  "Bring many brands at once",
  "أحضر عدة علامات معًا",
);
export const businessType = word("apply.businessType", "Business type", "نوع النشاط");
export const companyName = word("apply.companyName", "Company name", "اسم الشركة");
export const crNumber = word("apply.crNumber", "CR number", "رقم السجل التجاري");
export const crExample = word("apply.crExample", "As on the certificate", "كما في الشهادة");
export const crAttachment = word("apply.crAttachment", "CR attachment", "مرفق السجل التجاري");
export const crHelp = word("apply.crHelp", "PDF or photo, up to 5 MB", "ملف PDF أو صورة، حتى 5 ميغابايت");
export const comments = word("apply.comments", "Comments", "ملاحظات");
export const commentsExample = word(
  "apply.commentsExample",
  "Branches, opening date, anything else",
  "الفروع، تاريخ الافتتاح، أي شيء آخر",
);
export const send = word("apply.send", "Send application", "إرسال الطلب");
export const receivedTitle = word("apply.receivedTitle", "We have your application", "وصلنا طلبك");
export const receivedText = word(
  "apply.receivedText",
  "Our team reads it and calls you within three days. Your reference is {reference}.",
  "يقرؤه فريقنا ويتصل بك خلال ثلاثة أيام. رقم طلبك المرجعي {reference}.",
);
export const earlier = word("apply.earlier", "Your applications", "طلبات انضمامك");
export const stateReceived = word("apply.stateReceived", "Received", "وصل");
export const stateInReview = word("apply.stateInReview", "In review", "قيد المراجعة");
export const stateAccepted = word("apply.stateAccepted", "Accepted", "مقبول");
export const stateRejected = word("apply.stateRejected", "Not this time", "لم يُقبل هذه المرة");
export const applyFailed = word("apply.applyFailed", "This page did not load", "تعذّر تحميل الصفحة");
export const noTypes = word(
  "apply.noTypes",
  "We take no applications at the moment",
  "لا نستقبل طلبات حاليًا",
);
export const noTypesText = word(
  "apply.noTypesText",
  "Please look again later, or write to us.",
  "يرجى المحاولة لاحقًا أو مراسلتنا.",
);
export const contactTitle = word("apply.contactTitle", "Contact us", "اتصل بنا");
export const contactForm = word("apply.contactForm", "Write to us", "راسلنا");
export const fullName = word("apply.fullName", "Name", "الاسم");
export const message = word("apply.message", "Message", "الرسالة");
export const messageExample = word(
  "apply.messageExample",
  "What happened, and how we can put it right",
  "ماذا حدث، وكيف يمكننا إصلاحه",
);
export const sendMessage = word("apply.sendMessage", "Send message", "إرسال الرسالة");
export const callUs = word("apply.callUs", "Call us", "اتصل بنا هاتفيًا");
export const mailUs = word("apply.mailUs", "Email us", "راسلنا بالبريد");
export const whatsapp = word("apply.whatsapp", "WhatsApp", "واتساب");
export const sentTitle = word("apply.sentTitle", "Message sent", "أُرسلت رسالتك");
export const sentText = word("apply.sentText", "We answer within a day.", "نجيبك خلال يوم.");
export const writeAnother = word("apply.writeAnother", "Write another message", "كتابة رسالة أخرى");
export const onThisPage = word("apply.onThisPage", "On this page", "في هذه الصفحة");
export const pageFailed = word("apply.pageFailed", "This page did not load", "تعذّر تحميل الصفحة");
export const pageEmpty = word("apply.pageEmpty", "Nothing is written here yet", "لم يُكتب شيء هنا بعد");
