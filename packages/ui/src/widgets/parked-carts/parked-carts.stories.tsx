import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyStore } from "../../story-data/stores.js";
import { ParkedCarts, type ParkedCartsProps } from "./parked-carts.js";

type Props = Pick<ParkedCartsProps, "onRestore" | "loadingId" | "cartInUse"> & { count?: number };

function Example({ count = 2, ...props }: Props) {
  const { language } = useLocale();
  const carts = [1, 2].slice(0, count).map((n) => ({ vendor: storyStore(language, n), items_count: n + 1 }));
  return (
    <div className="mx-auto max-w-form">
      <ParkedCarts {...props} carts={carts} />
    </div>
  );
}

const meta = {
  title: "Widgets/Parked carts",
  component: Example,
  subcomponents: { ParkedCarts },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Saved carts of other stores, each with a button to restore it.",
      whenNot:
        "For the active cart use CartPanel, CartDrawer or the Cart screen, which include this component.",
      accessibility: "A named region with a list; each button contains the store's name.",
      do: ["Explain that the active cart is saved in exchange."],
      dont: ["Don't discard a cart to restore another."],
      keywords: ["saved carts", "keep both", "second basket", "swap"],
    } satisfies ComponentGuide,
  },
  args: { onRestore: fn(), cartInUse: true },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole("button")[1]!);
    await expect(args.onRestore).toHaveBeenCalledWith(storyStore("en", 2).id);
  },
};
/** While one is being restored, the others are disabled. */
export const TakingUp: Story = {
  name: "Restoring",
  args: { loadingId: storyStore("en", 1).id },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")[1]).toBeDisabled();
  },
};
export const CartEmpty: Story = { args: { cartInUse: false, count: 1 } };
export const Arabic: Story = { globals: { locale: "ar" } };
