import type { Meta, StoryObj } from "@storybook/react-vite";
import { Search } from "lucide-react";
import { expect } from "storybook/test";
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
  tags: ["autodocs"],
  parameters: { layout: "fullscreen" },
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
  args: { isPageTitle: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
  },
};
export const WithAction: Story = {
  args: { action: <IconButton href="#search" icon={Search} aria-label="Search" /> },
};
export const LongWords: Story = {
  args: { title: "The Original Qatari House of Machboos, Feasts and Celebrations" },
};
export const Arabic: Story = { globals: { locale: "ar" } };
