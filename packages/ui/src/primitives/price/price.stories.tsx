import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Price } from "./price.js";

const meta = {
  title: "Primitives/Price",
  component: Price,
  tags: ["autodocs"],
  args: { amount: 4800 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While browsing: no decimals when whole. */
export const Default: Story = {
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement).toHaveTextContent(globals["locale"] === "ar" ? "48 ر.ق" : "QAR 48");
  },
};

/** In cart, checkout, orders and wallet. */
export const TwoDecimals: Story = {
  args: { amount: 123450, decimals: "always" },
  play: async ({ canvasElement, globals }) => {
    await expect(canvasElement).toHaveTextContent(
      globals["locale"] === "ar" ? "1,234.50 ر.ق" : "QAR 1,234.50",
    );
  },
};

export const OnSale: Story = { args: { amount: 3600, was: 4800 } };
export const Free: Story = { args: { amount: 0, free: true } };
export const Negative: Story = { args: { amount: -1050, decimals: "always" } };

export const Arabic: Story = {
  globals: { locale: "ar" },
  render: () => (
    <div className="grid gap-2">
      <p>
        أضف <Price amount={400} decimals="always" /> للوصول إلى الحد الأدنى
      </p>
      <Price amount={3600} was={4800} />
      <Price amount={-1050} decimals="always" />
      <Price amount={0} free />
    </div>
  ),
};
