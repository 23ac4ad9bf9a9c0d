import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import { NumberField } from "./index.js";

const arabicMessages: ArabicMessages = {
  "Minutes to prepare": "دقائق التحضير",
  "Between 5 and 90": "بين 5 و90",
  "Weight in kilograms": "الوزن بالكيلوغرام",
  min: "دقيقة",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Number field",
  component: NumberField,
  tags: ["autodocs"],
  args: { label: "Minutes to prepare", min: 5, max: 90, step: 5, onValueChange: fn() },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A number that people type or step: minutes, pieces, a limit.",
      whenNot:
        "For amounts use MoneyField, for a rough value Slider, for the quantity of a product QuantityStepper. For codes and phone numbers TextField or PhoneField.",
      accessibility:
        "A spin button. Arrow up and down step, with Shift or Page Up and Page Down by ten; Home and End go to the limits. Digits of any script are understood. Its buttons are skipped by Tab, as the keys do the same.",
      do: ["Say the unit in `end` or in the label.", "Say the limits in the help text."],
      dont: ["Do not use it for numbers that nobody counts, such as a year of birth."],
      keywords: ["spin button", "numeric input", "stepper", "quantity"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arabic digits, steps by keys, limits. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const input = canvas.getByRole("spinbutton", { name: translate(globals, "Minutes to prepare") });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard("٢٠");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(20);
    await userEvent.keyboard("{ArrowUp}");
    await expect(input).toHaveValue("25");
    await userEvent.keyboard("{PageUp}");
    await expect(input).toHaveValue("75");
    await userEvent.keyboard("{End}{ArrowUp}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(90);
    await userEvent.keyboard("{Home}");
    await expect(input).toHaveAttribute("aria-valuenow", "5");
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    await expect(input).toHaveValue("55");
  },
};

/** What is outside the limits or no number is said when the field is left, and is no value. */
export const Refused: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole("spinbutton");
    await userEvent.type(input, "200");
    await expect(input).not.toBeInvalid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/90/);
    await userEvent.clear(input);
    await userEvent.type(input, "many");
    await userEvent.tab();
    await expect(input).toHaveValue("many");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(input).toBeInvalid();
  },
};

/** From a value between two steps, the next step is one of the grid. */
export const Stepper: Story = {
  args: { stepper: true, defaultValue: 7, end: "min" },
  play: async ({ args, canvas, globals }) => {
    const arabic = globals["locale"] === "ar";
    await userEvent.click(canvas.getByRole("button", { name: arabic ? "زيادة" : "Increase" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(10);
    const less = canvas.getByRole("button", { name: arabic ? "إنقاص" : "Decrease" });
    await userEvent.click(less);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
    await expect(less).toBeDisabled();
  },
};

export const Decimals: Story = {
  args: { label: "Weight in kilograms", min: 0, max: undefined, step: 0.1, decimals: 3 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole("spinbutton");
    await userEvent.type(input, "٠٫٢");
    await userEvent.keyboard("{ArrowUp}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.3);
    await expect(input).toHaveValue("0.3");
  },
};

/** Controlled: it shows what the app says. */
export const Controlled: Story = {
  args: { value: 30 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("spinbutton"), "{ArrowUp}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(35);
    await expect(canvas.getByRole("spinbutton")).toHaveValue("30");
  },
};

export const Help: Story = { args: { help: "Between 5 and 90", optional: true } };
export const Invalid: Story = { args: { error: "Between 5 and 90", defaultValue: 10 } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 15, stepper: true } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 15 } };
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "دقائق التحضير", defaultValue: 1250, max: undefined, stepper: true },
};
