/** Messages that the storefront shows without a response of the server (REQ-MESSAGE-07, REQ-MESSAGE-56). */
export const clientMessages = {
  failed_to_add_data: { en: "Failed to add data", ar: "تعذّرت إضافة البيانات" },
  failed_to_update_data: { en: "Failed to update data", ar: "تعذّر تحديث البيانات" },
  unauthenticated: { en: "Please Login First", ar: "يرجى تسجيل الدخول أولًا" },
  login_to_favorite: { en: "Log in to add to your favourites", ar: "سجّل الدخول لإضافته إلى المفضلة" },
  quantity_update_failed: { en: "Error updating product quantity", ar: "حدث خطأ أثناء تحديث كمية المنتج" },
  stock_exceeded: {
    en: "No more products available. Stock limit exceeded",
    ar: "لا تتوفر كمية إضافية من هذا المنتج، فقد بلغت حد المخزون",
  },
  otp_malformed: { en: "Invalid Code", ar: "الرمز غير صحيح" },
  otp_submit_failed: {
    en: "Failed to submit code please try again",
    ar: "تعذّر تأكيد الرمز، يرجى المحاولة مرة أخرى",
  },
  otp_send_error: {
    en: "Error while sending code please try again later",
    ar: "حدث خطأ أثناء إرسال الرمز، يرجى المحاولة لاحقًا",
  },
  resend_cooldown: {
    en: "Failed to send code please try again",
    ar: "تعذّر إرسال الرمز، يرجى المحاولة مرة أخرى",
  },
  vendor_conflict: {
    en: "There are items in your cart from another vendor, Do you want to clear your cart?",
    ar: "توجد في سلتك منتجات من متجر آخر، هل تريد إفراغ السلة؟",
  },
  dine_in_only: {
    en: "Can't buy from this store, just dine in",
    ar: "لا يمكن الشراء من هذا المتجر، فهو متاح لتناول الطعام في المطعم فقط",
  },
  no_location: { en: "there is no location for this vendor", ar: "لا يتوفر موقع لهذا المتجر" },
  no_payment_methods: { en: "No Payment Methods", ar: "لا توجد طرق دفع متاحة" },
  allow_notifications: { en: "Please allow notifications", ar: "يرجى السماح بالإشعارات" },
  vendor_link_copied: { en: "Vendor Link copied", ar: "تم نسخ رابط المتجر" },
  product_link_copied: { en: "Product Link copied", ar: "تم نسخ رابط المنتج" },
  offline: {
    en: "You are offline. We will update when you are back",
    ar: "أنت غير متصل بالإنترنت، وسنحدّث البيانات عند عودة الاتصال",
  },
  still_trying: {
    en: "The connection is slow. We are still trying",
    ar: "الاتصال بطيء، وما زلنا نحاول",
  },
  update_ready: { en: "A new version is ready", ar: "يتوفر إصدار جديد" },
  view: { en: "View", ar: "عرض" },
  update_now: { en: "Update", ar: "تحديث" },
  storage_unavailable: {
    en: "Your browser keeps nothing for this site. We remember your choices until you close the page",
    ar: "متصفحك لا يحفظ بيانات هذا الموقع، وسنتذكر اختياراتك حتى إغلاق الصفحة",
  },
} as const;
