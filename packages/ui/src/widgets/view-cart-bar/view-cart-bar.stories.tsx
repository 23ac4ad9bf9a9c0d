import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ViewCartBar } from "./view-cart-bar.js";

const meta = {
  title: "Widgets/View cart bar",
  component: ViewCartBar,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The way to the cart under the thumb while shopping: how many, “View cart”, what it costs. Phones only.",
      whenNot:
        "On desktop the cart stands beside the menu (Cart panel). For other actions take Sticky action bar.",
      accessibility:
        "One wide button or link; the count is part of its name in words. It draws itself when the first product is added and goes with the last.",
      do: ["Leave `total` out while it is not known."],
      dont: [
        "Don't show it on the cart or at checkout.",
        "Don't show a total that was not computed by the server.",
      ],
      keywords: ["basket bar", "sticky cart", "bottom bar", "checkout button"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  globals: { viewport: { value: "phone" } },
  args: { count: 2, total: 7000, onOpen: fn() },
} satisfies Meta<typeof ViewCartBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    const button = canvas.getByRole("button", {
      name: ar ? /عرض السلة\s+منتجان في سلتك\s*70\.00/ : /View cart\s+2 products in your cart\s*QAR 70\.00/,
    });
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const TotalUnknown: Story = { args: { total: null } };
export const Many: Story = { args: { count: 120, total: 12345678 } };
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const AsLink: Story = {
  args: { href: "#cart" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#cart");
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
