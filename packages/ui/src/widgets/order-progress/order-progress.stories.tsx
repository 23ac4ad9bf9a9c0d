import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { OrderProgress } from "./order-progress.js";

const meta = {
  title: "Widgets/Order progress",
  component: OrderProgress,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "How far an order has come, in four bars: done is ink, now is green.",
      whenNot:
        "Where there is room for the time of each step take Order tracker. For a canceled order take Status badge alone.",
      accessibility:
        "One picture with a sentence: “On the way, step 3 of 4”. The state is told by the weight of its word beside the colour.",
      do: ["Use it in cards and heads.", "Give `orderType`: nobody delivers what is collected."],
      dont: [
        "Don't animate it while nothing happens.",
        "Don't use it for steps the customer takes (checkout).",
      ],
      keywords: ["stepper", "status bar", "steps", "timeline", "progress"],
    } satisfies ComponentGuide,
  },
  args: { status: "delivering" },
} satisfies Meta<typeof OrderProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("img")).toHaveAccessibleName(
      globals["locale"] === "ar" ? "في الطريق، الخطوة 3 من 4" : "On the way, step 3 of 4",
    );
  },
};
export const Pending: Story = { args: { status: "pending" } };
export const Accepted: Story = { args: { status: "accepted", orderType: "pickup" } };
export const Delivered: Story = { args: { status: "delivered" } };
export const Arabic: Story = { globals: { locale: "ar" } };
