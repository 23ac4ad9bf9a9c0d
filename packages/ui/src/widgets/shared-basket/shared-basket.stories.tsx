import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyBasket, storyMembers } from "../../story-data/family.js";
import { SharedBasket, type SharedBasketProps } from "./shared-basket.js";

type Props = Pick<SharedBasketProps, "onOrder" | "onQuantityChange" | "loadingOrder"> & {
  empty?: boolean;
  stopped?: boolean;
  gone?: boolean;
};

function Example({ empty = false, stopped = false, gone = false, ...props }: Props) {
  const { language } = useLocale();
  const basket = storyBasket(language);
  const message = language === "ar" ? "المتجر مغلق الآن" : "The store is closed now";
  return (
    <div className="mx-auto max-w-110">
      <SharedBasket
        {...props}
        basket={
          empty
            ? null
            : {
                ...basket,
                quote: basket.quote && {
                  ...basket.quote,
                  problems: stopped ? [{ code: "store_closed", message }] : [],
                },
              }
        }
        members={storyMembers(language).filter(({ id }) => !gone || id !== "m2")}
        memberId="m1"
        browseHref="#home"
      />
    </div>
  );
}

const args: Pick<SharedBasketProps, "onQuantityChange" | "onOrder"> = {
  onQuantityChange: fn(),
  onOrder: fn(),
};

const meta = {
  title: "Widgets/Shared basket",
  component: Example,
  subcomponents: { SharedBasket },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The family's shared basket, grouped by member, with the costs; the owner places the order.",
      whenNot: "For the customer's own cart use CartPanel or CartDrawer.",
      accessibility: "A region per member, named by the member; the customer's own is first and marked.",
      do: ["Set `onOrder` for the owner only; other members see who places the order."],
      dont: ["Don't mix stores in one basket."],
      keywords: ["group order", "family basket", "order together"],
    } satisfies ComponentGuide,
  },
  args,
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const ar = globals["locale"] === "ar";
    await expect(canvas.getByRole("region", { name: ar ? "نور، أنت" : "Noor, you" })).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: ar ? /الطلب للعائلة/ : /Order for the family/ }),
    );
    await expect(args.onOrder).toHaveBeenCalledOnce();
  },
};
export const ForMembers: Story = { args: { onOrder: undefined } };
export const Ordering: Story = { args: { loadingOrder: true } };
export const CannotBeOrdered: Story = { name: "Cannot be ordered", args: { stopped: true } };
export const FormerMember: Story = { args: { gone: true } };
export const Empty: Story = { args: { empty: true } };
export const Arabic: Story = { globals: { locale: "ar" } };
