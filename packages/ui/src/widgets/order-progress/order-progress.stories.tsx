import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { OrderProgress } from "./order-progress.js";

const meta = {
  title: "Widgets/Order progress",
  component: OrderProgress,
  tags: ["autodocs"],
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
