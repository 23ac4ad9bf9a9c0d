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
      purpose: "Opens the cart while shopping in a store: count, “View cart”, total. Phones only.",
      whenNot: "On desktop use CartPanel beside the menu. For other actions use StickyActionBar.",
      accessibility:
        "One wide button or link; the count is part of its name. It appears when the first product is added and disappears with the last.",
      do: ["Omit `total` while it is unknown."],
      dont: [
        "Don't show it on the cart or at checkout.",
        "Don't show a total that the server did not compute.",
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
