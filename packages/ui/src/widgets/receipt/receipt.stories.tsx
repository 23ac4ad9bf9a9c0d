import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyOrder } from "../../story-data/orders.js";
import { Receipt, useOrderSummary } from "./receipt.js";

function Example({ wallet = 0 }: { wallet?: number }) {
  const { language } = useLocale();
  const order = storyOrder(language, "delivered");
  const summaryOf = useOrderSummary();
  return (
    <div className="mx-auto max-w-summary">
      <Receipt
        items={order.items}
        note={order.note}
        summary={summaryOf({ ...order, wallet_applied: wallet, amount_due: order.order_total - wallet })}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Receipt",
  component: Example,
  subcomponents: { Receipt },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Lines and costs of an order, styled as a paper receipt.",
      whenNot: "For an order that can change use CartPanel. For totals alone use PriceSummary.",
      accessibility:
        "Two named lists in reading order: lines, then costs. The seam and notches are decorative and hidden in forced colours.",
      do: [
        "Use the order's own amounts (`useOrderSummary`).",
        "Pass help and print as children; they appear below the total.",
      ],
      dont: ["Don't put actions between the lines."],
      keywords: ["invoice", "bill", "ticket", "order summary"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PaidFromWallet: Story = { args: { wallet: 5000 } };
export const Arabic: Story = { globals: { locale: "ar" } };
