import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { BottomTabBar } from "./bottom-tab-bar.js";

const onPress = fn();

const meta = {
  title: "Widgets/Bottom tab bar",
  component: BottomTabBar,
  tags: ["autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    current: "home",
    items: [
      { kind: "home", href: "#home" },
      { kind: "search", href: "#search" },
      { kind: "orders", href: "#orders" },
      { kind: "favourites", href: "#favourites" },
      { kind: "profile", onPress },
    ],
  },
} satisfies Meta<typeof BottomTabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    onPress.mockClear();
    const ar = globals["locale"] === "ar";
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent(ar ? "الرئيسية" : "Home");
    await userEvent.click(canvas.getByRole("button", { name: ar ? "حسابي" : "Profile" }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

/** Places without a destination are left out. */
export const ThreePlaces: Story = {
  args: {
    current: "orders",
    items: [
      { kind: "home", href: "#home" },
      { kind: "orders", href: "#orders" },
      { kind: "profile", href: "#profile" },
    ],
  },
};

export const Arabic: Story = { globals: { locale: "ar" } };
