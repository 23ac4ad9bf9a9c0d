import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Logo } from "./logo.js";

const meta = {
  title: "Primitives/Logo",
  component: Logo,
  tags: ["autodocs"],
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
