import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyTiles } from "../../story-data/products.js";
import { StoryShell } from "../../story-data/shell.js";
import { storyCollections } from "../../story-data/catalogue.js";
import { CollectionScreen, type CollectionScreenProps } from "./collection-screen.js";

const nothing = () => {};
const favouriteIds = new Set(["fattoush"]);

function Example({
  count = 10,
  shownPart = null,
  ...props
}: Partial<CollectionScreenProps> & { count?: number; shownPart?: string | null }) {
  const { language } = useLocale();
  const { sub_collections, ...collection } = storyCollections(language)[0]!;
  const here = props.status === undefined || props.status === "ready";
  return (
    <StoryShell>
      <CollectionScreen
        status="ready"
        collection={here ? collection : undefined}
        subCollections={sub_collections}
        subCollectionId={shownPart}
        subCollectionHref={(id) => `#${id ?? "all"}`}
        sort="none"
        onSortChange={nothing}
        productsStatus="ready"
        products={here ? storyTiles(language, count) : []}
        productHref={({ id }) => `#product-${id}`}
        favourites={{ ids: favouriteIds, onToggle: nothing }}
        share={{ url: "/collection/family-feast", onCopied: nothing }}
        backHref="#home"
        browseHref="#home"
        onRetry={nothing}
        onQuantityChange={nothing}
        {...props}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Collection",
  component: Example,
  subcomponents: { CollectionScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "A curated collection of products: picture, sub-collections as pills, sorting.",
      whenNot: "For the stores of a category use Store list; for a store's menu use Store.",
      accessibility:
        "One h1 on the picture, a navigation of sub-collections with the current one marked, a menu for sorting, products as articles.",
      do: ["Keep the current products while another sort order loads."],
      dont: ["Don't put text into the picture."],
      keywords: ["edit", "curated", "sub-collections", "sort", "landing page"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onRetry: fn(), onSortChange: fn(), onQuantityChange: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    sort: /Sort.*Recommended/,
    low: "Price: low to high",
    all: "All",
    none: "no data on this collection",
    retry: "Try again",
  },
  ar: {
    sort: /الترتيب.*المقترح/,
    low: "السعر: من الأقل إلى الأعلى",
    all: "الكل",
    none: "لا توجد بيانات في هذه المجموعة",
    retry: "إعادة المحاولة",
  },
} as const;
const textsOf = (globals: Record<string, unknown>) => texts[globals["locale"] as Language];

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole("link", { name: textsOf(globals).all })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).sort }));
    await userEvent.click(
      await screen.findByRole("menuitemradio", { name: textsOf(globals).low }, { timeout: 6000 }),
    );
    await expect(args.onSortChange).toHaveBeenCalledWith("price_low");
  },
};
export const Part: Story = { args: { shownPart: "seafood", count: 3 } };
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Loading: Story = { args: { status: "loading" } };
export const AnotherOrderLoading: Story = { args: { productsStatus: "loading" } };
export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const ProductsFailed: Story = { args: { productsStatus: "failed", products: [] } };
export const RestFailed: Story = { name: "Next page failed", args: { productsStatus: "failed", count: 4 } };
export const Empty: Story = {
  args: { products: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("heading", { name: textsOf(globals).none })).toBeVisible();
  },
};
export const LoadingMore: Story = { args: { onLoadMore: fn(), loadingMore: true } };
export const NoPicture: Story = {
  render: (args, { globals }) => (
    <Example {...args} collection={{ ...storyCollections(globals["locale"] as Language)[1]!, image: null }} />
  ),
};
export const LongWords: Story = {
  name: "Long texts",
  args: {
    collection: {
      id: "x",
      name: "Everything that the whole family likes to eat at night, and more",
      image: null,
    },
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
export const Dark: Story = { globals: { theme: "dark" } };
