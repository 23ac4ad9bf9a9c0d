import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { storyCart } from "../../story-data/cart.js";
import {
  CartAction,
  CartContent,
  CartStore,
  CartStoreSkeleton,
  QuoteProblems,
  type CartViewModel,
} from "./index.js";

function Example({
  status = "ready",
  onClear,
}: {
  status?: CartViewModel["status"];
  onClear?: CartViewModel["onClear"];
}) {
  const { language } = useLocale();
  const data = storyCart(language);
  const cart: CartViewModel = {
    status,
    data,
    onRetry: fn(),
    onQuantityChange: fn(),
    onClear,
    storeHref: (id) => `#store-${id}`,
    lineHref: (line) => `#product-${line.product_id}`,
    checkoutHref: "#checkout",
    browseHref: "#home",
  };
  return (
    <div className="mx-auto max-w-cart-side">
      {status === "loading" ? (
        <SkeletonGroup>
          <CartStoreSkeleton className="pb-3" />
        </SkeletonGroup>
      ) : (
        data.vendor && <CartStore store={data.vendor} storeHref={cart.storeHref} className="pb-3" />
      )}
      <CartContent cart={cart} />
      <div className="mt-4.5 empty:hidden">
        <CartAction cart={cart} />
      </div>
    </div>
  );
}

const meta = {
  title: "Widgets/Cart content",
  component: Example,
  subcomponents: { CartContent, CartStore, CartAction, QuoteProblems },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The cart's content without a container: store, lines, progress to the minimum order, problems, costs, and the primary action. For containers such as a panel, a drawer or a page.",
      whenNot: "In an app use CartPanel, CartDrawer or the Cart screen, which compose these components.",
      accessibility:
        "Lines are a named list. When a line is removed, the focus moves to the list. Problems of the quote are announced politely.",
      do: ["Pass the same `cart` to all of them."],
      dont: ["Don't compute totals: the server's quote is the price."],
      keywords: ["basket", "cart lines", "order summary"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article").length).toBeGreaterThan(1);
  },
};
/** Emptied by one press; the app offers to put it back. */
export const Clearing: Story = {
  args: { onClear: fn() },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: globals["locale"] === "ar" ? "إفراغ السلة" : "Empty the cart" }),
    );
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { status: "loading" } };
/** Problems of single lines are included with `all`. */
export const Problems: Story = {
  render: function Problems() {
    const { language } = useLocale();
    const ar = language === "ar";
    return (
      <QuoteProblems
        all
        problems={[
          {
            code: "store_closed",
            message: ar ? "المتجر مغلق الآن، ويفتح الساعة 5:00 م" : "The store is closed and opens at 17:00",
          },
          {
            code: "out_of_stock",
            item_id: "line-chicken-machboos",
            message: ar ? "نفد هذا المنتج، يرجى إزالته" : "This has run out. Please remove it.",
          },
        ]}
      />
    );
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
