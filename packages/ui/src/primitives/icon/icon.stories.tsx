import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight, Bike, ChevronRight, Clock, Heart, Search, Share2, ShoppingBag } from "lucide-react";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Icon } from "./icon.js";
import { iconSizes } from "./icon-props.js";

const meta = {
  title: "Primitives/Icon",
  component: Icon,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "A Lucide icon in one of three sizes, beside text or inside a control.",
      whenNot: "For a control with only an icon use IconButton; for images with a meaning Picture.",
      accessibility:
        "Always hidden from assistive technology: the text beside it, or the control's label, carries the meaning.",
      do: ["Set `flip` on directional icons: arrows, chevrons, share, the rider."],
      dont: ["Do not flip clocks, search or logos.", "Do not use an icon as the only information."],
      keywords: ["glyph", "symbol", "lucide", "svg"],
    } satisfies ComponentGuide,
  },
  args: { of: ShoppingBag },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-end gap-4">
      {iconSizes.map((size) => (
        <Icon key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

/** The first row mirrors, the second never does. */
export const Arabic: Story = {
  globals: { locale: "ar" },
  render: () => (
    <div className="grid gap-4">
      <div className="flex gap-4">
        {[ArrowRight, ChevronRight, Share2, Bike].map((of, i) => (
          <Icon key={i} of={of} flip />
        ))}
      </div>
      <div className="flex gap-4">
        {[Clock, Search, Heart, ShoppingBag].map((of, i) => (
          <Icon key={i} of={of} />
        ))}
      </div>
    </div>
  ),
};
