import type { Language } from "@talabee/contract";

/** Texts of the sandbox's pages. */
export const PAGE_TEXTS = {
  name: { en: "Sandbox Pay", ar: "بوابة الدفع التجريبية" },
  test: { en: "Test mode: no real money moves", ar: "وضع التجربة: لا تُستخدم أموال حقيقية" },
  other_language: { en: "العربية", ar: "English" },
  pay_title: { en: "Pay {amount}", ar: "ادفع {amount}" },
  pay: { en: "Pay {amount}", ar: "ادفع {amount}" },
  cancel: { en: "Cancel and go back", ar: "إلغاء والعودة" },
  add_title: { en: "Add a card", ar: "إضافة بطاقة" },
  add: { en: "Keep this card", ar: "حفظ البطاقة" },
  add_note: {
    en: "The shop gets a token, never the number.",
    ar: "يحصل المتجر على رمز بديل فقط، ولا يصله رقم البطاقة أبدًا.",
  },
  keep: { en: "Keep this card for the next time", ar: "احفظ هذه البطاقة للمرة القادمة" },
  not_kept: {
    en: "Your bank declined this card, so it was not kept. Try another one",
    ar: "رفض البنك هذه البطاقة فلم تُحفظ، جرّب بطاقة أخرى",
  },
  number: { en: "Card number", ar: "رقم البطاقة" },
  expiry: { en: "Valid until (MM/YY)", ar: "الانتهاء (شهر/سنة)" },
  cvc: { en: "Security code (3 digits)", ar: "رمز الأمان (3 أرقام)" },
  number_bad: {
    en: "Only the test cards below are taken here. Never type a real card",
    ar: "لا تُقبل هنا إلا بطاقات التجربة أدناه، يرجى عدم إدخال بطاقة حقيقية",
  },
  expiry_bad: {
    en: "Enter a month that is still to come, such as 12/40",
    ar: "أدخل شهرًا لم يمضِ بعد، مثل 12/40",
  },
  cvc_bad: { en: "Enter the 3 digits on the back, any will do", ar: "أدخل 3 أرقام، وأي أرقام مقبولة" },
  declined: {
    en: "Your bank declined this card. Nothing was charged. Try another one",
    ar: "رفض البنك هذه البطاقة ولم يُخصم أي مبلغ، جرّب بطاقة أخرى",
  },
  no_funds: {
    en: "There is not enough money on this card. Nothing was charged",
    ar: "الرصيد في هذه البطاقة غير كافٍ ولم يُخصم أي مبلغ",
  },
  check_failed: {
    en: "The bank did not confirm that it was you. Nothing was charged",
    ar: "لم يؤكد البنك هويتك ولم يُخصم أي مبلغ",
  },
  check_title: { en: "Your bank wants to know that it is you", ar: "يطلب البنك التأكد من أنك صاحب البطاقة" },
  check_text: {
    en: "A payment of {amount} is to be confirmed. A real bank would ask in its app or send a code.",
    ar: "يرجى تأكيد عملية دفع بمبلغ {amount}. البنك الحقيقي يسأل في تطبيقه أو يرسل رمزًا.",
  },
  check_yes: { en: "Yes, it is me", ar: "نعم، أؤكد العملية" },
  check_no: { en: "No, refuse", ar: "لا، أرفض العملية" },
  wait_title: { en: "The bank is thinking", ar: "بانتظار رد البنك" },
  wait_text: {
    en: "This takes a few seconds. Whether you wait here or not, the shop is told.",
    ar: "يستغرق ذلك ثواني قليلة، وسيُبلَّغ المتجر بالنتيجة سواء انتظرت هنا أم لا.",
  },
  wait_again: { en: "Look now", ar: "تحديث الآن" },
  lost_title: { en: "The answer was lost", ar: "ضاع الرد في الطريق" },
  lost_text: {
    en: "The bank has answered, but the line broke before this page heard it. The shop is told in a few seconds.",
    ar: "ردّ البنك لكن الاتصال انقطع قبل أن يصل الرد إلى هذه الصفحة. سيُبلَّغ المتجر خلال ثوانٍ.",
  },
  back: { en: "Back to the shop", ar: "العودة إلى المتجر" },
  gone_title: { en: "This page is not there", ar: "هذه الصفحة غير موجودة" },
  gone_text: { en: "The payment it was for does not exist.", ar: "عملية الدفع المطلوبة غير موجودة." },
  cards_title: { en: "Test cards", ar: "بطاقات التجربة" },
  cards_text: {
    en: "Any month still to come and any 3 digits. Choose one to fill it in.",
    ar: "مع أي شهر قادم وأي 3 أرقام. اختر بطاقة لتعبئة بياناتها.",
  },
} as const satisfies Record<string, Record<Language, string>>;

export type PageTextKey = keyof typeof PAGE_TEXTS;
