import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Logo } from "./logo.js";

const meta = {
  title: "Primitives/Logo",
  component: Logo,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The brand's logo for the script of its surroundings.",
      whenNot: "For stores use StoreLogo.",
      accessibility: "An image with the brand's name, or without a name beside a label.",
      do: ["Use the mark alone below 72 px of width.", "Leave space of half the mark around it."],
      dont: ["Never mirror, recolour or stretch it."],
      keywords: ["brand", "wordmark", "mark", "lockup"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lockup: Story = {};
export const Mark: Story = { args: { variant: "mark", height: 40 } };
export const Large: Story = {
  args: { width: 150, alt: "logo" },
  play: async ({ canvas }) => {
    await expect(canvas.getByAltText("logo").getBoundingClientRect().width).toBe(150);
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
