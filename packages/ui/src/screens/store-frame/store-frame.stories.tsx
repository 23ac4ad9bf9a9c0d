import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { Card } from "../../primitives/card/index.js";
import { SectionHead } from "../../primitives/section-head/index.js";
import { storyCart } from "../../story-data/cart.js";
import { StoryShell } from "../../story-data/shell.js";
import { CartPanel } from "../../widgets/cart-panel/index.js";
import { StoreFrame } from "./store-frame.js";

const texts = {
  en: { title: "Grills", text: "What a screen shows of the menu stands here." },
  ar: { title: "المشاوي", text: "هنا مكان ما تعرضه الشاشة من القائمة." },
};

function Example({ filled, onOpen }: { filled: boolean; onOpen: () => void }) {
  const { language } = useLocale();
  return (
    <StoryShell cartCount={filled ? 2 : 0}>
      <StoreFrame
        cart={filled ? { count: 3, total: 11_400, onOpen } : undefined}
        cartPanel={
          filled ? (
            <Card>
              <CartPanel
                cart={{
                  status: "ready",
                  data: storyCart(language),
                  onRetry: onOpen,
                  storeHref: (id) => `#store-${id}`,
                  lineHref: (line) => `#product-${line.product_id}`,
                  checkoutHref: "#checkout",
                  browseHref: "#home",
                  onQuantityChange: onOpen,
                }}
              />
            </Card>
          ) : undefined
        }
      >
        <div className="px-gutter py-6 desktop:px-0">
          <SectionHead title={texts[language].title} />
          <p>{texts[language].text}</p>
        </div>
      </StoreFrame>
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Store frame",
  component: Example,
  subcomponents: { StoreFrame },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Frame of the store screens: the menu, with the cart as a bar at the bottom on phones and a sticky panel on desktop.",
      whenNot: "Other pages use Page shell alone.",
      accessibility:
        "The cart comes after the menu in the tab order on both widths; on desktop a skip link leads to it. The panel scrolls when it is taller than the window.",
      do: ["Pass the same cart to both widths."],
      dont: ["Don't nest frames."],
      keywords: ["layout", "two columns", "sidebar", "menu and cart"],
    } satisfies ComponentGuide,
  },
  args: { filled: true, onOpen: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the cart is a bar at the bottom. */
export const Default: Story = {};

/** On desktop the cart is beside the menu. */
export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    const aside = canvasElement.querySelector<HTMLElement>("[data-slot=store-cart]")!;
    await expect(aside).toBeVisible();
    await expect(within(aside).getAllByText(/machboos|مجبوس/i)[0]).toBeVisible();
    const skip = within(canvasElement).getByRole("link", { name: /Skip to your cart|الانتقال إلى السلة/ });
    skip.focus();
    await userEvent.keyboard("{Enter}");
    await expect(aside).toHaveFocus();
  },
};

/** Empty cart: the menu takes the full width. */
export const Empty: Story = {
  args: { filled: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=store-cart]")).toBeNull();
  },
};

export const Arabic: Story = { globals: { locale: "ar" } };
