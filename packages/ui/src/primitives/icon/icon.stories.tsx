import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight, Bike, ChevronRight, Clock, Heart, Search, Share2, ShoppingBag } from "lucide-react";
import { Icon, iconSizes, type IconSize } from "./icon.js";

const meta = {
  title: "Primitives/Icon",
  component: Icon,
  tags: ["autodocs"],
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
