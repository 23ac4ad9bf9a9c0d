import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Price } from "./price.js";

const meta = {
  title: "Primitives/Price",
  component: Price,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "An amount of money that never wraps and reads the same in both directions; optionally with the old price.",
      whenNot: "Inside a sentence use useFormat().money; for progress towards an amount use Progress.",
      accessibility:
        "Old and new price are `del` and `ins` with hidden labels. The amount is isolated from the surrounding text.",
      do: ["Use two decimals from the cart on.", "Show Free for a fee of zero."],
      dont: ["Do not format amounts by hand.", "Do not colour it for offers: `was` does that."],
      keywords: ["money", "amount", "cost", "currency", "QAR", "sale", "discount"],
    } satisfies ComponentGuide,
  },
  args: { amount: 4800 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

/** While browsing: no decimals for whole amounts. */
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

/** On a narrow card the old price wraps below; an amount never wraps. */
export const Narrow: Story = {
  args: { amount: 123_450, was: 234_500, decimals: "always" },
  decorators: [(Story) => <div className="w-25">{Story()}</div>],
  play: async ({ canvasElement }) => {
    // An Arabic amount has several client rects, one per direction run. All are on one line.
    for (const amount of canvasElement.querySelectorAll("bdi")) {
      const tops = [...amount.getClientRects()].map(({ top }) => top);
      await expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
    }
  },
};

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
