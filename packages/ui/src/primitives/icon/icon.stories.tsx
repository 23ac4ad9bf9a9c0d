import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight, Bike, ChevronRight, Clock, Heart, Search, Share2, ShoppingBag } from "lucide-react";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Icon, iconSizes, type IconSize } from "./icon.js";

const meta = {
  title: "Primitives/Icon",
  component: Icon,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "A Lucide drawing in one of three sizes, beside words or inside a control.",
      whenNot:
        "A control with an icon alone is an IconButton; drawings with meaning of their own are Pictures.",
      accessibility: "Always hidden: the words beside it, or the label of the control, speak.",
      do: ["flip what points along the line: arrows, chevrons, share, the rider."],
      dont: ["Do not flip clocks, search or logos.", "Do not use an icon alone to say something."],
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
      {(Object.keys(iconSizes) as IconSize[]).map((size) => (
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
