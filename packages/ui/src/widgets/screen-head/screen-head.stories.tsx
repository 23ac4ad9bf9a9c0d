import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis } from "lucide-react";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { IconButton } from "../../primitives/icon-button/index.js";
import { ScreenHead, type ScreenHeadProps } from "./screen-head.js";

function Example({ long = false, ...props }: Omit<ScreenHeadProps, "title"> & { long?: boolean }) {
  const ar = useLocale().language === "ar";
  const short = ar ? "إتمام الطلب" : "Checkout";
  return (
    <div className="page">
      <ScreenHead {...props} title={long ? `${short}, ${short}, ${short}, ${short}` : short} />
    </div>
  );
}

const meta = {
  title: "Widgets/Screen head",
  component: Example,
  subcomponents: { ScreenHead },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The header of a screen with its h1: a sticky bar with back button and title on phones, a large title below the site header on desktop.",
      whenNot: "For a store use StoreHeader. Sign-in pages have their own heading.",
      accessibility:
        "The h1 is focusable after navigation. Back is a named link; its arrow mirrors in Arabic. On phones a long title is truncated, never the action.",
      do: ["Omit `backHref` on pages of the tab bar.", "Put at most one action at the end."],
      dont: ["Don't add a second h1 to the page.", "Don't use it inside a sheet: that has its own title."],
      keywords: ["page header", "title bar", "app bar", "back button", "heading"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { backHref: "#back" } };
export const OfATab: Story = {};
export const WithAction: Story = {
  args: { backHref: "#back", action: <IconButton icon={Ellipsis} variant="outline" aria-label="More" /> },
};
export const LongTitle: Story = { args: { backHref: "#back", long: true } };
export const Arabic: Story = { globals: { locale: "ar" }, args: { backHref: "#back" } };
