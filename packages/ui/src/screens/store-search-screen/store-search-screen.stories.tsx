import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyProducts, type StoryProduct } from "../../story-data/products.js";
import { StoryShell } from "../../story-data/shell.js";
import { opensIn } from "../../story-data/store-info.js";
import { storyStore } from "../../story-data/stores.js";
import { StoreSearchScreen, type StoreSearchScreenProps } from "./index.js";

type Props = Partial<Omit<StoreSearchScreenProps<StoryProduct>, "query" | "products" | "popular">> & {
  start?: string;
  found?: number;
  change?: Parameters<typeof storyStore>[2];
};

function Example({ start = "", found = 6, change, ...props }: Props) {
  const { language } = useLocale();
  const [query, setQuery] = useState(start);
  return (
    <StoryShell>
      <StoreSearchScreen
        store={storyStore(language, 0, change)}
        query={query}
        onQueryChange={setQuery}
        submitted={query.trim()}
        status="ready"
        products={storyProducts(language, found)}
        popular={storyProducts(language, 4)}
        storeHref="#store"
        productHref={({ id }) => `#product-${id}`}
        quantities={{ harees: 1 }}
        onQuantityChange={() => {}}
        onRetry={() => {}}
        {...props}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Store search",
  component: Example,
  subcomponents: { StoreSearchScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The search in one store's menu: a field that stays at the top, most ordered products before the first search, then the products found.",
      whenNot: "For all stores use Search.",
      accessibility:
        "The field has the focus when the search opens; the h1 names the store. Results have a heading with the searched text; an empty result and a corrected query are announced politely.",
      do: ["Keep the text in the URL, so that a reload and a shared link show the same."],
      dont: ["Don't empty the page while results of the next letter load."],
      keywords: ["find", "filter", "menu", "query"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    field: "Search this menu",
    popular: "Most ordered",
    results: /^Results for/,
    none: /^Nothing found for/,
  },
  ar: { field: "ابحث في القائمة", popular: "الأكثر طلبًا", results: /^نتائج/, none: /^لا نتائج عن/ },
} as const;
const textsOf = (globals: Record<string, unknown>) => texts[globals["locale"] as Language];

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole("searchbox", { name: textsOf(globals).field });
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole("heading", { name: textsOf(globals).popular })).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(4);
    await userEvent.type(field, "kar");
    await expect(canvas.getByRole("heading", { name: textsOf(globals).results })).toBeVisible();
    await expect(canvas.getAllByRole("article")).toHaveLength(6);
  },
};
export const Grid: Story = { args: { start: "kar", change: { menu_layout: "grid" } } };
export const Desktop: Story = { globals: { viewport: { value: "desktop" } }, args: { start: "kar" } };
export const Corrected: Story = { args: { start: "karac", correctedQuery: "karak" } };
export const Closed: Story = { args: { start: "kar", change: { is_open: false } } };
/** Takes no orders for now: the add buttons appear once the pre-order starts. */
export const Preorder: Story = {
  args: { start: "kar", change: { preorder_from: opensIn(1) }, cartStoreId: "another" },
  play: async ({ canvas, canvasElement, globals }) => {
    const adds = () => canvasElement.querySelectorAll("[data-slot=add-stepper]").length;
    await expect(adds()).toBe(0);
    const name = globals["locale"] === "ar" ? /^طلب مسبق/ : /^Pre-order/;
    await userEvent.click(await canvas.findByRole("button", { name }));
    await expect(adds()).toBeGreaterThan(0);
    // A prop of the screen that reaches the page.
    await expect(canvasElement.querySelector("[cartstoreid]")).toBeNull();
  },
};
export const NothingFound: Story = {
  args: { start: "zzzz", found: 0 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("heading", { name: textsOf(globals).none })).toBeVisible();
  },
};
export const Loading: Story = { args: { start: "kar", status: "loading", found: 0 } };
/** The results of the text before stay while those of the next load. */
export const LoadingNext: Story = { args: { start: "kar", loading: true } };
export const LoadingMore: Story = { args: { start: "kar", onLoadMore: fn(), loadingMore: true } };
export const Failed: Story = {
  args: { start: "kar", status: "failed", found: 0, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /try again|إعادة المحاولة/i }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongWords: Story = {
  name: "Long texts",
  args: {
    start: "Pneumonoultramicroscopicsilicovolcanoconiosis-machboos",
    found: 0,
    change: { name: "The Original Qatari House of Machboos, Feasts and Celebrations" },
  },
};
export const Arabic: Story = { globals: { locale: "ar" }, args: { start: "كر" } };
export const Dark: Story = { globals: { theme: "dark" }, args: { start: "kar" } };
