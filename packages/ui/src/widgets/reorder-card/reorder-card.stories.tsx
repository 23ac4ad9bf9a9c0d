import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyOrderCard } from "../../story-data/orders.js";
import { ReorderCard, type ReorderCardProps } from "./reorder-card.js";

function Example({ name, ...props }: Partial<ReorderCardProps> & { name?: string }) {
  const { language } = useLocale();
  const order = storyOrderCard(language, "delivered");
  return (
    <ReorderCard
      href="#order"
      onReorder={() => {}}
      {...props}
      order={{ ...order, ...props.order, vendor: { ...order.vendor, name: name ?? order.vendor.name } }}
    />
  );
}

const meta = {
  title: "Widgets/Reorder card",
  component: Example,
  subcomponents: { ReorderCard },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "A past order in a rail on home: store, products, total, and a reorder button.",
      whenNot: "In a list of orders use OrderCard.",
      accessibility: "An article whose name links to the order; the button contains the store's name.",
      do: ["Report missing products in a toast."],
      dont: ["Don't place the order: it only fills the cart."],
      keywords: ["again", "repeat", "buy again", "last order"],
    } satisfies ComponentGuide,
  },
  args: { onReorder: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const name =
      globals["locale"] === "ar" ? "إعادة الطلب من بيت المجبوس" : "Order again from Bayt Al Machboos";
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#order");
  },
};
/** On one line, beside other content. */
export const Row: Story = {
  args: { layout: "row" },
  decorators: [(Story) => <div className="max-w-82">{Story()}</div>],
};
export const Busy: Story = { args: { loading: true } };
export const LongWords: Story = {
  name: "Long texts",
  args: { name: "The Original Qatari House of Machboos, Feasts and Celebrations" },
};
export const Arabic: Story = { globals: { locale: "ar" } };
