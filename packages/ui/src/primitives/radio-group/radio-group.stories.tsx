import type { Meta, StoryObj } from "@storybook/react-vite";
import { Banknote, CreditCard, Wallet } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { Icon } from "../icon/index.js";
import { RadioGroup, type RadioGroupProps } from "./radio-group.js";

const arabicMessages: ArabicMessages = {
  "How spicy?": "كيف تحبها حارّة؟",
  "Choose 1": "اختر واحدًا",
  Mild: "خفيف",
  Medium: "متوسط",
  "+ QAR 2": "+ 2 ر.ق",
  "Hot, with green chilli": "حار مع فلفل أخضر",
  "Card ending 4242": "البطاقة المنتهية بـ 4242",
  "Last used": "آخر استخدام",
  "Talabee wallet": "محفظة طلبي",
  "QAR 120.50 available": "120.50 ر.ق متاح",
  "Cash on delivery": "الدفع نقدًا عند الاستلام",
  "Have the exact amount ready": "جهّز المبلغ كاملًا",
  "How to pay": "طريقة الدفع",
  Gender: "الجنس",
  "Choose how spicy it should be": "يرجى تحديد كيف تحبها حارّة",
};
const translate = messagesOf(arabicMessages);

const chosen = fn();

function Controlled({ value: start, ...rest }: Omit<RadioGroupProps, "onValueChange">) {
  const [value, setValue] = useState(start);
  return (
    <div className="max-w-form">
      <RadioGroup
        {...rest}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          chosen(next);
        }}
      />
    </div>
  );
}

const tile = (icon: typeof Wallet) => (
  <span className="grid size-11 flex-none place-items-center rounded-button-small bg-sunken">
    <Icon of={icon} />
  </span>
);

const payments = [
  { value: "card", label: "Card ending 4242", description: "Last used", lead: tile(CreditCard) },
  { value: "wallet", label: "Talabee wallet", description: "QAR 120.50 available", lead: tile(Wallet) },
  {
    value: "cash",
    label: "Cash on delivery",
    description: "Have the exact amount ready",
    lead: tile(Banknote),
    disabled: true,
  },
];

const meta = {
  title: "Primitives/Radio group",
  component: RadioGroup,
  tags: ["autodocs"],
  args: {
    label: "How spicy?",
    help: "Choose 1",
    value: "medium",
    onValueChange: () => undefined,
    options: [
      { value: "mild", label: "Mild" },
      { value: "medium", label: "Medium", end: "+ QAR 2" },
      { value: "hot", label: "Hot, with green chilli" },
    ],
  },
  render: ({ onValueChange: _, ...args }) => <Controlled {...args} />,
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose:
        "One of several options that need reading, as rows, as cards with pictures, or plain in forms.",
      whenNot:
        "For two to four short labels use SegmentedControl, for long lists Select, for several options Checkbox.",
      accessibility:
        "A group of native radios: one Tab stop, arrow keys select in reading direction. Second line and price are descriptions. The rule (Choose 1) is above and describes the group.",
      do: ["Preselect the last used option", "Explain in the second line why an option is disabled"],
      dont: ["Use cards for one-word options", "Hide the price of an option"],
      keywords: ["radio cards", "option list", "single choice", "payment methods"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cards: Story = {
  args: { layout: "card", label: "How to pay", help: undefined, value: "card", options: payments },
};
export const Plain: Story = { args: { layout: "plain", label: "Gender", help: undefined } };
export const Invalid: Story = { args: { value: null, error: "Choose how spicy it should be" } };
export const Disabled: Story = { args: { disabled: true } };

/** Tab focuses the selected option, arrow keys select; arrow right goes back in Arabic. */
export const Keyboard: Story = {
  play: async ({ canvas, globals }) => {
    const group = canvas.getByRole("radiogroup", { name: translate(globals, "How spicy?") });
    await expect(group).toHaveAccessibleDescription(translate(globals, "Choose 1"));
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: translate(globals, "Medium") })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(
      canvas.getByRole("radio", { name: translate(globals, "Hot, with green chilli") }),
    ).toBeChecked();
    await expect(chosen).toHaveBeenLastCalledWith("hot");
    await userEvent.click(canvas.getByText(translate(globals, "Mild")));
    await expect(canvas.getByRole("radio", { name: translate(globals, "Mild") })).toBeChecked();
  },
};

export const LongWords: Story = {
  name: "Long texts",
  args: {
    layout: "card",
    label: "Where should it go when nobody opens the door and the telephone is not answered either?",
    help: undefined,
    value: "mild",
    options: [
      {
        value: "mild",
        label: "To the neighbours on the same floor, whoever of them opens first",
        description: "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikantenwitwe",
        end: "+ QAR 1,234.50",
      },
      { value: "hot", label: "Back to the kitchen" },
    ],
  },
};

/** The error describes the group, which is announced as invalid. */
export const Told: Story = {
  name: "With linked error",
  args: { value: null, error: "Choose how spicy it should be", required: true },
  play: async ({ canvas, globals }) => {
    const group = canvas.getByRole("radiogroup", { name: translate(globals, "How spicy?") });
    await expect(group).toHaveAttribute("aria-invalid", "true");
    await expect(group).toHaveAttribute("aria-required", "true");
    await expect(group).toHaveAccessibleDescription(translate(globals, "Choose how spicy it should be"));
  },
};

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: (args) => (
    <ShownStates
      on="label:not(:has(:checked)), input:not(:checked)"
      more={[{ en: "Off", ar: "متوقف", element: <RadioGroup {...args} disabled /> }]}
    >
      {() => <RadioGroup {...args} />}
    </ShownStates>
  ),
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    layout: "card",
    label: "طريقة الدفع",
    help: undefined,
    value: "cash",
    options: [
      { value: "wallet", label: "محفظة طلبي", description: "120.50 ر.ق متاح", lead: tile(Wallet) },
      {
        value: "cash",
        label: "الدفع نقدًا عند الاستلام",
        description: "جهّز المبلغ كاملًا",
        lead: tile(Banknote),
      },
    ],
  },
};
