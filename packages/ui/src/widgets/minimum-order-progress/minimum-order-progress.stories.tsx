import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { MinimumOrderProgress } from "./minimum-order-progress.js";

const meta = {
  title: "Widgets/Minimum order progress",
  component: MinimumOrderProgress,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Progress of the cart to the store's minimum order, neutral until it is reached, then green; after that, progress to free delivery.",
      whenNot: "For the status of an order use OrderProgress. For loading use Progress or Spinner.",
      accessibility:
        "The missing amount is announced politely when it changes. The bar has the same value text.",
      do: [
        "Place it directly below the lines.",
        "Let the button beside it lead back to the menu while the minimum is not reached.",
      ],
      dont: [
        "Don't show it for stores without a minimum (at 0 it renders nothing).",
        "Don't use it to sell more than the minimum.",
      ],
      keywords: ["threshold", "progress bar", "free delivery", "basket minimum"],
    } satisfies ComponentGuide,
  },
  args: { minimum: 4000, missing: 400 },
} satisfies Meta<typeof MinimumOrderProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const bar = canvas.getByRole("progressbar");
    await expect(bar).toHaveAttribute("aria-valuenow", "3600");
    await expect(bar.getAttribute("aria-valuetext")).toContain(
      globals["locale"] === "ar" ? "4.00" : "QAR 4.00",
    );
  },
};
export const JustBegun: Story = { name: "Just started", args: { missing: 3850 } };
export const Reached: Story = { args: { missing: 0 } };
export const ReachedFreeDeliveryNear: Story = {
  name: "Reached, free delivery near",
  args: { missing: 0, freeDeliveryMissing: 1250 },
};
export const NoMinimum: Story = { args: { minimum: 0, missing: 0, freeDeliveryMissing: 1250 } };
export const Arabic: Story = { globals: { locale: "ar" } };
