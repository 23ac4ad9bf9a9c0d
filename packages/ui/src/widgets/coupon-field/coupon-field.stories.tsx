import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { CouponField, type AppliedCouponData, type CouponFieldProps } from "./coupon-field.js";

type Props = Partial<CouponFieldProps> & Pick<CouponFieldProps, "onApply" | "onRemove">;

function Example({ onApply, onRemove, ...props }: Props) {
  const { language } = useLocale();
  const ar = language === "ar";
  const ahlan: AppliedCouponData = {
    code: "AHLAN20",
    title: ar ? "أول ثلاثة طلبات" : "First three orders",
    kind: "percent",
    discount: 1920,
  };
  const [coupon, setCoupon] = useState<AppliedCouponData | null>(props.coupon ?? null);
  const [error, setError] = useState(props.error);
  return (
    <div className="mx-auto max-w-form">
      <CouponField
        couponsHref="#coupons"
        {...props}
        coupon={coupon}
        error={error}
        onApply={(code) => {
          onApply(code);
          const known = code.toUpperCase() === "AHLAN20";
          setCoupon(known ? ahlan : null);
          setError(known ? undefined : ar ? "هذا الرمز غير موجود" : "This code does not exist");
        }}
        onRemove={() => {
          onRemove();
          setCoupon(null);
        }}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Coupon field",
  component: Example,
  subcomponents: { CouponField },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Applies a coupon code to the cart, then shows the applied coupon and its discount.",
      whenNot:
        "To choose from the customer's coupons use CouponTicket. For wallet vouchers use the field on the Wallet screen.",
      accessibility:
        "A text field and a button in one form, so Enter applies. Success is announced with the discount; an error is linked to the field. The focus moves to the applied coupon and back to the field.",
      do: ["Keep the typed code after an error.", "Show the discount as an amount."],
      dont: ["Don't hide it behind a link.", "Don't apply it while the customer types."],
      keywords: ["promo code", "voucher", "discount code"],
    } satisfies ComponentGuide,
  },
  args: { onApply: fn(), onRemove: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    code: "Coupon code",
    apply: "Apply",
    wrong: "This code does not exist",
    remove: "Remove coupon AHLAN20",
  },
  ar: { code: "رمز القسيمة", apply: "تطبيق", wrong: "هذا الرمز غير موجود", remove: "إزالة القسيمة AHLAN20" },
} as const;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    const field = canvas.getByRole("textbox", { name: t.code });
    await userEvent.click(canvas.getByRole("button", { name: t.apply }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await userEvent.type(field, "NOPE{Enter}");
    await expect(field).toHaveAccessibleDescription(t.wrong);
    await expect(field).toHaveValue("NOPE");
  },
};
/** Applied, announced and removed; the focus moves along, and the field returns. */
export const ApplyAndRemove: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.type(canvas.getByRole("textbox", { name: t.code }), "ahlan20");
    await userEvent.click(canvas.getByRole("button", { name: t.apply }));
    await waitFor(() => expect(args.onApply).toHaveBeenCalledWith("ahlan20"));
    const remove = await canvas.findByRole("button", { name: t.remove });
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledOnce();
    const field = await canvas.findByRole("textbox", { name: t.code });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue("");
  },
};
export const Applied: Story = {
  args: { coupon: { code: "AHLAN20", title: "AHLAN20", kind: "percent", discount: 1920 } },
};
export const FreeDelivery: Story = {
  args: { coupon: { code: "WASEL", title: "WASEL", kind: "free_delivery", discount: 0 } },
};
export const Busy: Story = { args: { loading: true } };
export const Refused: Story = { args: { error: "This code does not exist" } };
export const LongCode: Story = {
  args: {
    coupon: { code: "AHLANWASAHLAN2026NATIONALDAYDOHA", title: "AHLAN", kind: "fixed", discount: 99_999_999 },
  },
};
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { coupon: { code: "AHLAN20", title: "أول ثلاثة طلبات", kind: "percent", discount: 1920 } },
};
