import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { storyCoupons } from "../../story-data/coupons.js";
import type { AppliedCouponData } from "../coupon-field/index.js";
import { CouponSheet, type CouponSheetProps } from "./coupon-sheet.js";

type Props = Pick<CouponSheetProps, "onApply" | "onRetry"> & {
  status?: CouponSheetProps["status"];
  refuse?: boolean;
  none?: boolean;
};

function Example({ status = "ready", refuse = false, none = false, onApply, onRetry }: Props) {
  const { language } = useLocale();
  const [open, setOpen] = useState(true);
  const [applied, setApplied] = useState<AppliedCouponData | null>(null);
  const [error, setError] = useState<string>();
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {applied?.code ?? "–"}
      </Button>
      <CouponSheet
        open={open}
        onOpenChange={setOpen}
        applied={applied}
        status={status}
        items={none || status !== "ready" ? [] : storyCoupons(language)}
        error={error}
        onRetry={onRetry}
        onRemove={() => setApplied(null)}
        onApply={(code) => {
          onApply(code);
          if (refuse)
            setError(language === "ar" ? "هذه القسيمة لمتجر آخر" : "This coupon is for another store");
          else setApplied({ code, title: code, kind: "fixed", discount: 1000 });
        }}
      />
    </>
  );
}

const meta = {
  title: "Widgets/Coupon sheet",
  component: Example,
  subcomponents: { CouponSheet },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The customer's coupons to choose from at checkout: applicable ones first.",
      whenNot: "To browse all coupons use the Coupons screen; to enter a code CouponField.",
      accessibility:
        "A dialog with one button per coupon. It closes after a coupon is applied; an error appears at its coupon.",
      do: ["Show the missing amount of coupons that the cart nearly reaches."],
      dont: ["Don't list used and expired coupons."],
      keywords: ["promo", "voucher", "discount", "offers"],
    } satisfies ComponentGuide,
    docs: { story: { inline: false, iframeHeight: 720 } },
  },
  args: { onApply: fn(), onRetry: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const use = { en: /^Use it/, ar: /^استخدام/ };

/** Applying a coupon closes the sheet. */
export const Default: Story = {
  play: async ({ args, globals }) => {
    const sheet = within(await screen.findByRole("dialog"));
    await userEvent.click(sheet.getAllByRole("button", { name: use[globals["locale"] as Language] })[0]!);
    await expect(args.onApply).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
export const Refused: Story = {
  args: { refuse: true },
  play: async ({ globals }) => {
    const sheet = within(await screen.findByRole("dialog"));
    await userEvent.click(sheet.getAllByRole("button", { name: use[globals["locale"] as Language] })[0]!);
    await expect(
      sheet.getByText(
        globals["locale"] === "ar" ? "هذه القسيمة لمتجر آخر" : "This coupon is for another store",
      ),
    ).toBeVisible();
  },
};
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const None: Story = { args: { none: true } };
export const Arabic: Story = { globals: { locale: "ar" } };
