import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyCoupons } from "../../story-data/coupons.js";
import { storyPastOrders } from "../../story-data/orders.js";
import { storyTiles } from "../../story-data/products.js";
import { StoryShell } from "../../story-data/shell.js";
import { storyBanners, storyCategories, storyCollections } from "../../story-data/catalogue.js";
import { opensIn } from "../../story-data/store-info.js";
import { storyStore, storyStores } from "../../story-data/stores.js";
import { StoreFeed } from "../../widgets/store-feed/index.js";
import { HomeScreen, type HomeData, type HomeScreenProps } from "./index.js";

function home(language: Language): HomeData {
  const ar = language === "ar";
  const stores = storyStores(language);
  return {
    rails: [
      { kind: "categories", id: "categories", title: "", items: storyCategories(language, 12) },
      {
        kind: "order_again",
        id: "again",
        title: ar ? "إعادة الطلب" : "Order again",
        link: "#all-orders",
        items: storyPastOrders(language).filter((order) => order.order_status === "delivered"),
      },
      { kind: "banners", id: "banners", title: "", items: storyBanners(language) },
      {
        kind: "stores",
        id: "near",
        title: ar ? "مفتوح بالقرب منك" : "Open near you",
        items: stores.slice(0, 6),
      },
      {
        kind: "coupons",
        id: "coupons",
        title: ar ? "قسائم لك" : "Coupons for you",
        link: "#all-coupons",
        items: storyCoupons(language).filter((coupon) => coupon.state === "usable"),
      },
      {
        kind: "collections",
        id: "tonight",
        title: ar ? "لهذا المساء" : "Made for tonight",
        items: storyCollections(language),
      },
      {
        kind: "products",
        id: "sale",
        title: ar ? "الأكثر طلبًا اليوم" : "Most ordered today",
        items: storyTiles(language),
      },
      {
        kind: "stores",
        id: "more",
        title: ar ? "زهور وبقالة والمزيد" : "Flowers, groceries and more",
        items: [
          ...stores.slice(6),
          storyStore(language, 3, { is_open: false, opens_at: opensIn(1), id: "closed" }),
          storyStore(language, 6, { order_types: ["dine_in"], id: "dine-in" }),
        ],
      },
    ],
  };
}

type Props = Omit<HomeScreenProps, "hrefs" | "home"> & { home?: (language: Language) => HomeData };

function Example({ home: data = home, ...props }: Props) {
  const { language } = useLocale();
  return (
    <StoryShell>
      <HomeScreen
        {...props}
        home={props.status === "ready" ? data(language) : undefined}
        searchHref="#search"
        hrefs={{
          store: (id) => `#store-${id}`,
          category: (id) => `#category-${id}`,
          collection: (id) => `#collection-${id}`,
          product: ({ id }) => `#product-${id}`,
          coupon: ({ id }) => `#coupon-${id}`,
          order: (id) => `#order-${id}`,
          allStores: "#all-stores",
          allCategories: "#all-categories",
        }}
      />
    </StoryShell>
  );
}

function Feed() {
  const { language } = useLocale();
  return <StoreFeed stores={storyStores(language)} storeHref={(id) => `#store-${id}`} status="ready" />;
}

const meta = {
  title: "Screens/Home",
  component: Example,
  subcomponents: { HomeScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Home: stores, products and offers in rails, in the server's order.",
      whenNot: "For one category use the Store list screen.",
      accessibility:
        "One h1 (the greeting), a heading for each rail. Rails scroll by keyboard, wheel and touch. Loading is announced once.",
      do: ["Put open and nearby stores first.", "Omit rails without links."],
      dont: ["Don't open a sheet over home without a user action.", "Don't use two hero rows."],
      keywords: ["landing", "start", "feed", "discover", "browse"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  args: { status: "ready", onRetry: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { customerName: "Noor" },
  render: (args, { globals }) => (
    <Example {...args} customerName={globals["locale"] === "ar" ? "نور" : "Noor"} />
  ),
  play: async ({ canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(ar ? "نور" : "Noor");
    const near = canvas.getByRole("region", { name: ar ? "مفتوح بالقرب منك" : "Open near you" });
    await expect(within(near).getAllByRole("article")).toHaveLength(6);
    await expect(within(near).getAllByRole("link")[0]).toHaveAttribute("href", "#store-bayt-al-machboos");
  },
};

export const SignedOut: Story = {};

/** One click puts a past order into the cart. */
export const OrderAgain: Story = {
  args: { reorder: { onReorder: fn(), loadingId: null } },
  play: async ({ args, canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    const rail = within(canvas.getByRole("region", { name: ar ? "إعادة الطلب" : "Order again" }));
    await userEvent.click(
      (await rail.findAllByRole("button", { name: ar ? /^إعادة الطلب من/ : /^Order again from/ }))[0]!,
    );
    await expect(args.reorder?.onReorder).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("region", { name: ar ? "قسائم لك" : "Coupons for you" })).toBeVisible();
  },
};
/** On desktop the last order is beside the greeting. */
export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  args: { reorder: { onReorder: fn(), loadingId: null }, customerName: "Noor" },
  play: async ({ args, canvasElement }) => {
    const shown = () =>
      Array.from(canvasElement.querySelectorAll<HTMLElement>("[data-slot=reorder-card]")).filter((element) =>
        element.checkVisibility(),
      );
    await waitFor(() => expect(shown()).toHaveLength(1));
    const [card] = shown();
    const title = canvasElement.querySelector("h1")!.getBoundingClientRect();
    const { top, bottom } = card!.getBoundingClientRect();
    await expect(Math.abs((top + bottom - title.top - title.bottom) / 2)).toBeLessThan(2);
    await userEvent.click(within(card!).getByRole("button"));
    await expect(args.reorder?.onReorder).toHaveBeenCalledOnce();
  },
};

/** All stores follow the rails; they mount when they come near the window. */
export const Endless: Story = {
  args: { feed: <Feed /> },
  play: async ({ canvasElement }) => {
    const feed = canvasElement.querySelector<HTMLElement>("[data-slot=home-feed]")!;
    await expect(within(feed).queryByRole("article")).toBeNull();
    feed.scrollIntoView();
    await waitFor(() => expect(within(feed).getAllByRole("article").length).toBeGreaterThan(4));
    window.scrollTo(0, 0);
  },
};

/** With the filter for delivery, pickup and dine-in. */
export const WithOrderType: Story = {
  args: {
    orderType: { options: ["delivery", "pickup", "dine_in"], value: "delivery", onValueChange: fn() },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click((await canvas.findAllByRole("radio"))[1]!);
    await expect(args.orderType?.onValueChange).toHaveBeenCalledWith("pickup");
  },
};

/** Skeleton with the shape of the content. */
export const Loading: Story = { args: { status: "loading" } };

/** The rest of the page works; one click retries. */
export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ args, canvas }) => {
    await userEvent.click(within(canvas.getByRole("alert")).getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { home: () => ({ rails: [] }) } };

export const Arabic: Story = { globals: { locale: "ar" }, args: { customerName: "نور" } };
export const Dark: Story = { globals: { theme: "dark" }, args: { customerName: "Noor" } };

/** Rails below the fold animate in once on scroll, and not under reduced motion. */
export const Rising: Story = {
  name: "Reveal on scroll",
  play: async ({ canvas, globals }) => {
    const last = canvas.getByRole("region", {
      name: globals["locale"] === "ar" ? "زهور وبقالة والمزيد" : "Flowers, groceries and more",
    });
    // Changing the theme starts other transitions.
    const rising = () => last.getAnimations().filter((animation) => !(animation instanceof CSSTransition));
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      await expect(rising()).toHaveLength(0);
      return;
    }
    // Until the first scroll no section waits for its animation.
    window.scrollTo(0, 1);
    await waitFor(() => expect(rising().map(({ playState }) => playState)).toEqual(["paused"]));
    last.scrollIntoView({ block: "center" });
    await waitFor(() => expect(rising()).toHaveLength(0));
    window.scrollTo(0, 0);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(rising()).toHaveLength(0);
  },
};
