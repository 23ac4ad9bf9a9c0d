import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import { LocaleProvider, type Language } from "../../locale/index.js";
import { kuwait } from "../../story-data/kuwait.js";
import { MoneyField } from "./index.js";

const arabicMessages: ArabicMessages = {
  "Minimum order": "الحد الأدنى للطلب",
  "Customers below it cannot order": "لا يمكن الطلب بأقل من هذا المبلغ",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Money field",
  component: MoneyField,
  tags: ["autodocs"],
  args: { label: "Minimum order", onValueChange: fn() },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "An amount of money, in the currency and with the decimals of the market.",
      whenNot: "For other numbers use NumberField; to show an amount Price.",
      accessibility:
        "A spin button that is read as an amount with its currency. Keys are those of NumberField; arrow keys add one unit of the currency.",
      do: ["Keep amounts as whole minor units, as it gives them."],
      dont: ["Do not calculate with the text."],
      keywords: ["price", "currency input", "amount"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arabic digits and decimal mark; the amount is exact. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const input = canvas.getByRole("spinbutton", { name: translate(globals, "Minimum order") });
    await userEvent.tab();
    await userEvent.keyboard("١٬٢٥٠٫١");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(125010);
    await userEvent.tab();
    await expect(input).toHaveValue("1,250.10");
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, "0.29{ArrowUp}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(100);
  },
};

export const TooManyDecimals: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole("spinbutton");
    await userEvent.type(input, "1.999");
    await userEvent.tab();
    await expect(input).toBeInvalid();
  },
};

/** Three decimals and another currency come from the market. */
export const Kuwait: Story = {
  args: { defaultValue: 1500 },
  render: (args, { globals }) => (
    <LocaleProvider language={globals["locale"] as Language} market={kuwait}>
      <MoneyField {...args} />
    </LocaleProvider>
  ),
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole("spinbutton");
    await expect(input).toHaveValue("1.500");
    await userEvent.clear(input);
    await userEvent.type(input, "2.125");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2125);
  },
};

export const Controlled: Story = {
  args: { value: 4500 },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole("spinbutton"), "{ArrowDown}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4400);
    await expect(canvas.getByRole("spinbutton")).toHaveValue("45.00");
  },
};
export const Help: Story = { args: { help: "Customers below it cannot order", defaultValue: 5000 } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 5000 } };
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "الحد الأدنى للطلب", defaultValue: 125000 },
};
