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
        "What was chosen, to read over: quantity, name, add-ons, note and price of each line. `ItemPictures` are the first three pictures, one over the other.",
      whenNot: "Where the customer can still change it take Cart line.",
      accessibility:
        "A list; pictures are decorative. Quantities read as “2 ×” before the name, names stand whole in their own direction.",
      do: [
        "Show the same text as the cart did, so that people recognise their order.",
        "Name the list with `aria-label`.",
      ],
      dont: ["Don't shorten add-ons or the note: they are what goes wrong in a kitchen."],
      keywords: ["line items", "order lines", "basket contents", "stacked thumbnails"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PicturesOverEachOther: Story = { render: () => <Pictures count={2} /> };
export const PicturesMissing: Story = { render: () => <Pictures count={3} /> };
export const Arabic: Story = { globals: { locale: "ar" } };
