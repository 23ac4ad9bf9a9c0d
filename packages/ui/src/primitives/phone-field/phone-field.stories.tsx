import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { PhoneField } from "./phone-field.js";

const arabicMessages: ArabicMessages = {
  Mobile: "رقم الجوال",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Phone field",
  component: PhoneField,
  tags: ["autodocs"],
  argTypes: {
    disabled: { control: "boolean" },
  },
  args: { label: "Mobile", onValueChange: fn() },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A phone number of one country, with the country code as a prefix.",
      whenNot: 'A number that is only shown is data in <bdi dir="ltr">.',
      accessibility:
        "A native telephone input named by its label. Left to right in both languages; Arabic-Indic digits become 0-9 while typing; spaces are allowed.",
      do: ["Accept any common notation, and normalise on submit", "Explain who will call"],
      dont: ["Reject spaces or a country code", "Ask for it twice"],
      keywords: ["mobile", "telephone", "number", "contact"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: "5512 3400" } };
/** The message is verbatim from the specification. */
export const Invalid: Story = { args: { defaultValue: "12", error: "Mobile number must be a valid number" } };
export const Disabled: Story = { args: { defaultValue: "5512 3400", disabled: true } };

export const Help: Story = { args: { help: "The rider calls when the door is hard to find." } };
export const OtherCountry: Story = { args: { countryCode: "+968", defaultValue: "9212 3456" } };

/** Typing in the middle keeps the caret position. */
export const Correcting: Story = {
  args: { defaultValue: "5512 400" },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox", { name: translate(globals, "Mobile") });
    await userEvent.click(input);
    input.setSelectionRange(5, 5);
    await userEvent.keyboard("٣");
    await expect(input).toHaveValue("5512 3400");
    await expect(input.selectionStart).toBe(6);
  },
};

/** Left to right in both languages; Arabic-Indic digits become 0-9. */
export const ArabicDigits: Story = {
  play: async ({ canvas, args, globals }) => {
    const input = canvas.getByRole("textbox", { name: translate(globals, "Mobile") });
    await userEvent.type(input, "٥٥١٢ ۳۴۰۰");
    await expect(input).toHaveValue("5512 3400");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("5512 3400");
    const code = canvas.getByText("+974");
    await expect(code.getBoundingClientRect().right).toBeLessThanOrEqual(
      input.getBoundingClientRect().left + 1,
    );
  },
};

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: (args) => (
    <ShownStates on="input" more={[{ en: "Off", ar: "متوقف", element: <PhoneField {...args} disabled /> }]}>
      {() => <PhoneField {...args} />}
    </ShownStates>
  ),
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "رقم الجوال", defaultValue: "5512 3400", error: "يرجى إدخال رقم جوال صحيح" },
};
