import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyCart } from "../../story-data/cart.js";
import { PriceSummary, PriceSummarySkeleton, type PriceSummaryData } from "./price-summary.js";

type SummaryOf = (language: Language) => PriceSummaryData;

function Example({ summaryOf, loading }: { summaryOf: SummaryOf; loading?: boolean }) {
  const { language } = useLocale();
  return (
    <div className="mx-auto max-w-cart-side">
      <PriceSummary summary={summaryOf(language)} loading={loading} />
    </div>
  );
}

const meta = {
  title: "Widgets/Price summary",
  component: Example,
  subcomponents: { PriceSummary },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Costs line by line, and the total. The same in the cart, at checkout and on the receipt.",
      whenNot: "For one price use Price. For lines use OrderItems.",
      accessibility:
        "A description list: each label is read with its amount. While recalculating it is busy and dimmed, and keeps the last total.",
      do: [
        "Use labels and amounts from the server's quote.",
        "Explain unexpected fees: “Small order fee, under QAR 30”.",
      ],
      dont: ["Don't compute sums.", "Don't add a fee in the last step."],
      keywords: ["total", "breakdown", "fees", "bill", "subtotal", "VAT"],
    } satisfies ComponentGuide,
  },
  args: { summaryOf: ((language) => storyCart(language).quote!) as SummaryOf },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const everything = (language: Language): PriceSummaryData => {
  const ar = language === "ar";
  return {
    lines: [
      { kind: "subtotal", label: ar ? "المجموع الفرعي" : "Subtotal", amount: 9600 },
      {
        kind: "discount",
        label: ar ? "الخصم" : "Discount",
        amount: -1500,
        reason: ar ? "القسيمة AHLAN20، بحد أقصى 15.00 ر.ق" : "Coupon AHLAN20, QAR 15.00 at the most",
      },
      {
        kind: "delivery_fee",
        label: ar ? "رسوم التوصيل" : "Delivery fee",
        amount: 0,
        reason: ar ? "مجاني فوق 80.00 ر.ق" : "Free over QAR 80.00",
      },
      { kind: "service_fee", label: ar ? "رسوم الخدمة" : "Service fee", amount: 250 },
      { kind: "wallet", label: ar ? "من محفظتك" : "From your wallet", amount: -5000 },
      { kind: "rounding", label: ar ? "تقريب النقد" : "Cash rounding", amount: -50 },
    ],
    order_total: 8350,
    amount_due: 3300,
  };
};

/** Reasons below the labels, free delivery as text, and the rest to pay after the wallet. */
export const WithReasonsAndWallet: Story = {
  args: { summaryOf: everything },
  play: async ({ canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await expect(canvas.getByText(ar ? "المطلوب دفعه" : "To pay")).toBeVisible();
    await expect(canvas.getByText(ar ? "مجاني" : "Free")).toBeVisible();
  },
};
export const WorkingItOut: Story = { name: "Recomputing", args: { loading: true, summaryOf: everything } };
export const Loading: Story = { render: () => <PriceSummarySkeleton /> };
export const Arabic: Story = { globals: { locale: "ar" }, args: { summaryOf: everything } };
