import type { ReactNode } from "react";
import { Form, SubmitButton, type FieldErrors } from "../forms/form/index.js";
import { useLocale } from "../locale/index.js";

export const texts = {
  en: {
    name: "First name",
    password: "Password",
    phone: "Mobile number",
    note: "Note for the rider",
    country: "Country",
    countries: { qa: "Qatar", om: "Oman" },
    gender: "Gender",
    genders: { female: "Female", male: "Male" },
    news: "Send me offers by e-mail",
    send: "Save",
    required: "first name is required",
    birthday: "Birthday",
    rating: "How was it?",
    praise: "What stood out?",
    praises: { taste: "Taste", packing: "Packing", value: "Value" },
    updates: "Order updates",
    certificate: "CR attachment",
  },
  ar: {
    name: "الاسم الأول",
    password: "كلمة المرور",
    phone: "رقم الجوال",
    note: "ملاحظة للمندوب",
    country: "الدولة",
    countries: { qa: "قطر", om: "عُمان" },
    gender: "الجنس",
    genders: { female: "أنثى", male: "ذكر" },
    news: "أرسلوا لي العروض عبر البريد",
    send: "حفظ",
    required: "الاسم الأول مطلوب",
    birthday: "تاريخ الميلاد",
    rating: "كيف كان طلبك؟",
    praise: "ما الذي أعجبك؟",
    praises: { taste: "الطعم", packing: "التغليف", value: "السعر" },
    updates: "تحديثات الطلب",
    certificate: "مرفق السجل التجاري",
  },
};

/** Options with the key as value and the text as label. */
export const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

type Texts = (typeof texts)["en"];
type Values = Record<string, unknown>;

interface Props {
  field: (t: Texts) => ReactNode;
  initial?: Values;
  required?: boolean;
  onSubmit: (values: Values) => void;
}

/** A form with one field and a submit button. */
export function Example({ field, initial = {}, required = false, onSubmit }: Props) {
  const { language } = useLocale();
  const t = texts[language];
  return (
    <div className="max-w-form">
      <Form<Values>
        initialValues={initial}
        onSubmit={(values) => {
          onSubmit(values);
          return undefined;
        }}
        validate={(values) =>
          (required && !values["name"] ? { name: t.required } : {}) as FieldErrors<Values>
        }
      >
        {field(t)}
        <SubmitButton>{t.send}</SubmitButton>
      </Form>
    </div>
  );
}
