import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Button } from "../../primitives/button/index.js";
import { CartButton, type CartButtonProps } from "./cart-button.js";

function Counting(props: CartButtonProps) {
  const [count, setCount] = useState(props.count);
  return (
    <div className="flex items-center gap-4">
      <CartButton {...props} count={count} />
      <Button variant="quiet" onClick={() => setCount(count + 1)}>
        +
      </Button>
    </div>
  );
}

const meta = {
  title: "Widgets/Cart button",
  component: CartButton,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Opens the cart from the header: round with a badge on phones, a pill with a label on desktop. The badge animates when a product is added.",
      whenNot: "In a store on phones use ViewCartBar. For the cart itself use CartDrawer or CartPanel.",
      accessibility:
        "Its label is “Cart, 2 items”; a changed count is announced politely, once. As a button it announces that it opens a dialog; with `href` it is a link.",
      do: [
        "Count distinct products, as in every badge.",
        "Use `onOpen` on desktop (drawer) and `href` where the cart is a page.",
      ],
      dont: ["Don't show zero: an empty cart has no badge.", "Don't mix counts of units and of products."],
      keywords: ["basket", "bag", "cart icon", "cart badge", "checkout"],
    } satisfies ComponentGuide,
  },
  args: { count: 2, onOpen: fn() },
} satisfies Meta<typeof CartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Round with a badge on phones, a pill with a label on desktop. A new count is announced. */
export const Default: Story = {
  render: (args) => <Counting {...args} />,
  play: async ({ args, canvas, canvasElement, globals }) => {
    const ar = globals["locale"] === "ar";
    await expect(canvas.getByRole("status")).toHaveTextContent("");
    await userEvent.click(canvas.getByRole("button", { name: "+" }));
    await expect(canvas.getByRole("status")).toHaveTextContent(
      ar ? "3 منتجات في سلتك" : "3 products in your cart",
    );
    const button = canvasElement.querySelector<HTMLElement>("[data-slot=cart-button]")!;
    await expect(button).toHaveAccessibleName(
      ar ? "السلة، 3 منتجات في سلتك" : "Cart, 3 products in your cart",
    );
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { count: 0 } };
export const Many: Story = { args: { count: 128 } };
export const Looks: Story = {
  name: "Variants",
  render: (args) => (
    <div className="flex gap-4">
      <CartButton {...args} variant="round" />
      <CartButton {...args} variant="pill" />
    </div>
  ),
};
export const AsLink: Story = {
  args: { href: "#cart" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#cart");
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
