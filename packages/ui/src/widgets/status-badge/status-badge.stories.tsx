import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { orderStatuses } from "./order-status-table.js";
import { PaymentStatusBadge, paymentStatuses, StatusBadge } from "./status-badge.js";

const meta = {
  title: "Widgets/Status badge",
  component: StatusBadge,
  subcomponents: { StatusBadge, PaymentStatusBadge },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The status of an order or payment, as a word and a colour.",
      whenNot: "For other labels use Badge. For progress use OrderProgress.",
      accessibility:
        "Text; the colour repeats it. Labels depend on the order type: pick-up orders are “ready” and “collected”.",
      do: ["Set `orderType`.", "Place it at the end of the line it describes."],
      dont: ["Don't write a status by hand: labels are the same everywhere.", "Don't make it a button."],
      keywords: ["tag", "label", "pill", "chip", "state", "paid", "refunded"],
    } satisfies ComponentGuide,
  },
  args: { status: "delivering" },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {orderStatuses.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {orderStatuses.map((status) => (
          <StatusBadge key={status} status={status} orderType="pickup" />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <StatusBadge status="delivered" orderType="dine_in" />
      </div>
      <div className="flex flex-wrap gap-2">
        {paymentStatuses.map((status) => (
          <PaymentStatusBadge key={status} status={status} />
        ))}
      </div>
    </div>
  ),
};
export const Arabic: Story = { ...All, globals: { locale: "ar" } };
