import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyProduct, storyProducts } from "../../story-data/products.js";
import { StoryShell } from "../../story-data/shell.js";
import { storyStore } from "../../story-data/stores.js";
import type { ProductData } from "../../widgets/product-details/index.js";
import { ProductScreen, type ProductScreenProps } from "./index.js";

const nothing = () => {};

function Example({
  of = "chicken-machboos",
  pictures = 1,
  change = {},
  ...props
}: Partial<ProductScreenProps> & { of?: string; pictures?: number; change?: Partial<ProductData> }) {
  const { language } = useLocale();
  const here = props.status === undefined || props.status === "ready";
  const product = storyProduct(language, of);
  const others = storyProducts(language);
  return (
    <StoryShell>
      <ProductScreen
        status="ready"
        product={
          here
            ? {
                ...product,
                images: others.slice(0, pictures).flatMap(({ image }) => image ?? []),
                ...change,
              }
            : undefined
        }
        onAdd={nothing}
        store={storyStore(language)}
        onShare={nothing}
        favourite={{ saved: false, onToggle: nothing }}
        more={others.slice(3)}
        productHref={({ id }) => `#product-${id}`}
        storeHref={(id) => `#store-${id}`}
        backHref="#store"
        onRetry={nothing}
        {...props}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Product",
  component: Example,
  subcomponents: { ProductScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "One product as a page, for shared links and search engines. On desktop the picture stays beside the choices.",
      whenNot: "Over the screen from which a customer opens a product, use Product sheet.",
      accessibility:
        "One h1; pictures are a radio group; adding with a missing choice focuses it. The button's price follows every change.",
      do: ["Link back to the store.", "Restore choices after sign-in with `initial`."],
      dont: ["Don't hide why the product is unavailable."],
      keywords: ["detail", "pdp", "item", "dish page"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onAdd: fn(), onRetry: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: { add: /^Add\s*QAR/, medium: "Medium", retry: "Try again", store: /From Bayt Al Machboos/ },
  ar: { add: /^إضافة\s*\d/, medium: "متوسط", retry: "إعادة المحاولة", store: /من بيت المجبوس/ },
} as const;
const textsOf = (globals: Record<string, unknown>) => texts[globals["locale"] as Language];

/** A missing choice is focused; after choosing, the button adds the product. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const add = canvas.getByRole("button", { name: textsOf(globals).add });
    await userEvent.click(add);
    await expect(args.onAdd).not.toHaveBeenCalled();
    const group = canvas.getByRole("radiogroup");
    await expect(within(group).getAllByRole("radio")[0]).toHaveFocus();
    await userEvent.click(canvas.getByRole("radio", { name: textsOf(globals).medium }));
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledWith(
      { quantity: 1, addons: [{ id: "medium", quantity: 1 }], note: null },
      expect.objectContaining({ id: "chicken-machboos" }),
    );
    await expect(canvas.getByRole("link", { name: textsOf(globals).store })).toHaveAttribute(
      "href",
      "#store-bayt-al-machboos",
    );
  },
};
export const Pictures: Story = {
  args: { pictures: 4, of: "luqaimat" },
  play: async ({ canvas }) => {
    const thumbs = within(canvas.getByRole("radiogroup")).getAllByRole("radio");
    await expect(thumbs).toHaveLength(4);
    await userEvent.click(thumbs[2]!);
    await expect(thumbs[2]).toBeChecked();
    const row = canvas.getByRole("radiogroup").previousElementSibling!;
    await expect(Math.round(Math.abs(row.scrollLeft) / row.clientWidth)).toBe(2);
    // Swiping chooses the thumbnail too. Nobody swipes before the picture is painted.
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    row.scrollTo({ left: 0, behavior: "instant" });
    await waitFor(() => expect(thumbs[0]).toBeChecked());
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } }, args: { pictures: 3 } };
export const OnSale: Story = { args: { of: "fattoush", change: { brand: "Garden of Doha" } } };
export const FewLeft: Story = { args: { of: "harees" } };
export const SoldOut: Story = {
  args: { of: "saloona" },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole("button", { name: textsOf(globals).add })).toBeNull();
  },
};
export const StoreClosed: Story = {
  args: {
    of: "luqaimat",
    store: { ...storyStore("en"), is_open: false, opens_at: null },
    change: {
      vendor: {
        id: "b",
        name: "Bayt",
        is_open: false,
        opens_at: null,
        preorder_from: null,
        order_types: ["delivery"],
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=product-bar]")).toBeNull();
  },
};
/** Its closed store opens again: the button orders ahead. */
export const Preorder: Story = {
  args: {
    of: "luqaimat",
    change: {
      vendor: {
        id: "b",
        name: "Bayt",
        is_open: false,
        opens_at: "2026-11-24T14:00:00.000Z",
        preorder_from: "2026-11-24T14:30:00.000Z",
        order_types: ["delivery"],
      },
    },
  },
  play: async ({ args, canvas, globals }) => {
    const name = globals["locale"] === "ar" ? /^طلب مسبق/ : /^Pre-order/;
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};
export const DineInOnly: Story = {
  args: {
    of: "luqaimat",
    change: {
      vendor: {
        id: "b",
        name: "Bayt",
        is_open: true,
        opens_at: null,
        preorder_from: null,
        order_types: ["dine_in"],
      },
    },
  },
};
export const NoPicture: Story = { args: { of: "luqaimat", change: { images: [], image: null } } };
export const Newcomer: Story = {
  name: "New, without reviews",
  args: { change: { rating: 0, ratings_count: 0 }, more: [] },
};
/** A family member can also add it to the family basket. */
export const OfAFamily: Story = { args: { of: "luqaimat", family: { onAdd: fn() } } };
/** The store's data has not come yet, or failed. */
export const WithoutStore: Story = { args: { of: "luqaimat", store: undefined } };
export const Adding: Story = { args: { of: "luqaimat", loading: true } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongWords: Story = {
  name: "Long texts",
  args: {
    of: "luqaimat",
    change: {
      name: "Twelve hour charcoal smoked shoulder of lamb with saffron rice and everything that belongs to it",
      price: 12345600,
      sale_price: 11115000,
      on_sale: true,
    },
  },
};
export const Arabic: Story = { globals: { locale: "ar" }, args: { pictures: 2 } };
export const Dark: Story = { globals: { theme: "dark" } };
