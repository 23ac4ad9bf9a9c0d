import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { useLocale, type Language } from "../../locale/index.js";
import {
  PaymentMethodPicker,
  type PaymentMethodData,
  type PaymentMethodKind,
  type PaymentMethodPickerProps,
} from "./payment-method-picker.js";

type Props = Partial<PaymentMethodPickerProps> & { onChange: (method: PaymentMethodKind) => void };

function Example({ onChange, methods, ...props }: Props) {
  const { language } = useLocale();
  const [value, setValue] = useState<PaymentMethodKind | null>(props.value ?? null);
  const reason = language === "ar" ? "غير متاح بعد" : "Not available yet";
  const all: PaymentMethodData[] = [
    { code: "cod", enabled: true, reason: null },
    { code: "card", enabled: false, reason },
    { code: "wallet", enabled: false, reason },
    { code: "online", enabled: true, reason: null },
  ];
  return (
    <div className="mx-auto max-w-form">
      <PaymentMethodPicker
        {...props}
        methods={methods ?? all}
        value={value}
        onChange={(method) => {
          onChange(method);
          setValue(method);
        }}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Payment method picker",
  component: Example,
  tags: ["autodocs"],
  args: { onChange: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  en: { cash: "Cash on delivery", card: "Credit card" },
  ar: { cash: "الدفع نقدًا عند الاستلام", card: "بطاقة ائتمان" },
} as const;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const word = words[globals["locale"] as Language];
    await expect(canvas.getByRole("radio", { name: word.card })).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", { name: word.cash }));
    await expect(args.onChange).toHaveBeenCalledWith("cod");
  },
};
export const Chosen: Story = { args: { value: "cod" } };
export const WithError: Story = { args: { error: "Choose how to pay to continue." } };
export const NoPaymentMethods: Story = { args: { methods: [] } };
export const Arabic: Story = { globals: { locale: "ar" }, args: { value: "cod" } };
