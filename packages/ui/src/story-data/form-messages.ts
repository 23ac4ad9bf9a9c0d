import type { Language } from "../locale/index.js";

const messages = {
  en: {
    first_name: "First Name is required",
    last_name: "Last Name is required",
    name: "Name is required",
    email: "Invalid Email Address",
    mobile: "Mobile number must be a valid number",
    phone: "Phone is required",
    message: "Note is required",
    business_type: "Business Type is required",
    company_name: "Company Name is required",
    cr_number: "CR Number is required",
    birthday: "birthday is required",
    gender: "gender is required",
    current_password: "Password is required",
    password: "The password must be at least 8 characters",
    password_confirmation: "Passwords must match",
    otp: "Invalid Code",
    empty: "Please fill all inputs",
  },
  ar: {
    first_name: "الاسم الأول مطلوب",
    last_name: "اسم العائلة مطلوب",
    name: "الاسم مطلوب",
    email: "البريد الإلكتروني غير صحيح",
    mobile: "يرجى إدخال رقم جوال صحيح",
    phone: "رقم الهاتف مطلوب",
    message: "الملاحظة مطلوبة",
    business_type: "نوع النشاط مطلوب",
    company_name: "اسم الشركة مطلوب",
    cr_number: "رقم السجل التجاري مطلوب",
    birthday: "تاريخ الميلاد مطلوب",
    gender: "الجنس مطلوب",
    current_password: "كلمة المرور مطلوبة",
    password: "يجب ألا تقل كلمة المرور عن 8 أحرف",
    password_confirmation: "كلمتا المرور غير متطابقتين",
    otp: "الرمز غير صحيح",
    empty: "يرجى تعبئة جميع الحقول",
  },
} as const;

/** The specification's summary of an empty form. */
export const storyEmptyMessage = (language: Language): string => messages[language].empty;

const checks: Partial<Record<keyof (typeof messages)["en"], (values: Record<string, unknown>) => boolean>> = {
  email: ({ email }) => /^\S+@\S+\.\S+$/.test(String(email)),
  mobile: ({ mobile }) => /^[\d٠-٩\s+]{8,}$/.test(String(mobile)),
  password: ({ password }) => String(password).length >= 8,
  password_confirmation: ({ password, password_confirmation }) => password === password_confirmation,
  otp: ({ otp }) => /^\d{6}$/.test(String(otp)),
};
const filled = (value: unknown) => typeof value === "string" && value.trim() !== "";

/** Validates the required fields like the contract, with the specification's messages. */
export function storyValidate<Values extends object>(
  language: Language,
  requiredFields: (values: Values) => readonly (keyof Values & keyof (typeof messages)["en"])[],
): (values: Values) => { [K in keyof Values]?: string } {
  return (values) =>
    Object.fromEntries(
      requiredFields(values)
        .filter(
          (name) =>
            !(checks[name]
              ? checks[name](values as Record<string, unknown>)
              : filled((values as Record<string, unknown>)[name as string])),
        )
        .map((name) => [name, messages[language][name]]),
    ) as { [K in keyof Values]?: string };
}
