import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { PartGuide } from "../../docs/part-guide.js";
import {
  FormCheckbox,
  FormPasswordField,
  FormPhoneField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
} from "../form-fields/index.js";
import { LocaleIsland, useLocale } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Form, FormRow, SubmitButton, type FormProps } from "./form.js";
import { validateWith } from "./validate-with.js";

const texts = {
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

interface Values {
  company: string;
  type: string;
  phone: string;
  password: string;
  note: string;
  gender: string;
  agree: boolean;
}

const blank: Values = { company: "", type: "", phone: "", password: "", note: "", gender: "", agree: false };

/** Stands in for a schema of any library that speaks Standard Schema. */
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

function Sample({ language: _, ...args }: Partial<FormProps<Values>> & { language?: string }) {
  const { language } = useLocale();
  const say = texts[language];
  return (
    <div className="max-w-form">
      <Form<Values>
        initialValues={blank}
        onSubmit={() => undefined}
        validate={validateWith<Values>(schema, (key) => say.errors[key as keyof typeof say.errors])}
        emptyMessage={say.empty}
        {...args}
      >
        <FormTextField name="company" label={say.company} required />
        <FormRow>
          <FormSelect
            name="type"
            label={say.type}
            required
            options={Object.entries(say.types).map(([value, label]) => ({ value, label }))}
          />
          <FormPhoneField name="phone" label={say.phone} required />
        </FormRow>
        <FormPasswordField name="password" label={say.password} autoComplete="new-password" required />
        <FormTextArea name="note" label={say.note} optional maxLength={200} />
        <FormRadioGroup
          name="gender"
          layout="card"
          label={say.gender}
          options={Object.entries(say.genders).map(([value, label]) => ({ value, label }))}
        />
        <FormCheckbox name="agree" label={say.agree} />
        <SubmitButton>{say.send}</SubmitButton>
      </Form>
    </div>
  );
}

const meta = {
  title: "Forms/Form",
  component: Form as unknown as typeof Sample,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "A form on final-form: errors show when a field was left or after a failed submit; then the first wrong field has the focus and an alert at the top counts. What was typed stays, whatever the answer.",
      whenNot: "For a single control that acts at once (a switch, a search field) no form is needed.",
      accessibility:
        "Errors are tied to their inputs and announced once in the summary. While the answer is awaited the form is busy and the button waits, but nothing is disabled or lost. A language switch turns shown errors too.",
      do: [
        "Take rules and texts from a schema (`validateWith`).",
        "Keep `initialValues` one object: a new one puts old values back.",
        "Give what the server refused back by field.",
      ],
      dont: [
        "Don't validate while someone types for the first time.",
        "Don't disable submit until everything is valid: people want to know what is missing.",
      ],
      words: ["validation", "error summary", "submit", "inputs", "zod"],
    } satisfies PartGuide,
  },
  args: { onSubmit: fn<(values: Values) => undefined>() },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

const wordsOf = (globals: Record<string, unknown>) => texts[globals["locale"] === "ar" ? "ar" : "en"];

export const Default: Story = {};

export const Waiting: Story = {
  render: (args) => (
    <Sample {...args} onSubmit={() => new Promise<void>(() => undefined)} validate={() => ({})} />
  ),
  play: async ({ canvas, globals }) => {
    const send = canvas.getByRole("button", { name: wordsOf(globals).send });
    await userEvent.click(send);
    await waitFor(() => expect(send).toHaveAttribute("aria-busy", "true"));
  },
};

/** Nothing filled in at all: the spec's one sentence, and the first field has the focus. */
export const AllEmpty: Story = {
  play: async ({ canvas, globals, args }) => {
    const say = wordsOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: say.send }));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(say.empty));
    await expect(canvas.getByRole("textbox", { name: say.company })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The alert counts, the first wrong field has the focus, each message is tied to its control and goes when it is right. */
export const SomeWrong: Story = {
  play: async ({ canvas, globals, args, step }) => {
    const say = wordsOf(globals);
    const company = canvas.getByRole("textbox", { name: say.company });
    const phone = canvas.getByRole("textbox", { name: say.phone });
    await userEvent.type(company, "Bayt Al Machboos");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: say.type }), "kitchen");
    await userEvent.type(phone, "١٢{Enter}");
    await step("summary, focus, messages", async () => {
      await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(say.count));
      await expect(phone).toHaveFocus();
      await expect(phone).toHaveValue("12");
      await expect(phone).toHaveAccessibleDescription(say.errors.phone);
      await expect(canvas.getByRole("radiogroup", { name: say.gender })).toHaveAccessibleDescription(
        say.errors.gender,
      );
      await expect(company).not.toBeInvalid();
    });
    await step("mending", async () => {
      await userEvent.clear(phone);
      await userEvent.type(phone, "٥٥١٢ ٣٤٠٠");
      await expect(phone).not.toBeInvalid();
      await userEvent.type(canvas.getByLabelText(say.password), "correct horse");
      await userEvent.click(canvas.getByRole("radio", { name: say.genders.female }));
      await userEvent.click(canvas.getByRole("checkbox", { name: say.agree }));
      await expect(canvas.queryByRole("alert")).toBeNull();
    });
    await step("sends once, with what was typed", async () => {
      await userEvent.click(canvas.getByRole("button", { name: say.send }));
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
      await expect(args.onSubmit).toHaveBeenCalledWith({
        company: "Bayt Al Machboos",
        type: "kitchen",
        phone: "5512 3400",
        password: "correct horse",
        note: "",
        gender: "female",
        agree: true,
      });
    });
  },
};

/** A field left wrong says so; one that was only passed does not nag. */
export const OnLeaving: Story = {
  play: async ({ canvas, globals }) => {
    const say = wordsOf(globals);
    const password = canvas.getByLabelText(say.password);
    await userEvent.click(canvas.getByRole("textbox", { name: say.company }));
    await userEvent.click(password);
    await expect(canvas.getByRole("textbox", { name: say.company })).not.toBeInvalid();
    await userEvent.type(password, "short");
    await expect(password).not.toBeInvalid();
    await userEvent.click(canvas.getByRole("textbox", { name: say.note }));
    await expect(password).toBeInvalid();
  },
};

const filled: Values = {
  ...blank,
  company: "Bayt",
  type: "shop",
  phone: "55123400",
  password: "12345678",
  gender: "male",
  agree: true,
};

/** What the server refuses stands at its field; what was typed stays; the message goes with the next change. */
export const ServerRefuses: Story = {
  args: { initialValues: filled },
  render: function Render(args) {
    const { language } = useLocale();
    return (
      <Sample
        {...args}
        onSubmit={async () => ({ fields: { company: texts[language].taken }, form: texts[language].server })}
      />
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const say = wordsOf(globals);
    const company = canvas.getByRole("textbox", { name: say.company });
    await userEvent.click(canvas.getByRole("button", { name: say.send }));
    await waitFor(() => expect(company).toHaveAccessibleDescription(say.taken));
    await expect(company).toHaveFocus();
    await expect(company).toHaveValue("Bayt");
    const alert = canvasElement.querySelector<HTMLElement>(
      "[data-slot='error-summary'] [data-slot='alert']",
    )!;
    await expect(within(alert).getByText(say.server)).toBeVisible();
    await userEvent.type(company, "!");
    await expect(company).not.toBeInvalid();
    await expect(canvas.queryByText(say.server)).toBeNull();
  },
};

let spoken: "en" | "ar" = "en";
const refuse = () => ({ company: texts[spoken].errors.company });

function Switching(args: Partial<FormProps<Values>>) {
  const [language, setLanguage] = useState<"en" | "ar">("en");
  return (
    <LocaleIsland language={language}>
      <Button
        variant="quiet"
        onClick={() => {
          spoken = "ar";
          setLanguage("ar");
        }}
      >
        العربية
      </Button>
      <Sample {...args} validate={refuse} />
    </LocaleIsland>
  );
}

/** Messages on the screen change their language with the page, though the validator is the same. */
export const LanguageSwitch: Story = {
  beforeEach: () => {
    spoken = "en";
  },
  render: (args) => <Switching {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: texts.en.send }));
    await waitFor(() => expect(canvas.getByText(texts.en.errors.company)).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "العربية" }));
    await waitFor(() => expect(canvas.getByText(texts.ar.errors.company)).toBeVisible());
  },
};

export const Arabic: Story = { globals: { locale: "ar" }, args: { initialValues: filled } };
