import type { Meta, StoryObj } from "@storybook/react-vite";
import { orderStatuses, PaymentStatusBadge, paymentStatuses, StatusBadge } from "./status-badge.js";

const meta = {
  title: "Widgets/Status tag",
  component: StatusBadge,
  tags: ["autodocs"],
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
        {paymentStatuses.map((status) => (
          <PaymentStatusBadge key={status} status={status} />
        ))}
      </div>
    </div>
  ),
};
export const Arabic: Story = { ...All, globals: { locale: "ar" } };
