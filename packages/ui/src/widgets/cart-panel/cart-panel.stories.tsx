import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyCart, storyLine, storyQuote, storySmallCart } from "../../story-data/cart.js";
import type { CartData, CartViewModel } from "../cart-content/index.js";
import { CartPanel } from "./cart-panel.js";

type Props = Partial<CartViewModel> & {
  cartOf?: (language: Language) => CartData;
  onQuantityChange: CartViewModel["onQuantityChange"];
};

/** A cart with a working stepper; the server's responses are simulated. */
function Example({ cartOf = storyCart, onQuantityChange, ...props }: Props) {
  const { language } = useLocale();
  const [quantities, setQuantities] = useState<Record<string, number>>({});
  const cart = cartOf(language);
  const items = cart.items
    .map((line) => {
      const quantity = quantities[line.id] ?? line.quantity;
      return { ...line, quantity, line_total: (line.line_total / line.quantity) * quantity };
    })
    .filter((line) => line.quantity > 0);
  const changed = Object.keys(quantities).length > 0;
  return (
    <div className="mx-auto max-w-cart-side">
      <CartPanel
        cart={{
          status: "ready",
          data: {
            ...cart,
            items,
            quote: changed ? storyQuote(language, items, { coupon: true }) : cart.quote,
          },
          onRetry: fn(),
          storeHref: (id) => `#store-${id}`,
          lineHref: (line) => `#product-${line.product_id}`,
          checkoutHref: "#checkout",
          browseHref: "#home",
          ...props,
          onQuantityChange: (line, quantity) => {
            onQuantityChange(line, quantity);
            setQuantities((old) => ({ ...old, [line.id]: quantity }));
          },
        }}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Cart panel",
  component: Example,
  subcomponents: { CartPanel },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The cart beside the menu on desktop: store, lines, progress to the minimum order, problems, costs, and the primary action.",
      whenNot:
        "On phones use ViewCartBar with CartDrawer or the Cart screen. Those compose `CartContent`, `CartAction` and `CartStore`.",
      accessibility:
        "A region named by its heading. Problems of the quote are announced politely. When a line is removed, the focus moves to the list.",
      do: [
        "Keep it visible (`StoreFrame` makes it sticky).",
        "State on the button what is missing: below the minimum it leads back to the menu.",
      ],
      dont: [
        "Don't disable checkout without an explanation.",
        "Don't compute totals: the server's quote is the price.",
      ],
      keywords: ["basket", "order summary", "side cart", "total"],
    } satisfies ComponentGuide,
  },
  args: { onQuantityChange: fn(), onLimit: fn(), onRetry: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    cart: "Your cart",
    checkout: /Go to checkout/,
    more: "One more Chicken machboos",
    moreLuqaimat: "One more Luqaimat, 12 pieces",
    less: "Remove Chicken machboos",
    missing: /^Add QAR/,
    retry: "Try again",
    empty: "Your cart is empty",
    signIn: "Sign in",
    limit: "Only 2 left today",
  },
  ar: {
    cart: "سلتك",
    checkout: /إتمام الطلب/,
    more: "زيادة مجبوس دجاج",
    moreLuqaimat: /زيادة لقيمات/,
    less: "إزالة مجبوس دجاج",
    missing: /^إضافة ما قيمته/,
    retry: "إعادة المحاولة",
    empty: "سلتك فارغة",
    signIn: "تسجيل الدخول",
    limit: "المتبقي اليوم اثنان فقط",
  },
} as const;
const textsOf = (globals: Record<string, unknown>) => texts[globals["locale"] as Language];

/** Increase to the limit, then remove the last one: the focus stays in the cart. */
export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals);
    await expect(canvas.getByRole("region", { name: t.cart })).toBeVisible();
    await expect(canvas.getByRole("link", { name: t.checkout })).toHaveAttribute("href", "#checkout");
    await expect(canvas.getByText(t.limit)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t.moreLuqaimat }));
    await expect(args.onLimit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: t.more }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ product_id: "chicken-machboos" }),
      2,
    );
  },
};

/** Removing the last line moves the focus to the list, not to the page. */
export const Removing: Story = {
  play: async ({ canvas, args, globals }) => {
    const bin = canvas.getByRole("button", { name: textsOf(globals).less });
    bin.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onQuantityChange).toHaveBeenCalledWith(expect.anything(), 0);
    await expect(canvas.getByRole("list")).toHaveFocus();
  },
};

/** The button stays enabled: it leads back to the menu. */
export const BelowMinimum: Story = {
  args: { cartOf: storySmallCart },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("progressbar")).toBeVisible();
    await expect(canvas.getByRole("link", { name: textsOf(globals).missing })).toHaveAttribute(
      "href",
      "#store-bayt-al-machboos",
    );
    await expect(canvas.queryByRole("link", { name: textsOf(globals).checkout })).toBeNull();
  },
};

export const WithProblems: Story = {
  args: {
    cartOf: (language) => {
      const ar = language === "ar";
      const items = [
        storyLine(language, "chicken-machboos", 1, { in_stock: false, max_quantity: 0 }),
        storyLine(language, "luqaimat", 2),
      ];
      return storyCart(language, {
        items,
        quote: storyQuote(language, items, {
          change: {
            problems: [
              {
                code: "store_closed",
                message: ar
                  ? "المتجر مغلق الآن، ويفتح الساعة 5:00 م"
                  : "The store is closed and opens at 17:00",
              },
              {
                code: "out_of_stock",
                item_id: "line-chicken-machboos",
                message: ar ? "نفد هذا المنتج، يرجى إزالته" : "This has run out. Please remove it.",
              },
            ],
          },
        }),
      });
    },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("button", { name: textsOf(globals).checkout })).toBeDisabled();
  },
};

export const WorkingItOut: Story = {
  name: "Recomputing",
  args: { loadingQuote: true, loadingLines: new Set(["line-luqaimat"]) },
};
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = {
  args: { cartOf: (language) => storyCart(language, { items: [], vendor: null }) },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("heading", { name: textsOf(globals).empty })).toBeVisible();
  },
};
export const SignedOut: Story = {
  args: { signInHref: "#auth" },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("link", { name: textsOf(globals).signIn })).toHaveAttribute(
      "href",
      "#auth",
    );
  },
};

export const LongWords: Story = {
  name: "Long texts",
  args: {
    cartOf: (language) =>
      storyCart(language, {
        items: [
          storyLine(language, "chicken-machboos", 12, {
            name: "Machboos of the whole family with everything that belongs to it and a little more",
            line_total: 1_234_567,
            addons: Array.from({ length: 5 }, (_, i) => ({
              id: `${i}`,
              name: "Extra daqoos from the clay pot",
              quantity: 3,
            })),
          }),
        ],
      }),
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
