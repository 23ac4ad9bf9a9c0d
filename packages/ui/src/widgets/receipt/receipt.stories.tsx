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
      purpose: "What was ordered and what it cost, on one sheet with a dashed seam and two notches.",
      whenNot: "For what can still change take Cart panel. For totals alone take Price summary.",
      accessibility:
        "Two named lists in reading order: items, then costs. Seam and notches are decoration and vanish in forced colours.",
      do: [
        "Use amounts of the order itself (`useOrderSummary`).",
        "Put help and print under the total, as children.",
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
