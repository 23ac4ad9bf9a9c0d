import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyTiles } from "../../story-data/products.js";
import { storyRecent, storySuggestions } from "../../story-data/search.js";
import { StoryShell } from "../../story-data/shell.js";
import { storyCategories } from "../../story-data/catalogue.js";
import { storyStores } from "../../story-data/stores.js";
import { SearchScreen, type SearchScreenProps, type SearchType } from "./index.js";

const nothing = () => {};

function Example({
  searched = null,
  slip = false,
  none = false,
  ...props
}: Partial<SearchScreenProps> & { searched?: string | null; slip?: boolean; none?: boolean }) {
  const { language } = useLocale();
  const [query, setQuery] = useState(searched ?? "");
  const [submitted, setSubmitted] = useState(searched);
  const [recent, setRecent] = useState(storyRecent(language));
  const [type, setType] = useState<SearchType>("all");
  const shows = (kind: SearchType) => !none && (type === "all" || type === kind);
  const categories = storyCategories(language, 12).map((category, i) => ({
    ...category,
    stores_count: 3 + i,
  }));
  const here = props.status === undefined || props.status === "ready";
  return (
    <StoryShell current="search">
      <SearchScreen
        status="ready"
        categories={categories}
        results={
          here
            ? {
                stores: shows("store") ? storyStores(language, 5) : [],
                categories: shows("category") ? categories.slice(1, 3) : [],
                products: shows("product") ? storyTiles(language, 8) : [],
                corrected_q: slip ? (language === "ar" ? "كرك" : "karak") : null,
              }
            : undefined
        }
        type={type}
        onTypeChange={setType}
        storeHref={(id) => `#store-${id}`}
        categoryHref={(id) => `#category-${id}`}
        productHref={({ id }) => `#product-${id}`}
        onQuantityChange={nothing}
        favourites={{ ids: new Set(), onToggle: nothing }}
        productFavourites={{ ids: new Set(["luqaimat"]), onToggle: nothing }}
        onRetry={nothing}
        {...props}
        submitted={submitted}
        box={{
          query,
          onQueryChange: (next) => {
            setQuery(next);
            if (next === "") setSubmitted(null);
          },
          onSubmit: (text) => {
            setQuery(text);
            setSubmitted(text);
          },
          onSelectSuggestion: nothing,
          suggestions: storySuggestions(language, query),
          recent,
          onClearRecent: () => setRecent([]),
        }}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Search",
  component: Example,
  subcomponents: { SearchScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Search: box with suggestions, categories before the first search, then stores, products and categories.",
      whenNot: "For the stores of a category use Store list.",
      accessibility:
        "One h1; the field is a combobox; results are named sections; an empty result and a corrected query are announced politely.",
      do: [
        "Show the corrected query when the typed one was misspelled.",
        "Offer the categories when nothing was found.",
      ],
      dont: ["Don't empty the page while more products load."],
      keywords: ["find", "results", "query", "suggestions", "did you mean"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    type: "kara",
    search: /Search for/,
    places: "Places",
    products: "Products",
    results: /Results for/,
    none: /Nothing found for/,
    retry: "Try again",
  },
  ar: {
    type: "كر",
    search: /^البحث عن «/,
    places: "المتاجر",
    products: "المنتجات",
    results: /^نتائج/,
    none: /^لا نتائج عن/,
    retry: "إعادة المحاولة",
  },
} as const;
const textsOf = (globals: Record<string, unknown>) => texts[globals["locale"] as Language];

/** From typing to results, and to one kind of results. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole("combobox"), textsOf(globals).type);
    await userEvent.click(canvas.getByRole("option", { name: textsOf(globals).search }));
    await expect(canvas.getByRole("heading", { name: textsOf(globals).results })).toBeVisible();
    const places = canvas.getByRole("region", { name: textsOf(globals).places });
    await expect(within(places).getAllByRole("article")).toHaveLength(5);
    await userEvent.click(canvas.getByRole("radio", { name: textsOf(globals).products }));
    await expect(canvas.queryByRole("region", { name: textsOf(globals).places })).toBeNull();
    await expect(canvas.getAllByRole("article")).toHaveLength(8);
  },
};
export const Results: Story = { args: { searched: "karak" } };
export const ResultsDesktop: Story = {
  globals: { viewport: { value: "desktop" } },
  args: { searched: "karak" },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
/** Results of a corrected query. */
export const Corrected: Story = {
  args: { searched: "karac", slip: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/karac/, { selector: "[data-slot=search-corrected] *" })).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: { searched: "zzzz", none: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("heading", { name: textsOf(globals).none })).toBeVisible();
  },
};
export const Loading: Story = { args: { searched: "karak", status: "loading" } };
export const LoadingCategories: Story = { args: { status: "loading" } };
export const Failed: Story = {
  args: { searched: "karak", status: "failed" },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LoadingMore: Story = { args: { searched: "karak", onLoadMore: fn(), loadingMore: true } };
export const LongWords: Story = {
  name: "Long texts",
  args: {
    searched: "Pneumonoultramicroscopicsilicovolcanoconiosis-machboos-with-everything-on-it-please",
    none: true,
  },
};
export const Arabic: Story = { globals: { locale: "ar" }, args: { searched: "كرك" } };
export const Dark: Story = { globals: { theme: "dark" }, args: { searched: "karak" } };
