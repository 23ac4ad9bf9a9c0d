import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { SearchLink } from "./search-link.js";

const meta = {
  title: "Widgets/Search link",
  component: SearchLink,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Looks like a search input and navigates to the search screen.",
      whenNot: "For typing in place use SearchField.",
      accessibility: "A link, announced as one; its text states what can be searched.",
      do: ["Use `large` on a phone's home, `medium` in the header."],
      dont: ["Don't build it as an input that navigates on focus."],
      keywords: ["search bar", "search box", "find"],
    } satisfies ComponentGuide,
  },
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
