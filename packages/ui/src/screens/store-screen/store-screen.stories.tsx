import type { Meta, StoryObj } from "@storybook/react-vite";
import { useCallback, useMemo, useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyCart, storyLine, storyQuote } from "../../story-data/cart.js";
import { storyProducts, type StoryProduct } from "../../story-data/products.js";
import { StoryShell } from "../../story-data/shell.js";
import { cataloguePicture } from "../../story-data/pictures.js";
import { opensIn } from "../../story-data/store-info.js";
import { storyStore } from "../../story-data/stores.js";
import { CartPanel } from "../../widgets/cart-panel/index.js";
import { StoreScreen, type StoreScreenData, type StoreScreenProps } from "./index.js";

const hearts = { ids: new Set(["luqaimat", "harees"]), onToggle: () => {} };

type Props = Partial<Pick<StoreScreenProps, "status" | "menuStatus" | "menuComplete">> & {
  count?: number;
  change?: (language: Language) => Partial<StoreScreenData>;
  inCart?: Record<string, number>;
  /** A list knows the store. */
  known?: boolean;
  withCart?: boolean;
  onRetry: () => void;
  onShare?: () => void;
  onLimit?: (product: StoryProduct) => void;
};

function Example({
  count = 10,
  change,
  inCart = {},
  known = false,
  withCart = true,
  status = "ready",
  menuStatus = "ready",
  menuComplete = true,
  onRetry,
  onShare,
  onLimit,
}: Props) {
  const { language } = useLocale();
  const [quantities, setQuantities] = useState(inCart);
  const setQuantity = useCallback(
    (product: StoryProduct, quantity: number) =>
      setQuantities((old) => ({ ...old, [product.id]: Math.max(0, quantity) })),
    [],
  );
  const products = useMemo(() => storyProducts(language, count), [language, count]);
  const lines = products.filter((product) => quantities[product.id]);
  const items = lines.map(({ id }) => storyLine(language, id, quantities[id]!));
  const total = items.reduce((sum, line) => sum + line.line_total, 0);
  return (
    <StoryShell cartCount={lines.length}>
      <StoreScreen
        status={status}
        store={
          status === "ready"
            ? storyStore(language, 0, {
                cover: cataloguePicture("covers/bayt-al-machboos", 1200, 400),
                ...change?.(language),
              })
            : undefined
        }
        preview={known ? storyStore(language) : undefined}
        menuStatus={menuStatus}
        menuComplete={menuComplete}
        products={status === "ready" ? products : []}
        productHref={(product) => `#product-${product.id}`}
        categoryHref={(id) => `#cat-${id}`}
        quantities={quantities}
        onQuantityChange={setQuantity}
        onLimit={onLimit}
        backHref="#home"
        searchHref="#search"
        onShare={onShare}
        favourite={{ saved: false, onToggle: () => {} }}
        productFavourites={hearts}
        onRetry={onRetry}
        cart={{ count: lines.length, total, onOpen: () => {} }}
        cartPanel={
          withCart && (
            <CartPanel
              cart={{
                status: "ready",
                data: storyCart(language, {
                  items,
                  quote: items.length > 0 ? storyQuote(language, items) : null,
                }),
                onRetry,
                onQuantityChange: ({ product_id }, quantity) =>
                  setQuantities((old) => ({ ...old, [product_id]: quantity })),
                storeHref: () => "#store",
                checkoutHref: "#checkout",
                browseHref: "#home",
              }}
            />
          )
        }
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Store",
  component: Example,
  subcomponents: { StoreScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "A store: header, notices, menu by category with pills that follow the scroll position, and cart.",
      whenNot: "For one category use the Store category screen, for one product the Product sheet.",
      accessibility:
        "One h1, a heading for each category; pills are links to them and mark the current one. Long menus stay in the DOM, so find-in-page and screen readers reach everything.",
      do: [
        "Show closed and dine-in only before anything can be added.",
        "Hide add buttons when nothing can be ordered.",
      ],
      dont: ["Don't reorder the menu while it is shown.", "Don't hide sold-out products."],
      keywords: ["restaurant", "menu", "shop page", "vendor"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  args: { onRetry: fn(), onShare: fn(), onLimit: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Adding expands the stepper, and the bar at the bottom shows the cart. */
export const Default: Story = {
  args: { inCart: { luqaimat: 1 } },
  play: async ({ canvas, canvasElement, args, globals }) => {
    const ar = globals["locale"] === "ar";
    const card = canvas
      .getAllByRole("article")
      .find((article) => within(article).queryByText(ar ? "فتوش" : "Fattoush"))!;
    const plus = within(card).getByRole("button", { name: ar ? "إضافة فتوش" : "Add Fattoush" });
    await userEvent.click(plus);
    const more = within(card).getByRole("button", { name: ar ? "زيادة فتوش" : "One more Fattoush" });
    await expect(more).toHaveFocus();
    await expect(within(card).getByRole("status")).toHaveTextContent("1");
    await userEvent.click(within(card).getByRole("button", { name: ar ? "إزالة فتوش" : "Remove Fattoush" }));
    await waitFor(() =>
      expect(within(card).getByRole("button", { name: ar ? "إضافة فتوش" : "Add Fattoush" })).toHaveFocus(),
    );
    await userEvent.click(plus);
    await expect(canvasElement.querySelector("[data-slot=view-cart-bar]")).toHaveTextContent("46.00");
    await userEvent.click(canvas.getAllByRole("button", { name: /Share|مشاركة/ })[0]!);
    await expect(args.onShare).toHaveBeenCalledOnce();
  },
};

/** At the stock limit, plus shows a message. */
export const StockLimit: Story = {
  args: { inCart: { harees: 2 } },
  play: async ({ canvas, args, globals }) => {
    const name = globals["locale"] === "ar" ? "زيادة هريس" : "One more Harees";
    const plus = canvas.getAllByRole("button", { name })[0]!;
    await expect(plus).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(plus);
    await expect(args.onLimit).toHaveBeenCalledOnce();
  },
};

/** A pill scrolls to its category and moves the focus. */
export const CategoryPills: Story = {
  args: { count: 60 },
  play: async ({ canvas, globals }) => {
    const name = globals["locale"] === "ar" ? "الحلويات" : "Sweets";
    const pill = canvas.getByRole("link", { name });
    await userEvent.click(pill);
    await expect(pill).toHaveAttribute("aria-current", "true");
    // After the paint that shows the pressed pill.
    await waitFor(() => expect(canvas.getByRole("heading", { level: 2, name })).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByRole("heading", { level: 2, name }).getBoundingClientRect().top).toBeLessThan(260),
    );
  },
};

/** A shop's products in columns. */
export const Shop: Story = { args: { change: () => ({ menu_layout: "grid" }) } };
export const Closed: Story = {
  args: { change: () => ({ is_open: false, opens_at: opensIn(1) }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-slot=add-stepper]")).toHaveLength(0);
  },
};

/** Opens again: the add buttons appear once the pre-order starts. */
export const Preorder: Story = {
  args: { change: () => ({ is_open: false, opens_at: opensIn(1), preorder_from: opensIn(1) }) },
  play: async ({ canvas, canvasElement, globals }) => {
    const adds = () => canvasElement.querySelectorAll("[data-slot=add-stepper]").length;
    await expect(adds()).toBe(0);
    const name = globals["locale"] === "ar" ? /^طلب مسبق/ : /^Pre-order/;
    await userEvent.click(await canvas.findByRole("button", { name }));
    await expect(adds()).toBeGreaterThan(0);
    await expect(canvas.queryByRole("button", { name })).toBeNull();
    await expect(canvasElement.ownerDocument.activeElement?.tagName).toBe("H2");
  },
};

export const DineInOnly: Story = {
  args: { change: () => ({ order_types: ["dine_in"] }) },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(
      canvas.getByText(
        globals["locale"] === "ar"
          ? "لا يمكن الشراء من هذا المتجر، فهو متاح لتناول الطعام في المطعم فقط"
          : "Can't buy from this store, just dine in",
      ),
    ).toBeVisible();
    await expect(canvasElement.querySelectorAll("[data-slot=add-stepper]")).toHaveLength(0);
  },
};

export const Loading: Story = { args: { status: "loading", menuStatus: "loading", menuComplete: false } };
/** Opened from a card: what the card shows is there at once. */
export const LoadingKnown: Story = {
  name: "Loading, from a list",
  args: { ...Loading.args, known: true },
  play: async ({ canvas, globals }) => {
    const { name } = storyStore(globals["locale"] as Language);
    await expect(canvas.getByRole("heading", { level: 1, name })).toBeVisible();
  },
};

/** Categories are unknown while loading: none is shown, to avoid layout shifts. */
export const MenuComing: Story = {
  name: "Menu unknown",
  args: { count: 0, menuStatus: "loading", menuComplete: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=menu-section]")).toBeNull();
  },
};

/** The store is loaded, most of its menu is loading. */
export const MenuLoading: Story = { args: { count: 3, menuStatus: "loading", menuComplete: false } };

export const MenuFailed: Story = {
  args: { count: 4, menuStatus: "failed" },
  play: async ({ args, canvas }) => {
    await userEvent.click(within(canvas.getByRole("alert")).getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ args, canvas }) => {
    await userEvent.click(within(canvas.getByRole("alert")).getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const EmptyMenu: Story = { args: { count: 0 } };

/** All names overflow. */
export const LongWords: Story = {
  name: "Long texts",
  args: {
    change: (language) => ({
      name:
        language === "ar"
          ? "مطعم ومطابخ بيت المجبوس القطري الأصيل للولائم والمناسبات"
          : "The Original Qatari House of Machboos, Feasts and Celebrations",
      delivery_fee: 123450,
      min_order: 1234500,
    }),
  },
};

/** 2,000 products: off-screen cards cost no layout. For manual scrolling; axe would check every card. */
export const Thousands: Story = { args: { count: 2000 }, tags: ["!autodocs", "!test"] };
export const Hundreds: Story = { args: { count: 200 } };

export const NoCartBeside: Story = { args: { withCart: false } };
export const Arabic: Story = { globals: { locale: "ar" }, args: { inCart: { luqaimat: 1 } } };
export const Dark: Story = { globals: { theme: "dark" }, args: { inCart: { luqaimat: 1 } } };
