import type { Meta, StoryObj } from "@storybook/react-vite";
import { Divider, dividerVariants } from "./divider.js";

const meta = {
  title: "Primitives/Divider",
  component: Divider,
  tags: ["autodocs"],
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <div className="grid gap-6">
      {dividerVariants.map((variant) => (
        <Divider key={variant} variant={variant} />
      ))}
    </div>
  ),
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  render: () => (
    <div className="grid gap-3">
      <p>المجموع</p>
      <Divider />
      <p>رسوم التوصيل</p>
    </div>
  ),
};
