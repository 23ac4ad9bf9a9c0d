import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { useLocale, type Language } from "../../locale/index.js";
import { storyCart, storySmallCart } from "../../story-data/cart.js";
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
  tags: ["autodocs"],
  parameters: { layout: "fullscreen", docs: { story: { inline: false, iframeHeight: 900 } } },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BelowMinimum: Story = { args: { cartOf: storySmallCart } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Empty: Story = {
  args: { cartOf: (language) => storyCart(language, { items: [], vendor: null }) },
};
export const Arabic: Story = { globals: { locale: "ar" } };
