import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import type { PartGuide } from "../../docs/part-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { Form, SubmitButton } from "../form/index.js";
import {
  FormCheckbox,
  FormPasswordField,
  FormPhoneField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
} from "./form-fields.js";

const texts = {
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
  },
};
type Say = (typeof texts)["en"];
type Values = Record<string, string | boolean>;

interface Props {
  field: (say: Say) => ReactNode;
  initial?: Values;
  required?: boolean;
  onSubmit: (values: Values) => void;
}

function Example({ field, initial = {}, required = false, onSubmit }: Props) {
  const { language } = useLocale();
  const say = texts[language];
  return (
    <div className="max-w-form">
      <Form<Values>
        initialValues={initial}
        onSubmit={(values) => {
          onSubmit(values);
          return undefined;
        }}
        validate={(values) => (required && !values["name"] ? { name: say.required } : {})}
      >
        {field(say)}
        <SubmitButton>{say.send}</SubmitButton>
      </Form>
    </div>
  );
}

const meta = {
  title: "Forms/Form fields",
  component: Example,
  subcomponents: {
    FormTextField,
    FormPasswordField,
    FormPhoneField,
    FormTextArea,
    FormSelect,
    FormCheckbox,
    FormRadioGroup,
  },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Every field primitive bound to a form by its name: text, password, phone, text area, select, check box, radio group.",
      whenNot: "Outside a form take the primitives themselves.",
      accessibility:
        "The same as the primitive's: a visible label, help and error tied to the input. The error shows once the field was left or the form was sent.",
      do: [
        "Name fields as the server does, so that its errors find them.",
        "Mark what is optional; required is the rule.",
      ],
      dont: ["Don't keep a second copy of the value in state."],
      words: ["inputs", "bound fields", "field", "final-form"],
    } satisfies PartGuide,
  },
  args: { onSubmit: fn(), field: (say) => <FormTextField name="name" label={say.name} /> },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const sayIn = (globals: Record<string, unknown>) => texts[globals["locale"] as Language];

/** What is typed is in the form's values. */
export const TextField: Story = {
  play: async ({ canvasElement, globals, args }) => {
    const say = sayIn(globals);
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: say.name }), "نور");
    await userEvent.click(canvas.getByRole("button", { name: say.send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: "نور" });
  },
};

/** The form's error stands at the field and takes the focus there. */
export const WithError: Story = {
  args: { required: true },
  play: async ({ canvasElement, globals, args }) => {
    const say = sayIn(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: say.send }));
    const field = canvas.getByRole("textbox", { name: say.name });
    await expect(field).toHaveAccessibleErrorMessage(say.required);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const PasswordField: Story = {
  args: {
    field: (say) => <FormPasswordField name="password" label={say.password} autoComplete="new-password" />,
  },
  play: async ({ canvasElement, globals, args }) => {
    const say = sayIn(globals);
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(say.password), "loomi-and-saffron");
    await userEvent.click(canvas.getByRole("button", { name: say.send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: "loomi-and-saffron" });
  },
};

export const PhoneField: Story = {
  args: { field: (say) => <FormPhoneField name="phone" label={say.phone} /> },
  play: async ({ canvasElement, globals, args }) => {
    const say = sayIn(globals);
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(new RegExp(say.phone)), "55123400");
    await userEvent.click(canvas.getByRole("button", { name: say.send }));
    const [values] = (args.onSubmit as ReturnType<typeof fn>).mock.calls[0]!;
    await expect(String((values as Values)["phone"]).replace(/ /g, "")).toBe("55123400");
  },
};

export const TextArea: Story = {
  args: {
    initial: { note: "" },
    field: (say) => <FormTextArea name="note" label={say.note} optional maxLength={200} />,
  },
  play: async ({ canvasElement, globals, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("textbox"), "42");
    await userEvent.click(canvas.getByRole("button", { name: sayIn(globals).send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ note: "42" });
  },
};

export const Select: Story = {
  args: {
    initial: { country: "qa" },
    field: (say) => (
      <FormSelect
        name="country"
        label={say.country}
        options={Object.entries(say.countries).map(([value, label]) => ({ value, label }))}
      />
    ),
  },
  play: async ({ canvasElement, globals, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole("combobox"), "om");
    await userEvent.click(canvas.getByRole("button", { name: sayIn(globals).send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ country: "om" });
  },
};

export const RadioGroup: Story = {
  args: {
    field: (say) => (
      <FormRadioGroup
        name="gender"
        layout="card"
        label={say.gender}
        options={Object.entries(say.genders).map(([value, label]) => ({ value, label }))}
      />
    ),
  },
  play: async ({ canvasElement, globals, args }) => {
    const say = sayIn(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: say.genders.female }));
    await userEvent.click(canvas.getByRole("button", { name: say.send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ gender: "female" });
  },
};

export const Checkbox: Story = {
  args: { field: (say) => <FormCheckbox name="news" label={say.news} /> },
  play: async ({ canvasElement, globals, args }) => {
    const say = sayIn(globals);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: say.news }));
    await userEvent.click(canvas.getByRole("button", { name: say.send }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ news: true });
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    initial: { name: "نور" },
    field: (say) => (
      <>
        <FormTextField name="name" label={say.name} />
        <FormPhoneField name="phone" label={say.phone} />
        <FormTextArea name="note" label={say.note} optional maxLength={200} />
      </>
    ),
  },
};
