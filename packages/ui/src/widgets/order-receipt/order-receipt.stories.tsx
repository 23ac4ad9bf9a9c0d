import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyOrder } from "../../story-data/orders.js";
import { OrderReceipt, type OrderReceiptData } from "./order-receipt.js";

function Example({ change }: { change?: (language: Language) => Partial<OrderReceiptData> }) {
  const { language } = useLocale();
  return <OrderReceipt order={{ ...storyOrder(language, "delivered"), ...change?.(language) }} />;
}

const meta = {
  title: "Widgets/Order receipt",
  component: Example,
  subcomponents: { OrderReceipt },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "A printable receipt of an order: store, numbers, lines, amounts and payment.",
      whenNot: "On the order's page use Receipt.",
      accessibility:
        "An article with a table of the lines; the amounts are a description list that adds up to the total.",
      do: ["Print it directly: everything around it is hidden in print."],
      dont: ["Don't put actions into it; place them below, where they are not printed."],
      keywords: ["invoice", "bill", "print", "tax receipt"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(3);
    await expect(canvas.getByText("TB-7K2M9Q")).toBeVisible();
  },
};
export const DineIn: Story = {
  args: { change: () => ({ order_type: "dine_in", address: null, table_number: "A12", delivery_fee: 0 }) },
};
export const Scheduled: Story = { args: { change: () => ({ scheduled_at: "2026-11-21T19:30:00+03:00" }) } };
export const WithWallet: Story = {
  args: { change: () => ({ wallet_applied: 3000, amount_due: 5480, payment_status: "paid" }) },
};
export const Arabic: Story = { globals: { locale: "ar" } };
