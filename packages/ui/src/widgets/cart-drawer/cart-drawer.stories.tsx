import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { storyCart, storySmallCart, storySuggestions } from "../../story-data/cart.js";
import type { CartData, CartViewModel } from "../cart-content/index.js";
import { CouponField } from "../coupon-field/index.js";
import { CartDrawer } from "./cart-drawer.js";

type Props = Partial<CartViewModel> & {
  cartOf?: (language: Language) => CartData;
  onSuggestion?: (id: string) => void;
};

function Example({ cartOf = storyCart, onSuggestion, ...props }: Props) {
  const { language } = useLocale();
  const [open, setOpen] = useState(true);
  return (
    <div className="min-h-svh p-4">
      <Button onClick={() => setOpen(true)}>{language === "ar" ? "السلة" : "Cart"}</Button>
      <CartDrawer
        cart={{
          status: "ready",
          data: cartOf(language),
          onRetry: fn(),
          onQuantityChange: fn(),
          storeHref: (id) => `#store-${id}`,
          lineHref: (line) => `#product-${line.product_id}`,
          checkoutHref: "#checkout",
          browseHref: "#home",
          coupon: (
            <CouponField
              coupon={
                cartOf === storyCart
                  ? { code: "AHLAN20", title: "AHLAN20", kind: "percent", discount: 1840 }
                  : null
              }
              onApply={fn()}
              onRemove={fn()}
            />
          ),
          suggestions: onSuggestion && storySuggestions(language, onSuggestion),
          ...props,
        }}
        open={open}
        onOpenChange={setOpen}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Cart drawer",
  component: Example,
  subcomponents: { CartDrawer },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The cart in a drawer at the inline end, available on every page: full width on phones, 472 px on desktop.",
      whenNot:
        "Beside a menu on desktop use CartPanel, which is always visible. As a page use the Cart screen.",
      accessibility:
        "A modal dialog: the focus moves in, is trapped, and returns to the trigger. Esc, the scrim, the close button and a drag close it. Removing a line keeps the focus in the cart.",
      do: ["Open it from the cart button.", "Close it when a link inside is followed (built in)."],
      dont: [
        "Don't open it automatically after adding: the badge confirms that.",
        "Don't put checkout steps into it.",
      ],
      keywords: ["basket", "side cart", "mini cart", "drawer"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 760 } },
  },
  args: { onQuantityChange: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: { title: "Your cart", cart: "Cart", checkout: /Go to checkout/, add: /^Add Beetroot/ },
  ar: { title: "سلتك", cart: "السلة", checkout: /إتمام الطلب/, add: /^إضافة متبل الشمندر/ },
} as const;

/** Following a link inside closes it; reopening it moves the focus in. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = texts[globals["locale"] as Language];
    const drawer = within(await screen.findByRole("dialog", { name: t.title }));
    await userEvent.click(drawer.getByRole("link", { name: t.checkout }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: t.cart }));
    const again = await screen.findByRole("dialog", { name: t.title });
    await waitFor(() => expect(again).toHaveFocus());
  },
};
/** Products that would reach the minimum order can be added with one click. */
export const BelowMinimum: Story = {
  args: { cartOf: storySmallCart, onSuggestion: fn() },
  play: async ({ args, globals }) => {
    const { add } = texts[globals["locale"] as Language];
    await userEvent.click(await screen.findByRole("button", { name: add }));
    await expect(args.onSuggestion).toHaveBeenCalledWith("beetroot");
  },
};
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Empty: Story = {
  args: { cartOf: (language) => storyCart(language, { items: [], vendor: null }) },
};
export const SignedOut: Story = { args: { signInHref: "#auth" } };
export const Arabic: Story = { globals: { locale: "ar" } };
