import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mail, Search } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { Icon } from "../icon/index.js";
import { Spinner } from "../spinner/index.js";
import { TextField } from "./text-field.js";

const arabicMessages: ArabicMessages = {
  "First name": "الاسم الأول",
  "Last name": "اسم العائلة",
  Noor: "نور",
  N0or: "ن0ور",
  Search: "بحث",
  "Dishes, shops, flowers": "أطباق، متاجر، زهور",
  "As on your card": "كما على بطاقتك",
  "The first name can only have letters": "الاسم الأول يحتوي على أحرف فقط",
  Minimum: "الحد الأدنى",
  QAR: "ر.ق",
  Email: "البريد الإلكتروني",
  Username: "اسم المستخدم",
  "Enter your first name": "يرجى إدخال الاسم الأول",
  "Enter your last name": "يرجى إدخال اسم العائلة",
  "The name that is written on the parcel, in full, with every word that belongs to it":
    "الاسم المكتوب على الطرد كاملًا بكل كلمة من كلماته كما ورد في الوثيقة الرسمية",
  "A message that goes on for rather longer than the field is wide, and so takes a second line":
    "رسالة أطول من عرض الحقل بكثير، ولذلك تمتد إلى سطر ثانٍ حتى تُقرأ كاملة",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Text field",
  component: TextField,
  tags: ["autodocs"],
  argTypes: {
    placeholder: { control: "text" },
    disabled: { control: "boolean" },
  },
  args: { label: "First name", autoComplete: "given-name" },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A single-line text: a name, an email, a number, a code.",
      whenNot:
        "Passwords, phones, dates, searches and files have their own fields. For several lines use TextArea, for a few known values Select or RadioGroup.",
      accessibility:
        "A native text input named by its label; help or error describe it, and an error marks it invalid. `required` is announced, not enforced: the form validates.",
      do: [
        "Set `autoComplete` and `inputMode`",
        "Set `code` for emails, codes and numbers: they read left to right",
      ],
      dont: ["Use the placeholder as the only hint", "Mark required fields: mark optional ones"],
      keywords: ["input", "text box", "textbox", "form field"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: "Noor" } };
export const Placeholder: Story = {
  args: { label: "Search", placeholder: "Dishes, shops, flowers", icon: <Icon of={Search} /> },
};
export const Focused: Story = {
  args: { defaultValue: "Noor" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};
export const Help: Story = { args: { help: "As on your card", optional: true } };
export const Invalid: Story = {
  args: { defaultValue: "N0or", error: "The first name can only have letters" },
};
export const Disabled: Story = { args: { defaultValue: "Noor", disabled: true } };
export const Unit: Story = {
  args: {
    label: "Minimum",
    defaultValue: "40",
    end: <span className="text-muted">QAR</span>,
    inputMode: "numeric",
  },
};
export const LongWords: Story = {
  name: "Long texts",
  args: {
    label: "The name that is written on the parcel, in full, with every word that belongs to it",
    defaultValue: "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikant",
    error: "A message that goes on for rather longer than the field is wide, and so takes a second line",
  },
};

const onValueChange = fn();

/** An email reads left to right and is aligned to the inline start. */
export const Email: Story = {
  args: {
    label: "Email",
    type: "email",
    code: true,
    autoComplete: "email",
    icon: <Icon of={Mail} />,
    onValueChange,
  },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole("textbox", { name: translate(globals, "Email") });
    await userEvent.type(input, "noor@mail.qa");
    await expect(onValueChange).toHaveBeenLastCalledWith("noor@mail.qa");
    await expect(input).toHaveAttribute("dir", "ltr");
  },
};

export const ReadOnly: Story = {
  args: { label: "Email", type: "email", code: true, defaultValue: "noor@mail.qa", readOnly: true },
};
/** Validation is pending: a spinner is at the end, and the text stays editable. */
export const Checking: Story = {
  args: { label: "Username", code: true, defaultValue: "noor.k", end: <Spinner size="small" /> },
};
export const SideBySide: Story = {
  render: (args, { globals }) => (
    <div className="grid grid-cols-2 items-start gap-3">
      <TextField {...args} />
      <TextField
        {...args}
        label={translate(globals, "Last name")}
        error={translate(globals, "Enter your last name")}
      />
    </div>
  ),
};

/** The error is linked to the input; without an error, the input keeps its own description. */
export const Told: Story = {
  name: "With linked error",
  args: { error: "Enter your first name", required: true },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole("textbox", { name: translate(globals, "First name") });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(translate(globals, "Enter your first name"));
    await expect(input).toHaveAttribute("aria-required", "true");
    await userEvent.click(canvas.getByText(translate(globals, "First name")));
    await expect(input).toHaveFocus();
  },
};

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: (args, { globals }) => (
    <ShownStates
      on="input"
      more={[
        { en: "Off", ar: "متوقف", element: <TextField {...args} disabled /> },
        {
          en: "Wrong",
          ar: "خطأ",
          element: <TextField {...args} error={translate(globals, "Enter your first name")} />,
        },
      ]}
    >
      {() => <TextField {...args} />}
    </ShownStates>
  ),
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    label: "البريد الإلكتروني",
    defaultValue: "noor@mail",
    code: true,
    type: "email",
    icon: <Icon of={Mail} />,
    error: "البريد الإلكتروني غير صحيح",
  },
};
