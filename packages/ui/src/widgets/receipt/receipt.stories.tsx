import type { Meta, StoryObj } from "@storybook/react-vite";
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

const meta = { title: "Widgets/Receipt", component: Example, tags: ["autodocs"] } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PaidFromWallet: Story = { args: { wallet: 5000 } };
export const Arabic: Story = { globals: { locale: "ar" } };
