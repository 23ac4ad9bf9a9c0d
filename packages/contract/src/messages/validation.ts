/**
 * What a form says about a field (spec section 5), and the bounds the spec leaves open.
 * Keys stand in schemas as the message of a check; the text is looked up where it is shown.
 */
export const validationMessages = {
  first_name_required: { en: "First Name is required", ar: "الاسم الأول مطلوب" },
  last_name_required: { en: "Last Name is required", ar: "اسم العائلة مطلوب" },
  email_invalid: { en: "Invalid Email Address", ar: "البريد الإلكتروني غير صحيح" },
  email_required: { en: "Email is required", ar: "البريد الإلكتروني مطلوب" },
  mobile_invalid: { en: "Mobile number must be a valid number", ar: "يرجى إدخال رقم جوال صحيح" },
  mobile_required: { en: "Mobile number is required", ar: "رقم الجوال مطلوب" },
  password_required: { en: "Password is required", ar: "كلمة المرور مطلوبة" },
  confirm_password_required: { en: "Confirm Password is required", ar: "تأكيد كلمة المرور مطلوب" },
  passwords_must_match: { en: "Passwords must match", ar: "كلمتا المرور غير متطابقتين" },
  password_too_short: {
    en: "The password must be at least 8 characters",
    ar: "يجب ألا تقل كلمة المرور عن 8 أحرف",
  },
  password_too_long: {
    en: "The password must be at most 128 characters",
    ar: "يجب ألا تزيد كلمة المرور على 128 حرفًا",
  },
  password_common: {
    en: "This password is easy to guess. Choose another",
    ar: "كلمة المرور هذه سهلة التخمين، يرجى اختيار غيرها",
  },
  phone_required: { en: "Phone is required", ar: "رقم الهاتف مطلوب" },
  zone_required: { en: "Zone is required", ar: "رقم المنطقة مطلوب" },
  zone_invalid: { en: "Zone is a number of 1 to 3 digits", ar: "رقم المنطقة من 1 إلى 3 أرقام" },
  street_required: { en: "Street is required", ar: "الشارع مطلوب" },
  note_required: { en: "Note is required", ar: "الملاحظة مطلوبة" },
  building_number_required: { en: "Building Number is required", ar: "رقم المبنى مطلوب" },
  building_number_invalid: {
    en: "Building Number has 1 to 5 digits",
    ar: "رقم المبنى من 1 إلى 5 أرقام",
  },
  name_required: { en: "Name is required", ar: "الاسم مطلوب" },
  name_invalid: { en: "Use letters only, 60 at most", ar: "يرجى استخدام الحروف فقط، بحد أقصى 60 حرفًا" },
  text_too_long: { en: "This text is too long", ar: "النص طويل جدًا" },
  quantity_invalid: { en: "Choose a whole number", ar: "يرجى اختيار عدد صحيح" },
  value_invalid: { en: "This value is not valid", ar: "القيمة غير صالحة" },
  please_fill_all_input: { en: "Please fill all inputs", ar: "يرجى تعبئة جميع الحقول" },
} as const;
