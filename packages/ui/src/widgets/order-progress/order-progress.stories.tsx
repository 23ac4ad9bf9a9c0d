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
      purpose:
        "The progress of an order, a bar for each status of its type: completed and current steps differ in colour.",
      whenNot: "With space for the time of each step use OrderTracker. For canceled orders use StatusBadge.",
      accessibility:
        "One image with a sentence: “On the way, step 3 of 4”. The current step also differs in font weight.",
      do: ["Use it in cards and headers.", "Set `orderType`: pick-up orders have other steps."],
      dont: ["Don't animate it without a change.", "Don't use it for steps of a form or checkout."],
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
/** A pick-up order is never on its way: it has three bars. */
export const Accepted: Story = {
  args: { status: "accepted", orderType: "pickup" },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("img")).toHaveAccessibleName(
      globals["locale"] === "ar" ? /، الخطوة 2 من 3$/ : /, step 2 of 3$/,
    );
  },
};
export const Delivered: Story = { args: { status: "delivered" } };
export const Arabic: Story = { globals: { locale: "ar" } };
