import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../../docs/component-guide.js";
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

const meta = {
  title: "Widgets/Order items",
  component: Example,
  subcomponents: { OrderItems, ItemPictures },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Read-only lines of an order: quantity, name, add-ons, note and price. `ItemPictures` shows the first three pictures, overlapping.",
      whenNot: "Where lines can change use CartLine.",
      accessibility:
        "A list; pictures are decorative. Quantities read as “2 ×” before the name, names keep their own direction.",
      do: ["Use the same text as the cart.", "Name the list with `aria-label`."],
      dont: ["Don't truncate add-ons or the note."],
      keywords: ["line items", "order lines", "basket contents", "stacked thumbnails"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PicturesOverEachOther: Story = {
  name: "Overlapping pictures",
  render: () => <Pictures count={2} />,
};
export const PicturesMissing: Story = { render: () => <Pictures count={3} /> };
export const Arabic: Story = { globals: { locale: "ar" } };
