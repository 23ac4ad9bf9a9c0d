import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SearchLink } from "./search-link.js";

const meta = {
  title: "Widgets/Search link",
  component: SearchLink,
  tags: ["autodocs"],
  args: { href: "#search" },
} satisfies Meta<typeof SearchLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#search");
  },
};
export const Medium: Story = { args: { size: "medium" } };
export const Arabic: Story = { globals: { locale: "ar" } };
