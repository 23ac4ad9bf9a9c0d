import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { ThemeToggle } from "../theme-toggle/index.js";
import { SiteHeader, type SiteHeaderProps } from "./site-header.js";

function Example({ area, ...props }: SiteHeaderProps) {
  const { language } = useLocale();
  const text = language === "ar" ? "الخليج الغربي، منطقة 61" : "West Bay, Zone 61";
  const how = language === "ar" ? "توصيل في أقرب وقت" : "Delivery, as soon as possible";
  return (
    <SiteHeader {...props} area={area && { how, ...area, text: area.text === "area" ? text : area.text }} />
  );
}

const onClick = fn();
const cart = { count: 2, onOpen: fn() };
const account = {
  name: "Noor Al Kuwari",
  email: "noor@mail.qa",
  hrefs: { orders: "#orders" },
  onSignOut: fn(),
};

const meta = {
  title: "Widgets/Site header",
  component: Example,
  subcomponents: { SiteHeader },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The header of every page: home link, delivery area, search, language, account, cart. Entries without a destination are hidden.",
      whenNot: "On sign-in pages use AuthHeader. On sub-pages on phones use SubPageHeader or ScreenHead.",
      accessibility:
        "A banner landmark. The area is a button or a link whose name states what it changes; while it loads a placeholder reserves its space. The Tab order equals the visual order, in both directions.",
      do: [
        "Hide area and cart at the checkout with `orderHidden`.",
        "Show the area as people name it: “West Bay, Zone 61”.",
      ],
      dont: [
        "Don't add a second row on phones.",
        "Don't make it sticky on phones: the screens have sticky bars.",
      ],
      keywords: ["navbar", "top bar", "app bar", "navigation", "deliver to"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  args: {
    homeHref: "#home",
    area: { text: "area", onClick },
    onLanguageChange: fn(),
    cart,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All elements. */
export const Default: Story = {
  args: { account, searchHref: "#search", notifications: { href: "#notifications", unread: 3 } },
  play: async ({ canvas, canvasElement }) => {
    onClick.mockClear();
    cart.onOpen.mockClear();
    const shown = [...canvasElement.querySelectorAll<HTMLElement>("[data-slot=header-area]")].find(
      (element) => element.offsetParent !== null,
    )!;
    await userEvent.click(shown);
    await expect(onClick).toHaveBeenCalledOnce();
    await userEvent.click(canvasElement.querySelector("[data-slot=cart-button]")!);
    await expect(cart.onOpen).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("banner")).toBeVisible();
  },
};

/** Entries without a destination are hidden. */
export const OnlyWhatLeadsSomewhere: Story = {
  name: "Without links",
  args: { signInHref: "#auth", area: { text: "area" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=search-link]")).toBeNull();
    await expect(canvasElement.querySelector("button[data-slot=header-area]")).toBeNull();
  },
};

export const NoArea: Story = { args: { area: undefined, signInHref: "#auth" } };
/** Guests switch the theme here. */
export const Guest: Story = {
  globals: { viewport: { value: "desktop" } },
  args: {
    signInHref: "#auth",
    searchHref: "#search",
    extra: <ThemeToggle theme="light" onThemeChange={fn()} />,
  },
};
/** In a page of a server: the place of a customer's account, as the root element says, and no sign-in. */
export const SessionUnknown: Story = {
  name: "Session unknown",
  globals: { viewport: { value: "desktop" } },
  args: { ...Guest.args, sessionUnknown: true, cart: { count: 0, loading: true, onOpen: fn() } },
  render: (props) => (
    <div data-session="customer" data-cart="filled">
      <Example {...props} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("link", { name: "Sign in" })).toBeNull();
    const places = [...canvasElement.querySelectorAll<HTMLElement>("[data-slot=skeleton]")];
    await expect(places.filter(({ offsetWidth }) => offsetWidth === 44)).toHaveLength(2);
  },
};
export const AreaOnTheWay: Story = { name: "Area loading", args: { area: { text: null } } };
export const AreaNotChosen: Story = { args: { area: { text: "", onClick } } };
export const AreaWithLongName: Story = {
  args: {
    area: { text: "The Pearl Island, Porto Arabia, Tower 22, Zone 66", href: "#areas" },
    account,
    searchHref: "#search",
  },
};
export const NoCart: Story = { args: { cart: undefined, account } };
/** At the checkout, which asks for both itself. */
export const OrderHidden: Story = {
  args: { orderHidden: true, account },
  play: async ({ canvasElement }) => {
    for (const element of canvasElement.querySelectorAll("[data-slot=header-area], [data-slot=cart-button]"))
      await expect(element).not.toBeVisible();
  },
};
export const EmptyCart: Story = { args: { cart: { count: 0, onOpen: fn() }, account } };
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { account, searchHref: "#search", notifications: { href: "#notifications", unread: 0 } },
};
