import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { storyCart, storyLine } from "../../story-data/cart.js";
import { CartLine, CartLineSkeleton, type CartLineData, type CartLineProps } from "./cart-line.js";

type Props = Omit<CartLineProps, "line"> & { at?: number; change?: Partial<CartLineData> };

function Example({ at = 0, change, ...props }: Props) {
  const { language } = useLocale();
  const line = storyCart(language).items[at] ?? storyLine(language, "lemonade", 1);
  return (
    <div className="mx-auto max-w-form">
      <CartLine editHref="#edit" {...props} line={{ ...line, ...change }} />
    </div>
  );
}

const meta = {
  title: "Widgets/Cart line",
  component: Example,
  subcomponents: { CartLine },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "One product in the cart: add-ons, quantity, price, and the controls to change or remove it.",
      whenNot: "For lines that cannot change (checkout, orders, receipts) use OrderItems.",
      accessibility:
        "An article with the product's name as heading. Stepper, Edit and Remove contain the product's name. A problem is shown as text with an icon below the line.",
      do: [
        "Show the server's quantity; request a change with `onQuantityChange` and set `loading` meanwhile.",
        "Describe the problem and its remedy in one sentence.",
      ],
      dont: [
        "Don't remove a sold-out line automatically: it stays, dimmed, until the customer removes it.",
        "Don't hide the note to the kitchen.",
      ],
      keywords: ["basket item", "cart item", "line item", "row"],
    } satisfies ComponentGuide,
  },
  args: { onQuantityChange: fn(), onLimit: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AtTheLimit: Story = { args: { at: 1 } };
export const Plain: Story = { args: { at: 2, editHref: undefined } };
export const WithProblem: Story = {
  args: { at: 1, problem: "Only one of these is left. Please order one." },
};
export const WithoutPicture: Story = { args: { change: { image: null } } };
export const SoldOut: Story = {
  args: { change: { in_stock: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(expect.anything(), 0);
  },
};
export const Loading: Story = {
  render: () => (
    <SkeletonGroup>
      <CartLineSkeleton />
    </SkeletonGroup>
  ),
};
export const Arabic: Story = { globals: { locale: "ar" } };
