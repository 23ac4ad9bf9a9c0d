import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyCart, storyLine, storyQuote } from "../../story-data/cart.js";
import { storyProducts } from "../../story-data/products.js";
import { StoryShell } from "../../story-data/shell.js";
import { opensIn } from "../../story-data/store-info.js";
import { storyStore } from "../../story-data/stores.js";
import { CartPanel } from "../../widgets/cart-panel/index.js";
import { StoreCategoryScreen, type StoreCategoryScreenProps } from "./store-category-screen.js";

type Props = Partial<Pick<StoreCategoryScreenProps, "status" | "onLoadMore" | "loadingMore">> & {
  count?: number;
  closed?: boolean;
  onRetry: () => void;
};

function Example({ count = 6, closed = false, status = "ready", ...props }: Props) {
  const { language } = useLocale();
  const store = storyStore(
    language,
    0,
    closed ? { is_open: false, opens_at: opensIn(0), preorder_from: opensIn(0) } : {},
  );
  const items = [storyLine(language, "luqaimat", 1)];
  return (
    <StoryShell cartCount={1}>
      <StoreCategoryScreen
        {...props}
        status={status}
        store={status === "loading" ? undefined : store}
        category={status === "ready" ? store.categories[0] : undefined}
        products={status === "ready" ? storyProducts(language, count) : []}
        storeHref="#store"
        categoryHref={(id) => `#cat-${id}`}
        productHref={(product) => `#product-${product.id}`}
        quantities={{ luqaimat: 1 }}
        onQuantityChange={() => {}}
        productFavourites={{ ids: new Set(["luqaimat"]), onToggle: () => {} }}
        cart={{ count: 1, total: 2200, onOpen: () => {} }}
        cartPanel={
          <CartPanel
            cart={{
              status: "ready",
              data: storyCart(language, { items, quote: storyQuote(language, items) }),
              onRetry: () => {},
              onQuantityChange: () => {},
              storeHref: () => "#store",
              checkoutHref: "#checkout",
              browseHref: "#home",
            }}
          />
        }
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Store category",
  component: Example,
  subcomponents: { StoreCategoryScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "One category of a store's menu as a page, with infinite loading.",
      whenNot: "For the whole menu use the Store screen.",
      accessibility:
        "The category is the h1. The next page loads near the end and by a button, so that the footer stays reachable by keyboard.",
      do: [
        "Keep the category pills at the top, as on the store's page.",
        "Show closed or dine-in only above the products.",
      ],
      dont: ["Don't load without the button as an alternative."],
      keywords: ["category page", "menu section", "infinite scroll"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      globals["locale"] === "ar" ? "المجبوس" : "Machboos",
    );
    await expect(canvasElement.querySelector("[data-slot=category-pill][aria-current]")).toHaveAttribute(
      "href",
      "#cat-machboos",
    );
  },
};

/** The next page loads near the end; the button is for the keyboard. */
export const More: Story = {
  args: { onLoadMore: fn() },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: globals["locale"] === "ar" ? "عرض المزيد" : "Show more" }),
    );
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
  },
};
export const LoadingMore: Story = { args: { onLoadMore: fn(), loadingMore: true } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ args, canvas }) => {
    await userEvent.click(within(canvas.getByRole("alert")).getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { count: 0 } };
export const Closed: Story = {
  args: { closed: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-slot=add-stepper]")).toHaveLength(0);
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
