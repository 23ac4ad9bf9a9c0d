import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { BottomTabBar } from "./bottom-tab-bar.js";

const onClick = fn();

const meta = {
  title: "Widgets/Bottom tab bar",
  component: BottomTabBar,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The five places of the product under the thumb: home, search, orders, favourites, profile. Phones only; from 900 px the header has them.",
      whenNot:
        "For tabs that change a part of one page take Tabs. For the one action of a screen take Sticky action bar, which stands in its place.",
      accessibility:
        "A navigation landmark with a list of links; the present place is marked with `aria-current`, told by weight and stroke beside the colour. Each target is 72 px high.",
      do: [
        "Keep the order on every page.",
        "Leave out a place that does not exist, rather than disabling it.",
      ],
      dont: ["Don't put actions into it.", "Don't show it together with a sticky action bar."],
      keywords: ["tab bar", "bottom navigation", "navbar", "menu"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  args: {
    current: "home",
    items: [
      { kind: "home", href: "#home" },
      { kind: "search", href: "#search" },
      { kind: "orders", href: "#orders" },
      { kind: "favourites", href: "#favourites" },
      { kind: "profile", onClick },
    ],
  },
} satisfies Meta<typeof BottomTabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    onClick.mockClear();
    const ar = globals["locale"] === "ar";
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent(ar ? "الرئيسية" : "Home");
    await userEvent.click(canvas.getByRole("button", { name: ar ? "حسابي" : "Profile" }));
    await expect(onClick).toHaveBeenCalledOnce();
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
