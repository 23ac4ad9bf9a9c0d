/** Messages of the server that only those behind the counter read. */
export const counterMessages = {
  pairing_code_wrong: {
    en: "This code is not valid. Ask for another one",
    ar: "هذا الرمز غير صالح، يرجى طلب رمز آخر",
  },
  person_missing: { en: "Enter your PIN first", ar: "أدخل رقمك السري أولًا" },
  pin_wrong: { en: "This is not your PIN", ar: "الرقم السري غير صحيح" },
  pin_locked: {
    en: "The PIN was wrong five times. Sign in and set another one",
    ar: "أُدخل الرقم السري خطأً خمس مرات، سجّل الدخول وعيّن رقمًا آخر",
  },
  pin_missing: {
    en: "You have no PIN yet. Sign in and set one",
    ar: "ليس لديك رقم سري بعد، سجّل الدخول وعيّن رقمًا",
  },
  offer_gone: { en: "This order is no longer offered", ar: "لم يعد هذا الطلب معروضًا عليك" },
  shift_open: { en: "Your shift has begun already", ar: "بدأت مناوبتك بالفعل" },
  shift_missing: { en: "No shift is open", ar: "لا توجد مناوبة مفتوحة" },
  rider_on_shift: {
    en: "The cash of this rider's shift was not handed in. End the shift first",
    ar: "لم يتم تسليم نقد مناوبة هذا المندوب. أنهِ المناوبة أولًا",
  },
  shift_counted: { en: "This shift was counted already", ar: "تم عدّ نقد هذه المناوبة بالفعل" },
  hand_over_code_missing: {
    en: "Ask the customer for the code of the order",
    ar: "اطلب من العميل رمز الطلب",
  },
  hand_over_code_wrong: { en: "This is not the code of the order", ar: "هذا ليس رمز الطلب" },
  hand_over_code_locked: {
    en: "The code was wrong three times. Please call the office",
    ar: "أُدخل الرمز خطأً ثلاث مرات، يرجى الاتصال بالمكتب",
  },
  refund_right_missing: {
    en: "Only the finance team can refund this much, or this late",
    ar: "رد هذا المبلغ أو رده بعد هذه المدة من صلاحية فريق المالية فقط",
  },
  refund_refused: { en: "This cannot be refunded", ar: "لا يمكن رد هذا المبلغ" },
  message_answered: { en: "The answer was mailed", ar: "تم إرسال الرد بالبريد" },
  message_done: {
    en: "Somebody has answered this message already",
    ar: "سبق لأحد الزملاء الرد على هذه الرسالة",
  },
  bill_number_taken: {
    en: "Another bill has this number. Choose another one",
    ar: "هناك فاتورة أخرى بهذا الرقم، يرجى اختيار رقم آخر",
  },
  voucher_created: { en: "The voucher was created", ar: "تم إنشاء القسيمة" },
  voucher_code_taken: {
    en: "Another voucher has this code. Choose another one",
    ar: "هناك قسيمة أخرى بهذا الرمز، يرجى اختيار رمز آخر",
  },
  device_paired: { en: "This device is paired", ar: "تم ربط هذا الجهاز" },
  device_revoked: { en: "The device was signed out", ar: "تم تسجيل خروج الجهاز" },
  pin_saved: { en: "PIN saved", ar: "تم حفظ الرقم السري" },
} as const;
