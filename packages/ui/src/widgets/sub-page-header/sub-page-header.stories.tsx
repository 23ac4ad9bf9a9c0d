import type { Meta, StoryObj } from "@storybook/react-vite";
import { Search } from "lucide-react";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { storyStore } from "../../story-data/stores.js";
import { SubPageHeader, type SubPageHeaderProps } from "./sub-page-header.js";

function Example(props: Partial<SubPageHeaderProps>) {
  const { language } = useLocale();
  return <SubPageHeader backHref="#back" title={storyStore(language).name} {...props} />;
}

const meta = {
  title: "Widgets/Sub-page header",
  component: Example,
  subcomponents: { SubPageHeader },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The header of a sub-page on phones: back, title, at most one action.",
      whenNot: "Where desktop shows the title too, use ScreenHead. On desktop SiteHeader stays.",
      accessibility:
        "Back is a named link whose arrow mirrors in Arabic. Only with `pageTitle` it contains the page's h1.",
      do: ["Use `lead` for a store's logo.", "Keep the title short; it is truncated, not wrapped."],
      dont: ["Don't combine it with ScreenHead."],
      keywords: ["back bar", "app bar", "navigation bar", "toolbar"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  globals: { viewport: { value: "phone" } },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole("link", { name: globals["locale"] === "ar" ? "رجوع" : "Back" }),
    ).toHaveAttribute("href", "#back");
  },
};
export const PageTitle: Story = {
  args: { pageTitle: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
};
export const WithAction: Story = {
  args: { action: <IconButton href="#search" icon={Search} aria-label="Search" /> },
};
export const LongWords: Story = {
  name: "Long texts",
  args: { title: "The Original Qatari House of Machboos, Feasts and Celebrations" },
};
export const Arabic: Story = { globals: { locale: "ar" } };
