import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import {
  FormCheckbox,
  FormPasswordField,
  FormPhoneField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
} from "../form-fields/index.js";
import { formatMessage, formsMessages, LocaleIsland, useLocale, type Language } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { Form, FormRow, SubmitButton, type FormProps } from "./form.js";
import { forgetDraft } from "./form-draft.js";
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

type Send = (values: Values) => Promise<void> | undefined;

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
      keywords: ["validation", "error summary", "submit", "inputs", "zod"],
    } satisfies ComponentGuide,
  },
  args: { onSubmit: fn<Send>() },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

const messagesOf = (globals: Record<string, unknown>) => texts[globals["locale"] === "ar" ? "ar" : "en"];

export const Default: Story = {};

/** Until the answer comes it is sent once, however often button and Enter are pressed. */
export const Waiting: Story = {
  args: { onSubmit: fn<Send>(() => new Promise(() => undefined)) },
  render: (args) => <Sample {...args} validate={() => ({})} />,
  play: async ({ canvas, args, globals }) => {
    const say = messagesOf(globals);
    const send = canvas.getByRole("button", { name: say.send });
    await userEvent.dblClick(send);
    await waitFor(() => expect(send).toHaveAttribute("aria-busy", "true"));
    await userEvent.click(send);
    await userEvent.type(canvas.getByRole("textbox", { name: say.company }), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Nothing filled in at all: the spec's one sentence, and the first field has the focus. */
export const AllEmpty: Story = {
  play: async ({ canvas, globals, args }) => {
    const say = messagesOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: say.send }));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(say.empty));
    await expect(canvas.getByRole("textbox", { name: say.company })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The alert counts, the first wrong field has the focus, each message is tied to its control and goes when it is right. */
export const SomeWrong: Story = {
  play: async ({ canvas, globals, args, step }) => {
    const say = messagesOf(globals);
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
    const say = messagesOf(globals);
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
    const say = messagesOf(globals);
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

/** A long form names what is wrong, in the order of the page, and each name leads to its field. */
export const LinkedSummary: Story = {
  args: { errorSummary: "links" },
  play: async ({ canvas, canvasElement, globals, step }) => {
    const say = messagesOf(globals);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: say.type }), "kitchen");
    await userEvent.type(canvas.getByLabelText(say.password), "correct horse");
    await userEvent.click(canvas.getByRole("button", { name: say.send }));
    const summary = await waitFor(() => {
      const found = canvasElement.querySelector<HTMLElement>("[data-slot='error-summary']");
      if (!found) throw new Error("There is no summary yet.");
      return found;
    });
    await step("takes the focus and names the fields", async () => {
      await waitFor(() => expect(summary).toHaveFocus());
      await expect(summary).toHaveAccessibleName(say.count);
      const links = within(summary).getAllByRole("link");
      await expect(links.map((link) => link.textContent)).toEqual([
        say.errors.company,
        say.errors.phone,
        say.errors.gender,
        say.errors.agree,
      ]);
    });
    await step("leads to them", async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByRole("textbox", { name: say.phone })).toHaveFocus();
      await userEvent.click(within(summary).getByRole("link", { name: say.errors.gender }));
      await expect(canvas.getByRole("radio", { name: say.genders.female })).toHaveFocus();
    });
    await step("forgets what was mended", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: say.genders.female }));
      await expect(within(summary).getAllByRole("link")).toHaveLength(3);
    });
  },
};

const failed = fn();

/** The answer never came: the form says so, everything typed is there, and it can be sent again. */
export const NotSent: Story = {
  args: {
    initialValues: filled,
    onSubmitFailure: failed,
    onSubmit: fn<Send>(() => Promise.reject(new Error("offline"))),
  },
  play: async ({ canvas, args, globals }) => {
    const say = messagesOf(globals);
    const language = globals["locale"] as Language;
    failed.mockClear();
    const company = canvas.getByRole("textbox", { name: say.company });
    await userEvent.type(company, " Al Machboos");
    await userEvent.click(canvas.getByRole("button", { name: say.send }));
    await waitFor(() =>
      expect(canvas.getByRole("alert")).toHaveTextContent(
        formatMessage(formsMessages.sendFailed[language], language),
      ),
    );
    await expect(failed).toHaveBeenCalledOnce();
    await expect(company).toHaveValue("Bayt Al Machboos");
    await userEvent.click(canvas.getByRole("button", { name: say.send }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
  },
};

const draftKey = "story";

function Leaving(args: Partial<FormProps<Values>>) {
  const [shown, setShown] = useState(true);
  return (
    <div className="grid gap-4">
      <Button variant="quiet" onClick={() => setShown(!shown)}>
        {shown ? "Leave" : "Come back"}
      </Button>
      {shown && <Sample {...args} draftKey={draftKey} />}
    </div>
  );
}

/** With a `draftKey` what was typed waits for the person to come back, until it was sent. Passwords do not. */
export const Draft: Story = {
  beforeEach: () => {
    forgetDraft(draftKey);
    return () => forgetDraft(draftKey);
  },
  args: { initialValues: { ...filled, company: "", password: "" } },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas, args, globals, step }) => {
    const say = messagesOf(globals);
    const comeBack = async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
      await expect(canvas.queryByRole("textbox", { name: say.company })).toBeNull();
      await userEvent.click(canvas.getByRole("button", { name: "Come back" }));
    };
    await step("typed, left, come back", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: say.company }), "Bayt");
      await userEvent.type(canvas.getByLabelText(say.password), "correct horse");
      await userEvent.click(canvas.getByRole("checkbox", { name: say.agree }));
      await comeBack();
      await expect(canvas.getByRole("textbox", { name: say.company })).toHaveValue("Bayt");
      await expect(canvas.getByRole("checkbox", { name: say.agree })).not.toBeChecked();
      await expect(canvas.getByLabelText(say.password)).toHaveValue("");
      await expect(JSON.stringify(sessionStorage)).not.toContain("correct horse");
    });
    await step("sent: nothing waits any more", async () => {
      await userEvent.type(canvas.getByLabelText(say.password), "correct horse");
      await userEvent.click(canvas.getByRole("checkbox", { name: say.agree }));
      await userEvent.click(canvas.getByRole("button", { name: say.send }));
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
      await comeBack();
      await expect(canvas.getByRole("textbox", { name: say.company })).toHaveValue("");
    });
  },
};

function Reloading(args: Partial<FormProps<Values>>) {
  const [name, setName] = useState("Bayt");
  return (
    <div className="grid gap-4">
      <Button variant="quiet" onClick={() => setName("Bayt Al Machboos")}>
        Answer
      </Button>
      <Sample {...args} initialValues={{ ...filled, company: name, note: name }} />
    </div>
  );
}

/** New values from the server reach the fields that nobody changed, and no others. */
export const LateValues: Story = {
  render: (args) => <Reloading {...args} />,
  play: async ({ canvas, globals }) => {
    const say = messagesOf(globals);
    const company = canvas.getByRole("textbox", { name: say.company });
    await userEvent.type(company, "!");
    await userEvent.click(canvas.getByRole("button", { name: "Answer" }));
    await expect(canvas.getByRole("textbox", { name: say.note })).toHaveValue("Bayt Al Machboos");
    await expect(company).toHaveValue("Bayt!");
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

/** As it looks after it was sent off empty. */
export const SentOffEmpty: Story = {
  tags: ["!autodocs"],
  render: function Render(args) {
    const form = useRef<HTMLFormElement>(null);
    useEffect(() => form.current?.requestSubmit(), []);
    return <Sample {...args} ref={form} />;
  },
};

export const Arabic: Story = { globals: { locale: "ar" }, args: { initialValues: filled } };
