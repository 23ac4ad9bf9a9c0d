import type { Meta, StoryObj } from "@storybook/react-vite";
import { orderStatuses, PaymentStatusTag, paymentStatuses, StatusTag } from "./status-tag.js";

const meta = {
  title: "Widgets/Status tag",
  component: StatusTag,
  tags: ["autodocs"],
  args: { status: "delivering" },
} satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-2">
        {orderStatuses.map((status) => (
          <StatusTag key={status} status={status} />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {orderStatuses.map((status) => (
          <StatusTag key={status} status={status} orderType="pickup" />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        {paymentStatuses.map((status) => (
          <PaymentStatusTag key={status} status={status} />
        ))}
      </div>
    </div>
  ),
};
export const Arabic: Story = { ...All, globals: { locale: "ar" } };
