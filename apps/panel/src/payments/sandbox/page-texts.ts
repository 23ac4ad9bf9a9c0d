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
  add: { en: "Save this card", ar: "حفظ البطاقة" },
  add_note: {
    en: "The shop gets a token, never the number.",
    ar: "يحصل المتجر على رمز بديل فقط، ولا يصله رقم البطاقة أبدًا.",
  },
  keep: { en: "Save this card for next time", ar: "احفظ هذه البطاقة للمرة القادمة" },
  not_kept: {
    en: "Your bank declined this card, so it was not saved. Try another one",
    ar: "رفض البنك هذه البطاقة فلم تُحفظ، جرّب بطاقة أخرى",
  },
  number: { en: "Card number", ar: "رقم البطاقة" },
  expiry: { en: "Valid until (MM/YY)", ar: "الانتهاء (شهر/سنة)" },
  cvc: { en: "Security code (3 digits)", ar: "رمز الأمان (3 أرقام)" },
  number_bad: {
    en: "Only the test cards below are accepted. Never enter a real card",
    ar: "لا تُقبل هنا إلا بطاقات التجربة أدناه، يرجى عدم إدخال بطاقة حقيقية",
  },
  expiry_bad: {
    en: "Enter a future month, such as 12/40",
    ar: "أدخل شهرًا لم يمضِ بعد، مثل 12/40",
  },
  cvc_bad: { en: "Enter any 3 digits", ar: "أدخل 3 أرقام، وأي أرقام مقبولة" },
  declined: {
    en: "Your bank declined this card. Nothing was charged. Try another one",
    ar: "رفض البنك هذه البطاقة ولم يُخصم أي مبلغ، جرّب بطاقة أخرى",
  },
  no_funds: {
    en: "There is not enough money on this card. Nothing was charged",
    ar: "الرصيد في هذه البطاقة غير كافٍ ولم يُخصم أي مبلغ",
  },
  check_failed: {
    en: "The bank could not verify your identity. Nothing was charged",
    ar: "لم يؤكد البنك هويتك ولم يُخصم أي مبلغ",
  },
  check_title: {
    en: "Your bank asks you to confirm the payment",
    ar: "يطلب البنك التأكد من أنك صاحب البطاقة",
  },
  check_text: {
    en: "Confirm a payment of {amount}. A real bank would ask in its app or send a code.",
    ar: "يرجى تأكيد عملية دفع بمبلغ {amount}. البنك الحقيقي يسأل في تطبيقه أو يرسل رمزًا.",
  },
  check_yes: { en: "Yes, confirm", ar: "نعم، أؤكد العملية" },
  check_no: { en: "No, refuse", ar: "لا، أرفض العملية" },
  wait_title: { en: "Waiting for the bank", ar: "بانتظار رد البنك" },
  wait_text: {
    en: "This takes a few seconds. The store gets the result even if you close this page.",
    ar: "يستغرق ذلك ثواني قليلة، وسيُبلَّغ المتجر بالنتيجة سواء انتظرت هنا أم لا.",
  },
  wait_again: { en: "Refresh", ar: "تحديث الآن" },
  lost_title: { en: "The response was lost", ar: "ضاع الرد في الطريق" },
  lost_text: {
    en: "The bank has responded, but the connection was lost before this page received it. The store gets the result in a few seconds.",
    ar: "ردّ البنك لكن الاتصال انقطع قبل أن يصل الرد إلى هذه الصفحة. سيُبلَّغ المتجر خلال ثوانٍ.",
  },
  back: { en: "Back to the shop", ar: "العودة إلى المتجر" },
  gone_title: { en: "This page does not exist", ar: "هذه الصفحة غير موجودة" },
  gone_text: { en: "The payment it was for does not exist.", ar: "عملية الدفع المطلوبة غير موجودة." },
  cards_title: { en: "Test cards", ar: "بطاقات التجربة" },
  cards_text: {
    en: "Any future month and any 3 digits. Choose one to fill it in.",
    ar: "مع أي شهر قادم وأي 3 أرقام. اختر بطاقة لتعبئة بياناتها.",
  },
} as const satisfies Record<string, Record<Language, string>>;

export type PageTextKey = keyof typeof PAGE_TEXTS;
