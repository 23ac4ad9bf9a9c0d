import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { MinimumOrderProgress } from "./minimum-order-progress.js";

const meta = {
  title: "Widgets/Minimum order progress",
  component: MinimumOrderProgress,
  tags: ["autodocs"],
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
export const JustBegun: Story = { args: { missing: 3850 } };
export const Reached: Story = { args: { missing: 0 } };
export const ReachedFreeDeliveryNear: Story = { args: { missing: 0, freeDeliveryMissing: 1250 } };
export const NoMinimum: Story = { args: { minimum: 0, missing: 0, freeDeliveryMissing: 1250 } };
export const Arabic: Story = { globals: { locale: "ar" } };
