import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { PartGuide } from "../../docs/part-guide.js";
import { RouteLoading } from "./route-loading.js";

const meta = {
  title: "Screens/Route loading",
  component: RouteLoading,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "What stands on the page while a route is loaded on demand.",
      whenNot:
        "While data loads take the skeleton of the screen. For the very first load take Loading screen.",
      accessibility: "Says that it is loading, once; under reduced motion nothing turns.",
      do: ["Show it only after a moment, so that fast loads do not flash."],
      dont: ["Don't use it inside a screen."],
      words: ["spinner", "page loading", "suspense", "fallback"],
    } satisfies PartGuide,
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
