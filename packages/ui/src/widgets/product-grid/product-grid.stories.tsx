import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyProducts, type StoryProduct } from "../../story-data/products.js";
import { ProductGrid, type ProductGridProps } from "./product-grid.js";

const favouriteIds = new Set(["harees", "fattoush"]);

function Example({
  count = 10,
  hearts = true,
  onToggle = () => {},
  ...props
}: Partial<ProductGridProps<StoryProduct>> & {
  count?: number;
  hearts?: boolean;
  onToggle?: (id: string, saved: boolean) => void;
}) {
  const { language } = useLocale();
  return (
    <div className="page py-4">
      <ProductGrid
        productHref={({ id }) => `#${id}`}
        favourites={hearts ? { ids: favouriteIds, onToggle } : undefined}
        {...props}
        products={storyProducts(language, count)}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Product grid",
  component: Example,
  subcomponents: { ProductGrid },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Products of several stores in a grid: a collection, favourites. Two per row on phones, four on desktop.",
      whenNot: "For one store's menu use ProductList.",
      accessibility: "A list of articles; hearts and add buttons contain the product's name.",
      do: ["Pass stable callbacks: a card re-renders only when its own data changes."],
      dont: ["Don't mix it with rows on one screen."],
      keywords: ["gallery", "tiles", "collection", "wishlist"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  args: { onQuantityChange: fn(), onToggle: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await userEvent.click(
      canvas.getByRole("button", { name: ar ? /إزالة هريس من المفضلة/ : /Remove Harees from/ }),
    );
    await expect(args.onToggle).toHaveBeenCalledWith("harees", false);
    await userEvent.click(
      canvas.getByRole("button", { name: ar ? /^إضافة لقيمات، 12 حبة$/ : /^Add Luqaimat, 12 pieces$/ }),
    );
    await expect(args.onQuantityChange).toHaveBeenCalledWith(expect.objectContaining({ id: "luqaimat" }), 1);
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const BrowseOnly: Story = {
  args: { hearts: false },
  render: ({ count = 6 }) => <Browse count={count} />,
};
function Browse({ count }: { count: number }) {
  const { language } = useLocale();
  return (
    <div className="page py-4">
      <ProductGrid products={storyProducts(language, count)} productHref={({ id }) => `#${id}`} />
    </div>
  );
}
export const LoadingMore: Story = { args: { count: 4, pendingCount: 4 } };
export const Many: Story = { args: { count: 400 } };
export const Arabic: Story = { globals: { locale: "ar" } };
