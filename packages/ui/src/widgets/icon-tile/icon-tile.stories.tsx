import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bike, MapPin } from "lucide-react";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { IconTile } from "./icon-tile.js";

const meta = {
  title: "Widgets/Icon tile",
  component: IconTile,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "An icon on a 44 px tile at the start of a row, which aligns the rows of a list.",
      whenNot: "For a control use IconButton. For a person or store use Avatar or StoreLogo.",
      accessibility: "Decorative: hidden from screen readers. The row's text carries the meaning.",
      do: ["Set `flip` for directional icons (arrows, riders)."],
      dont: ["Don't use it without text beside it.", "Don't colour it: show a state in text or a badge."],
      keywords: ["icon", "row icon", "leading icon"],
    } satisfies ComponentGuide,
  },
  args: { of: MapPin },
} satisfies Meta<typeof IconTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mirrored: Story = { args: { of: Bike, flip: true } };
export const Arabic: Story = { globals: { locale: "ar" }, args: { of: Bike, flip: true } };
