import { defineMessage } from "../../define-message.js";

/* Messages of the contact page. */

export const supportFailed = defineMessage(
  "apply.supportFailed",
  "Our phone number and email address did not load",
  "تعذّر تحميل رقم هاتفنا وبريدنا الإلكتروني",
);
export const contactTitle = defineMessage("apply.contactTitle", "Contact us", "تواصل معنا");
export const contactForm = defineMessage("apply.contactForm", "Write to us", "راسلنا");
export const fullName = defineMessage("apply.fullName", "Name", "الاسم");
export const message = defineMessage("apply.message", "Message", "الرسالة");
export const messageExample = defineMessage(
  "apply.messageExample",
  "What happened, and how we can put it right",
  "ماذا حدث، وكيف نصلح الأمر؟",
);
export const sendMessage = defineMessage("apply.sendMessage", "Send message", "إرسال الرسالة");
export const callUs = defineMessage("apply.callUs", "Call us", "اتصل بنا هاتفيًا");
export const mailUs = defineMessage("apply.mailUs", "Email us", "راسلنا بالبريد");
export const whatsapp = defineMessage("apply.whatsapp", "WhatsApp", "واتساب");
export const sentTitle = defineMessage("apply.sentTitle", "Message sent", "أُرسلت رسالتك");
export const sentText = defineMessage("apply.sentText", "We answer within a day.", "نرد عليك خلال يوم.");
export const writeAnother = defineMessage("apply.writeAnother", "Write another message", "كتابة رسالة أخرى");
