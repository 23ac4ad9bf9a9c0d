import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { PartGuide } from "../../docs/part-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyCart, storyLine, storyQuote, storySmallCart } from "../../story-data/cart.js";
import { storyProducts } from "../../story-data/products.js";
import { StoryShell } from "../../story-data/shell.js";
import type { CartData } from "../../widgets/cart-panel/index.js";
import { CartScreen, type CartScreenProps } from "./cart-screen.js";

type Props = Partial<CartScreenProps> & { cartOf?: (language: Language) => CartData };

function Example({ cartOf = storyCart, ...props }: Props) {
  const { language } = useLocale();
  return (
    <StoryShell>
      <CartScreen
        status="ready"
        cart={cartOf(language)}
        onRetry={fn()}
        onQuantityChange={fn()}
        storeHref={(id) => `#store-${id}`}
        lineHref={(line) => `#product-${line.product_id}`}
        checkoutHref="#checkout"
        browseHref="#home"
        backHref="#back"
        {...props}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Cart",
  component: Example,
  subcomponents: { CartScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The cart as a page of its own, for a link or a reload. On a desktop what it costs stays beside the lines.",
      whenNot: "While shopping take Cart drawer; on desktop Cart panel stands beside the menu.",
      accessibility:
        "One h1 in the head, the lines as a list, the way on in a sticky bar that comes last in the tab order.",
      do: [
        "Keep the same content as the drawer: it is one part inside.",
        "Show the skeleton while it loads, never an empty cart.",
      ],
      dont: ["Don't show a tab bar here: the action has its place."],
      words: ["basket", "bag", "checkout"],
    } satisfies PartGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const BelowMinimum: Story = { args: { cartOf: storySmallCart } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Empty: Story = {
  args: { cartOf: (language) => storyCart(language, { items: [], vendor: null }) },
};
/** As many lines as a cart may hold: see bench/long-lists. */
export const Hundreds: Story = {
  args: {
    cartOf: (language) => {
      const menu = storyProducts(language);
      const items = Array.from({ length: 200 }, (_, i) =>
        storyLine(language, menu[i % menu.length]!.id, 1 + (i % 3), { id: `line-${i}` }),
      );
      return storyCart(language, { items, quote: storyQuote(language, items) });
    },
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
