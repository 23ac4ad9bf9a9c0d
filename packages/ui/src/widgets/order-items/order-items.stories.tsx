import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLocale } from "../../locale/index.js";
import { storyCart } from "../../story-data/cart.js";
import { ItemPictures, OrderItems } from "./order-items.js";

function Example() {
  const { language } = useLocale();
  return <OrderItems items={storyCart(language).items} />;
}
function Pictures({ count }: { count: number }) {
  const { language } = useLocale();
  const items = storyCart(language).items;
  return (
    <div className="inline-flex rounded-picture bg-surface p-4">
      <ItemPictures
        pictures={Array.from({ length: count }, (_, i) => items[i]?.image ?? null)}
        fallback={storyCart(language).vendor!.name}
      />
    </div>
  );
}

const meta = { title: "Widgets/Order items", component: Example, tags: ["autodocs"] } satisfies Meta<
  typeof Example
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PicturesOverEachOther: Story = { render: () => <Pictures count={2} /> };
export const PicturesMissing: Story = { render: () => <Pictures count={3} /> };
export const Arabic: Story = { globals: { locale: "ar" } };
