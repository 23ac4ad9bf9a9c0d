import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyNow } from "../../story-data/clock.js";
import { storyCards } from "../../story-data/payments.js";
import { CardPicker } from "../saved-cards/index.js";
import {
  PaymentMethodPicker,
  type PaymentMethodData,
  type PaymentMethodPickerProps,
} from "./payment-method-picker.js";
import type { PaymentMethodKind } from "./payment-method-table.js";

type Props = Partial<PaymentMethodPickerProps> & { onValueChange: (method: PaymentMethodKind) => void };

function Example({ onValueChange, methods, ...props }: Props) {
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
        onValueChange={(method) => {
          onValueChange(method);
          setValue(method);
        }}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Payment method picker",
  component: Example,
  subcomponents: { PaymentMethodPicker },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Selects the payment method: one row per method; unavailable methods stay visible, with the reason.",
      whenNot:
        "To choose a saved card use CardPicker, which this contains. To show the selected method use plain text.",
      accessibility:
        "A radio group; an unavailable method is disabled and its reason is part of its description. An error is linked to the group. Without any method, a heading and a sentence explain it.",
      do: [
        "Preselect the last used method.",
        "Write the reason as an instruction: “Add QAR 12.00 to pay from your wallet.”",
      ],
      dont: [
        "Don't hide unavailable methods.",
        "Don't ask for card numbers; the payment gateway's page does.",
      ],
      keywords: ["card", "wallet", "cash on delivery", "checkout", "pay"],
    } satisfies ComponentGuide,
  },
  args: { onValueChange: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: { cash: "Cash on delivery", card: "Credit card" },
  ar: { cash: "الدفع نقدًا عند الاستلام", card: "بطاقة ائتمان" },
} as const;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as Language];
    await expect(canvas.getByRole("radio", { name: t.card })).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", { name: t.cash }));
    await expect(args.onValueChange).toHaveBeenCalledWith("cod");
  },
};
export const Chosen: Story = { args: { value: "cod" } };
export const WithError: Story = { args: { error: "Choose how to pay to continue." } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = {
  args: { status: "failed", onRetry: fn() },
  play: async ({ canvas, args, globals }) => {
    const name = globals["locale"] === "ar" ? "إعادة المحاولة" : "Try again";
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Disabled: Story = { args: { value: "cod", disabled: true } };
/** The wallet shows its balance; saved cards are below the card method. */
export const WithSavedCards: Story = {
  args: {
    value: "card",
    walletBalance: 12_050,
    methods: (["card", "wallet", "online", "cod"] as const).map((code) => ({
      code,
      enabled: true,
      reason: null,
    })),
    cards: <CardPicker cards={storyCards} now={storyNow} value="c1" onValueChange={() => {}} />,
  },
};
const names = {
  en: ["Apple Pay", "Visa", "Mastercard"],
  ar: ["Apple Pay", "فيزا", "ماستركارد"],
} as const;

function Named(props: Props) {
  const { language } = useLocale();
  const methods: PaymentMethodData[] = [
    { code: "online", enabled: true, reason: null, names: names[language] },
    { code: "cod", enabled: true, reason: null },
  ];
  return <Example {...props} methods={methods} />;
}

/** Online payment by the names that customers know, as the gateway is configured. */
export const NamedMethods: Story = {
  render: (args) => <Named {...args} />,
  play: async ({ canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    const online = canvas.getByRole("radio", { name: ar ? "الدفع الإلكتروني" : "Online payment" });
    const expected = ar ? "Apple Pay، فيزا، ماستركارد" : "Apple Pay, Visa, Mastercard";
    await expect(online).toHaveAccessibleDescription(expected);
  },
};
export const NoPaymentMethods: Story = { args: { methods: [] } };
export const Arabic: Story = { globals: { locale: "ar" }, args: { value: "cod" } };
