import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RouteLoading } from "./route-loading.js";

const meta = {
  title: "Screens/Route loading",
  component: RouteLoading,
  tags: ["autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof RouteLoading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "logo" })).toHaveAttribute("width", "150");
    await expect(canvas.getByRole("status")).toBeInTheDocument();
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
