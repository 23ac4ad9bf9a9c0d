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
        "The five main sections on phones: home, search, orders, favourites, profile. From 900 px the header contains them.",
      whenNot:
        "For views of one page use Tabs. For the primary action of a screen use StickyActionBar, which replaces this bar.",
      accessibility:
        "A navigation landmark with a list of links; the current section has `aria-current`, and differs in weight and stroke as well as colour. Each target is 72 px high.",
      do: ["Keep the same order on every page.", "Omit a missing section instead of disabling it."],
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

/** Sections without a URL are omitted. */
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
