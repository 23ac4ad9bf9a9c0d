import type { Meta, StoryObj } from "@storybook/react-vite";
import { Ellipsis } from "lucide-react";
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
  tags: ["autodocs"],
  parameters: { layout: "fullscreen" },
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
