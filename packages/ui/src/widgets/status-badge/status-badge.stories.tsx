import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { orderStatuses, PaymentStatusBadge, paymentStatuses, StatusBadge } from "./status-badge.js";

const meta = {
  title: "Widgets/Status badge",
  component: StatusBadge,
  subcomponents: { StatusBadge, PaymentStatusBadge },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Where an order stands, or whether it is paid, in a word and its colour.",
      whenNot: "For anything else take Badge. For how far an order is take Order progress.",
      accessibility:
        "Text; the colour only repeats it. Words follow the order type: what nobody brings is “ready” and “collected”.",
      do: ["Give `orderType`.", "Place it at the end of the line it describes."],
      dont: ["Don't write a status by hand: the words are the same everywhere.", "Don't make it a button."],
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
