import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { storyCoupons } from "../../story-data/coupons.js";
import { CouponTicket, CouponTicketSkeleton, type CouponTicketProps } from "./index.js";

type Props = Omit<CouponTicketProps, "coupon"> & { at?: number; long?: boolean; refused?: boolean };

function Example({ at = 0, long = false, refused = false, ...props }: Props) {
  const { language } = useLocale();
  const ar = language === "ar";
  const coupon = storyCoupons(language)[at]!;
  const changed = long
    ? {
        ...coupon,
        code: "AHLANWASAHLAN2026NATIONALDAY",
        kind: "fixed" as const,
        value: 123_450,
        title: ar
          ? "عرض اليوم الوطني لكل المتاجر والمطاعم والمخابز في الدوحة والوكرة والخور"
          : "The National Day offer of every shop, kitchen and bakery in Doha, Al Wakrah and Al Khor",
      }
    : coupon;
  return (
    <div className="mx-auto max-w-110">
      <CouponTicket
        {...props}
        coupon={changed}
        error={refused ? (ar ? "هذه القسيمة لمتجر آخر" : "This coupon is for another store") : undefined}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Coupon ticket",
  component: Example,
  subcomponents: { CouponTicket, CouponTicketSkeleton },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "A coupon as a ticket: discount, conditions, code and expiry; usable, locked, applied, used or expired.",
      whenNot: "To enter a code use CouponField. On a store's page one offer line is enough.",
      accessibility:
        "An article with a heading. The button contains the coupon's name; the missing amount of a locked coupon is shown as text and progress; an error is announced.",
      do: ["Show the missing amount on locked coupons.", "Stay on the page when a coupon is applied."],
      dont: [
        "Don't hide used and expired coupons on the coupons page: customers look for them.",
        "Use saffron only for offers and ratings.",
      ],
      keywords: ["voucher", "promo", "discount", "offer", "promo code"],
    } satisfies ComponentGuide,
  },
  args: { onUse: fn(), onRemove: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const name = globals["locale"] === "ar" ? "استخدام AHLAN20" : "Use it: AHLAN20";
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onUse).toHaveBeenCalledWith(expect.objectContaining({ code: "AHLAN20" }));
  },
};
export const OfOneStore: Story = { args: { at: 1 } };
export const FreeDelivery: Story = { args: { at: 2 } };
export const Locked: Story = {
  args: { at: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "6800");
  },
};
export const Used: Story = { args: { at: 4 } };
export const Expired: Story = { args: { at: 5 } };
export const Applied: Story = {
  args: { applied: true },
  play: async ({ canvas, args, globals }) => {
    const name = globals["locale"] === "ar" ? "إزالة القسيمة AHLAN20" : "Remove coupon AHLAN20";
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { loading: true } };
export const Refused: Story = { args: { refused: true } };
export const AsALink: Story = { args: { href: "#store" } };
export const LongWords: Story = { name: "Long texts", args: { long: true } };
export const Loading: Story = {
  render: () => (
    <SkeletonGroup className="mx-auto max-w-110">
      <CouponTicketSkeleton />
    </SkeletonGroup>
  ),
};
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicLocked: Story = { globals: { locale: "ar" }, args: { at: 3 } };
