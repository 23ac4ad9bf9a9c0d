import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { RouteLoading } from "./route-loading.js";

const meta = {
  title: "Screens/Route loading",
  component: RouteLoading,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Placeholder while the code of a route loads.",
      whenNot: "While data loads use the skeleton of the screen. For the first load use Loading screen.",
      accessibility: "Announces loading once; no animation under reduced motion.",
      do: ["Show it only after a moment, so that fast loads do not flash."],
      dont: ["Don't use it inside a screen."],
      keywords: ["spinner", "page loading", "suspense", "fallback"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
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
