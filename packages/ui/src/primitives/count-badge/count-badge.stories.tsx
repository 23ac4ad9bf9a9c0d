import type { Meta, StoryObj } from "@storybook/react-vite";
import { ShoppingBag } from "lucide-react";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { IconButton } from "../icon-button/index.js";
import { CountBadge } from "./count-badge.js";

const meta = {
  title: "Primitives/Count badge",
  component: CountBadge,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "A count on the corner of an icon button: products in the cart, unread messages.",
      whenNot: "Inside a sentence or a tab use plain text; for a status use Badge.",
      accessibility: "Hidden from assistive technology: the button's label contains the number.",
      do: ["Include the number in the button's label."],
      dont: ["Do not use it without a button."],
      keywords: ["notification dot", "counter", "bubble", "cart count"],
    } satisfies ComponentGuide,
  },
  args: { count: 3 },
  render: (args) => (
    <IconButton aria-label={`Cart, ${args.count} items`} icon={ShoppingBag} variant="outline">
      <CountBadge {...args} />
    </IconButton>
  ),
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nothing: Story = { args: { count: 0 } };
export const Many: Story = { args: { count: 120 } };

function Adding() {
  const [count, setCount] = useState(0);
  return (
    <IconButton
      aria-label={`Cart, ${count} items`}
      icon={ShoppingBag}
      variant="outline"
      onClick={() => setCount(count + 1)}
    >
      <CountBadge count={count} />
    </IconButton>
  );
}

/** Click to add: the badge appears and animates. */
export const Bump: Story = {
  render: () => <Adding />,
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button");
    const badge = () => canvasElement.querySelector("[data-slot=count-badge]");
    await expect(badge()).toBeNull();
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(badge()).toHaveAttribute("data-count", "2");
    await expect(button).toHaveAccessibleName("Cart, 2 items");
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  render: (args) => (
    <IconButton aria-label="السلة، 3 منتجات" icon={ShoppingBag} variant="outline">
      <CountBadge {...args} />
    </IconButton>
  ),
};
