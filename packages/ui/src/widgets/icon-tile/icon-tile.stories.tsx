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
      purpose: "An icon on a sunken 44 px tile at the start of a row, so that rows of a list line up.",
      whenNot:
        "For something that can be pressed take Icon button. For a person or a store take Avatar or Store logo.",
      accessibility: "Decorative: hidden from screen readers. The row's text carries the meaning.",
      do: ["Set `flip` for icons that point along the line (arrows, riders)."],
      dont: [
        "Don't use it without text beside it.",
        "Don't colour it: state belongs to the text or a badge.",
      ],
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
