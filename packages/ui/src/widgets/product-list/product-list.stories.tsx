import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { useLocale } from "../../locale/index.js";
import { storyProducts, type StoryProduct } from "../../story-data/products.js";
import { ProductList, type ProductListProps } from "./product-list.js";

type Props = Partial<ProductListProps<StoryProduct>> & { count?: number };

function Example({ count = 6, ...props }: Props) {
  const { language } = useLocale();
  return (
    <div className="page py-4">
      <ProductList productHref={({ id }) => `#${id}`} {...props} products={storyProducts(language, count)} />
    </div>
  );
}

const meta = {
  title: "Widgets/Product list",
  component: Example,
  tags: ["autodocs"],
  parameters: { layout: "fullscreen" },
  args: { onQuantityChange: fn(), quantities: { harees: 2, luqaimat: 1 } },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(6);
  },
};
export const NotOrderable: Story = {
  args: { orderable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const MoreOnTheWay: Story = { args: { count: 2, pending: 2 } };
export const Busy: Story = { args: { busyProducts: new Set(["harees"]) } };
export const Arabic: Story = { globals: { locale: "ar" } };
