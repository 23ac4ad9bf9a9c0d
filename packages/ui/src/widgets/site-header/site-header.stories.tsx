import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { ThemeToggle } from "../theme-toggle/index.js";
import { SiteHeader, type SiteHeaderProps } from "./site-header.js";

function Example({ area, ...props }: SiteHeaderProps) {
  const { language } = useLocale();
  const text = language === "ar" ? "الدفنة، منطقة 61" : "West Bay, Zone 61";
  return <SiteHeader {...props} area={area && { ...area, text: area.text === "area" ? text : area.text }} />;
}

const onClick = fn();
const account = {
  name: "Noor Al Kuwari",
  email: "noor@mail.qa",
  hrefs: { orders: "#orders" },
  onLogOut: fn(),
};

const meta = {
  title: "Widgets/Site header",
  component: Example,
  subcomponents: { SiteHeader },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The head of every page: the way home, where the order goes, search, language, account, cart. What leads nowhere is not drawn.",
      whenNot:
        "On sign-in pages take Auth header. Below another page on phones take Sub-page header or Screen head.",
      accessibility:
        "A banner landmark. The area is a button or a link that says what it changes; while it loads a placeholder keeps its room. Order in the tab sequence is the order on screen, in both directions.",
      do: ["Leave the cart out on checkout.", "Say the area as people do: “West Bay, Zone 61”."],
      dont: [
        "Don't add a second row on phones.",
        "Don't make it sticky on phones: the screens' own bars are.",
      ],
      keywords: ["navbar", "top bar", "app bar", "navigation", "deliver to"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  args: {
    homeHref: "#home",
    area: { text: "area", onClick },
    onLanguageChange: fn(),
    cart: { count: 2, onOpen: fn() },
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that can be there. */
export const Default: Story = {
  args: { account, searchHref: "#search", notifications: { href: "#notifications", unread: 3 } },
  play: async ({ args, canvas, canvasElement }) => {
    onClick.mockClear();
    const shown = [...canvasElement.querySelectorAll<HTMLElement>("[data-slot=header-area]")].find(
      (element) => element.offsetParent !== null,
    )!;
    await userEvent.click(shown);
    await expect(onClick).toHaveBeenCalledOnce();
    await userEvent.click(canvasElement.querySelector("[data-slot=cart-button]")!);
    await expect(args.cart?.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("banner")).toBeVisible();
  },
};

/** Nothing leads nowhere: what has no destination is not drawn. */
export const OnlyWhatLeadsSomewhere: Story = {
  args: { signInHref: "#auth", area: { text: "area" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=search-link]")).toBeNull();
    await expect(canvasElement.querySelector("button[data-slot=header-area]")).toBeNull();
  },
};

export const NoArea: Story = { args: { area: undefined, signInHref: "#auth" } };
/** A guest switches the theme here. */
export const Guest: Story = {
  globals: { viewport: { value: "desktop" } },
  args: {
    signInHref: "#auth",
    searchHref: "#search",
    extra: <ThemeToggle theme="light" onThemeChange={fn()} />,
  },
};
export const AreaOnTheWay: Story = { args: { area: { text: null } } };
export const AreaNotChosen: Story = { args: { area: { text: "", onClick } } };
export const AreaWithLongName: Story = {
  args: {
    area: { text: "The Pearl Island, Porto Arabia, Tower 22, Zone 66", href: "#areas" },
    account,
    searchHref: "#search",
  },
};
export const NoCart: Story = { args: { cart: undefined, account } };
export const EmptyCart: Story = { args: { cart: { count: 0, onOpen: fn() }, account } };
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { account, searchHref: "#search", notifications: { href: "#notifications", unread: 0 } },
};
