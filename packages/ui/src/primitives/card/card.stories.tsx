import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card, cardVariants } from "./card.js";

const meta = {
  title: "Primitives/Card",
  component: Card,
  tags: ["autodocs"],
  args: { children: "Delivered to West Bay, Zone 61" },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <div className="grid max-w-90 gap-4">
      {cardVariants.map((variant) => (
        <Card key={variant} variant={variant}>
          {variant === "list" ? (
            <>
              <div className="p-4">Orders</div>
              <div className="p-4">Addresses</div>
            </>
          ) : (
            variant
          )}
        </Card>
      ))}
    </div>
  ),
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { children: "التوصيل إلى الدفنة، منطقة 61", variant: "panel" },
};
