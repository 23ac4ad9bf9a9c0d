import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyStore } from "../../story-data/stores.js";
import { ParkedCarts, type ParkedCartsProps } from "./parked-carts.js";

type Props = Pick<ParkedCartsProps, "onTakeUp" | "loadingId" | "swaps"> & { count?: number };

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
      purpose: "The carts of other stores that were put aside, each with the way to take it up again.",
      whenNot: "The cart in use is the Cart panel, drawer or screen, which bring this themselves.",
      accessibility: "A named region with a list; each button says whose cart it takes up.",
      do: ["Say that the cart in use is put aside in its place."],
      dont: ["Don't throw a cart away to make room for another."],
      keywords: ["saved carts", "keep both", "second basket", "swap"],
    } satisfies ComponentGuide,
  },
  args: { onTakeUp: fn(), swaps: true },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole("button")[1]!);
    await expect(args.onTakeUp).toHaveBeenCalledWith(storyStore("en", 2).id);
  },
};
/** While one is taken up the others wait. */
export const TakingUp: Story = {
  args: { loadingId: storyStore("en", 1).id },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")[1]).toBeDisabled();
  },
};
export const CartEmpty: Story = { args: { swaps: false, count: 1 } };
export const Arabic: Story = { globals: { locale: "ar" } };
