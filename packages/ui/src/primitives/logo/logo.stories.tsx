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
      purpose: "The brand, drawn for the script around it.",
      whenNot: "A store's logo is a StoreLogo.",
      accessibility: "An image named as the brand, or without a name where a label says it.",
      do: ["Use the mark alone below 72 px of width.", "Leave half a mark of space around it."],
      dont: ["Never mirror, recolour or stretch it."],
      keywords: ["brand", "wordmark", "mark", "lockup"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lockup: Story = {};
export const Mark: Story = { args: { kind: "mark", height: 40 } };
export const Large: Story = {
  args: { width: 150, alt: "logo" },
  play: async ({ canvas }) => {
    await expect(canvas.getByAltText("logo").getBoundingClientRect().width).toBe(150);
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
