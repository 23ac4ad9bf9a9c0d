import {
  FormCheckbox,
  FormPasswordField,
  FormPhoneField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
} from "../forms/form-fields/index.js";
import { Form, FormRow, SubmitButton, validateWith, type FormProps } from "../forms/form/index.js";
import { useLocale } from "../locale/index.js";

export const texts = {
  en: {
    company: "Company name",
    type: "Business type",
    types: { kitchen: "Kitchen", shop: "Shop" },
    phone: "Phone",
    password: "Password",
    note: "Note",
    gender: "Gender",
    genders: { female: "Female", male: "Male" },
    agree: "I have read the terms",
    send: "Send",
    empty: "Please fill all inputs",
    errors: {
      company: "Company Name is required",
      type: "Business Type is required",
      phone: "Mobile number must be a valid number",
      password: "The password must be at least 8 characters",
      gender: "gender is required",
      agree: "Please agree before you go on",
    },
    taken: "This company is registered already",
    server: "Failed to add data",
    count: "4 things to fix before we go on.",
  },
  ar: {
    company: "اسم الشركة",
    type: "نوع النشاط التجاري",
    types: { kitchen: "مطبخ", shop: "متجر" },
    phone: "رقم الهاتف",
    password: "كلمة المرور",
    note: "ملاحظة",
    gender: "الجنس",
    genders: { female: "أنثى", male: "ذكر" },
    agree: "قرأت الشروط",
    send: "إرسال",
    empty: "يرجى تعبئة جميع الحقول",
    errors: {
      company: "اسم الشركة مطلوب",
      type: "نوع النشاط التجاري مطلوب",
      phone: "يرجى إدخال رقم جوال صحيح",
      password: "يجب ألا تقل كلمة المرور عن 8 أحرف",
      gender: "يرجى تحديد الجنس",
      agree: "يرجى الموافقة قبل المتابعة",
    },
    taken: "هذه الشركة مسجّلة من قبل",
    server: "تعذّرت إضافة البيانات",
    count: "4 أمور نصحّحها قبل المتابعة.",
  },
} as const;

export interface Values {
  company: string;
  type: string;
  phone: string;
  password: string;
  note: string;
  gender: string;
  agree: boolean;
}

export type Send = (values: Values) => Promise<void> | undefined;

const blank: Values = { company: "", type: "", phone: "", password: "", note: "", gender: "", agree: false };

/** Initial values that pass the validation. */
export const filled: Values = {
  ...blank,
  company: "Bayt",
  type: "shop",
  phone: "55123400",
  password: "12345678",
  gender: "male",
  agree: true,
};

/** A hand-written Standard Schema, in place of a schema library. */
const schema = {
  "~standard": {
    validate: (value: unknown) => {
      const { company, type, phone, password, gender, agree } = value as Values;
      const wrong = {
        company: company === "",
        type: type === "",
        phone: !/^\d{8}$/.test(phone.replace(/ /g, "")),
        password: password.length < 8,
        gender: gender === "",
        agree: !agree,
      };
      return {
        issues: Object.entries(wrong)
          .filter(([, is]) => is)
          .map(([name]) => ({ message: name, path: [name] })),
      };
    },
  },
};

/** A form with most kinds of fields and a validation schema. */
export function Sample({ language: _, ...args }: Partial<FormProps<Values>> & { language?: string }) {
  const { language } = useLocale();
  const t = texts[language];
  return (
    <div className="max-w-form">
      <Form<Values>
        initialValues={blank}
        onSubmit={() => undefined}
        validate={validateWith<Values>(schema, (key) => t.errors[key as keyof typeof t.errors])}
        emptyMessage={t.empty}
        {...args}
      >
        <FormTextField name="company" label={t.company} required />
        <FormRow>
          <FormSelect
            name="type"
            label={t.type}
            required
            options={Object.entries(t.types).map(([value, label]) => ({ value, label }))}
          />
          <FormPhoneField name="phone" label={t.phone} required />
        </FormRow>
        <FormPasswordField name="password" label={t.password} autoComplete="new-password" required />
        <FormTextArea name="note" label={t.note} optional maxLength={200} />
        <FormRadioGroup
          name="gender"
          layout="card"
          label={t.gender}
          options={Object.entries(t.genders).map(([value, label]) => ({ value, label }))}
        />
        <FormCheckbox name="agree" label={t.agree} />
        <SubmitButton>{t.send}</SubmitButton>
      </Form>
    </div>
  );
}

/** The texts in the language of the story. */
export const messagesOf = (globals: Record<string, unknown>) =>
  texts[globals["locale"] === "ar" ? "ar" : "en"];
