import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyCart, storyLine, storyQuote, storySmallCart, storySuggestions } from "../../story-data/cart.js";
import { storyProducts } from "../../story-data/products.js";
import { StoryShell } from "../../story-data/shell.js";
import type { CartData, CartViewModel } from "../../widgets/cart-content/index.js";
import { CouponField } from "../../widgets/coupon-field/index.js";
import { CartScreen } from "./cart-screen.js";

type Props = Partial<CartViewModel> & {
  cartOf?: (language: Language) => CartData;
  /** Applies AHLAN20, 20% off. */
  reduced?: boolean;
};

/** A cart that accepts the code AHLAN20; server responses are simulated. */
function Example({ cartOf = storyCart, reduced = true, ...props }: Props) {
  const { language } = useLocale();
  const [applied, setApplied] = useState(reduced);
  const [refused, setRefused] = useState(false);
  const cart = cartOf(language);
  const quote = cart.quote && storyQuote(language, cart.items, { coupon: applied });
  const discount = -(quote?.lines.find(({ kind }) => kind === "discount")?.amount ?? 0);
  return (
    <StoryShell>
      <CartScreen
        cart={{
          status: "ready",
          data: { ...cart, quote },
          onRetry: fn(),
          onQuantityChange: fn(),
          storeHref: (id) => `#store-${id}`,
          lineHref: (line) => `#product-${line.product_id}`,
          checkoutHref: "#checkout",
          browseHref: "#home",
          coupon: (
            <CouponField
              coupon={applied ? { code: "AHLAN20", title: "AHLAN20", kind: "percent", discount } : null}
              error={refused ? texts[language].unknown : undefined}
              onApply={(code) => {
                setApplied(code === "AHLAN20");
                setRefused(code !== "AHLAN20");
              }}
              onRemove={() => setApplied(false)}
            />
          ),
          suggestions: storySuggestions(language, fn()),
          ...props,
        }}
        backHref="#back"
      />
    </StoryShell>
  );
}

const texts = {
  en: {
    code: "Coupon code",
    apply: "Apply",
    unknown: "This code does not exist",
    remove: "Remove coupon AHLAN20",
    checkout: /^Go to checkout/,
  },
  ar: {
    code: "رمز القسيمة",
    apply: "تطبيق",
    unknown: "هذا الرمز غير موجود",
    remove: "إزالة القسيمة AHLAN20",
    checkout: /^إتمام الطلب/,
  },
} as const;

const meta = {
  title: "Screens/Cart",
  component: Example,
  subcomponents: { CartScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The cart as a page, for direct links and reloads. On desktop the price summary is beside the lines.",
      whenNot: "While shopping use Cart drawer; on desktop Cart panel is beside the menu.",
      accessibility:
        "One h1, the lines as a list, and the checkout link in a sticky bar that is last in the tab order.",
      do: [
        "Keep the same content as the drawer: both use one component.",
        "Show the skeleton while it loads, never an empty cart.",
      ],
      dont: ["Don't show a tab bar here: the checkout link takes its place."],
      keywords: ["basket", "bag", "checkout"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
/** A rejected code stays in the field; the checkout total follows applying and removing a valid one. */
export const Coupon: Story = {
  args: { reduced: false },
  play: async ({ canvas, globals }) => {
    const t = texts[globals["locale"] as Language];
    const checkout = canvas.getByRole("link", { name: t.checkout });
    const field = canvas.getByRole("textbox", { name: t.code });
    const apply = canvas.getByRole("button", { name: t.apply });
    await userEvent.type(field, "AHLAN2");
    await userEvent.click(apply);
    await expect(field).toHaveAccessibleDescription(t.unknown);
    await expect(field).toHaveValue("AHLAN2");
    await expect(checkout).toHaveTextContent("100.00");
    await userEvent.type(field, "0");
    await userEvent.click(apply);
    await expect(checkout).toHaveTextContent("81.60");
    await userEvent.click(canvas.getByRole("button", { name: t.remove }));
    await expect(checkout).toHaveTextContent("100.00");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: t.code })).toHaveFocus());
  },
};
export const BelowMinimum: Story = { args: { cartOf: storySmallCart, reduced: false } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Empty: Story = {
  args: { cartOf: (language) => storyCart(language, { items: [], vendor: null }) },
};
/**
 * The maximum number of lines (see bench/long-lists): only lines near the viewport are mounted, each has its position in
 * the set, and the focus is kept.
 */
export const Hundreds: Story = {
  args: {
    reduced: false,
    cartOf: (language) => {
      const menu = storyProducts(language);
      const items = Array.from({ length: 200 }, (_, i) =>
        storyLine(language, menu[i % menu.length]!.id, 1 + (i % 3), { id: `line-${i}` }),
      );
      return storyCart(language, { items, quote: storyQuote(language, items) });
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.ownerDocument.scrollingElement!;
    const list = within(canvas.getAllByRole("listitem")[0]!.closest<HTMLElement>("[role=list]")!);
    const lines = () => list.getAllByRole("listitem");
    await expect(lines()[0]).toHaveAttribute("aria-setsize", "200");
    await expect(lines().length).toBeLessThan(100);
    const focusedLink = list.getAllByRole("link")[1]!;
    focusedLink.focus({ preventScroll: true });
    page.scrollTop = page.scrollHeight;
    await waitFor(() => expect(lines().at(-1)).toHaveAttribute("aria-posinset", "200"));
    await waitFor(() => expect(lines().length).toBeLessThan(100));
    await expect(focusedLink).toHaveFocus();
    page.scrollTop = 0;
    await waitFor(() => expect(page.scrollTop).toBe(0));
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
