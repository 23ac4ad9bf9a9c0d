import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyTiles } from "../../story-data/products.js";
import { StoryShell } from "../../story-data/shell.js";
import { opensIn } from "../../story-data/store-info.js";
import { storyStores } from "../../story-data/stores.js";
import { FavouritesScreen, type FavouriteType, type FavouritesScreenProps } from "./favourites-screen.js";

const nothing = () => {};

function Example({
  type: first = "store",
  count = 5,
  onToggle,
  ...props
}: Partial<FavouritesScreenProps> & { count?: number }) {
  const { language } = useLocale();
  const [kind, setKind] = useState<FavouriteType>(first);
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set());
  const here = props.status === undefined || props.status === "ready";
  const stores = storyStores(language, here ? count : 0).map((store, i) =>
    i === 2 ? { ...store, is_open: false, opens_at: opensIn(0) } : store,
  );
  const products = storyTiles(language, here ? count : 0);
  const saved = new Set([...stores, ...products].map(({ id }) => id).filter((id) => !dropped.has(id)));
  return (
    <StoryShell current="favourites">
      <FavouritesScreen
        status="ready"
        type={kind}
        onTypeChange={setKind}
        stores={stores}
        products={products}
        storeHref={(id) => `#store-${id}`}
        productHref={({ id }) => `#product-${id}`}
        onRetry={nothing}
        onQuantityChange={nothing}
        browseHref="#home"
        signInHref="#auth"
        {...props}
        saved={saved}
        onToggle={(what, id, keep) => {
          onToggle?.(what, id, keep);
          const next = new Set(dropped);
          if (keep) next.delete(id);
          else next.add(id);
          setDropped(next);
        }}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Favourites",
  component: Example,
  subcomponents: { FavouritesScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The customer's favourite stores and products.",
      whenNot: "For past orders use Orders.",
      accessibility:
        "One h1, two segments, a list of articles, each with a heart. Removed entries stay visible until the customer leaves the page, so that removal can be undone.",
      do: ["Say 'Removed from favourite' in a toast.", "Show guests a sign-in link."],
      dont: ["Don't move cards on removal."],
      keywords: ["saved", "hearts", "wishlist", "likes", "favorites"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onToggle: fn(), onRetry: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    drop: /^Remove Bayt Al Machboos from/,
    keep: /^Add Bayt Al Machboos to fav/,
    products: "Products",
    none: "No favorite items",
    logIn: "Log in",
    retry: "Try again",
  },
  ar: {
    drop: /^إزالة بيت المجبوس من/,
    keep: /^إضافة بيت المجبوس إلى/,
    products: "المنتجات",
    none: "لا شيء في المفضلة",
    logIn: "تسجيل الدخول",
    retry: "إعادة المحاولة",
  },
} as const;
const textsOf = (globals: Record<string, unknown>) => texts[globals["locale"] as Language];

/** A removed entry stays visible and can be added again. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).drop }));
    await expect(args.onToggle).toHaveBeenCalledWith("store", "bayt-al-machboos", false);
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).keep }));
    await expect(args.onToggle).toHaveBeenLastCalledWith("store", "bayt-al-machboos", true);
    await userEvent.click(canvas.getByRole("radio", { name: textsOf(globals).products }));
    await expect(
      canvas.getByRole("link", { name: globals["locale"] === "ar" ? "هريس" : "Harees" }),
    ).toBeVisible();
  },
};
export const Products: Story = { args: { type: "product", count: 8 } };
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const DesktopProducts: Story = {
  globals: { viewport: { value: "desktop" } },
  args: { type: "product", count: 8 },
};
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("heading", { name: textsOf(globals).none })).toBeVisible();
  },
};
export const SignedOut: Story = {
  args: { status: "signed-out" },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("link", { name: textsOf(globals).logIn })).toHaveAttribute("href", "#auth");
  },
};
export const Loading: Story = { args: { status: "loading" } };
export const LoadingProducts: Story = { args: { status: "loading", type: "product" } };
export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LoadingMore: Story = { args: { onLoadMore: fn(), loadingMore: true } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const Dark: Story = { globals: { theme: "dark" } };
