import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { InviteCode, type InviteCodeProps } from "./invite-code.js";

const args: Pick<InviteCodeProps, "code" | "expiresAt" | "onCopy" | "onShare" | "onRenew"> = {
  code: "DARKWX482HMN",
  onCopy: fn(async () => {}),
  onShare: fn(),
  expiresAt: "2026-11-27T09:00:00Z",
  onRenew: fn(),
};

const meta = {
  title: "Widgets/Invite code",
  component: InviteCode,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The family's invite code in large letters, to read out, copy, share or replace.",
      whenNot: "For a coupon code use CouponTicket.",
      accessibility:
        "The code reads left to right in both languages and is selectable as a whole. Copying and its failure are announced.",
      do: ["Hide the share button where the browser cannot share."],
      dont: ["Don't show it to members who cannot invite."],
      keywords: ["invitation", "family code", "share", "copy"],
    } satisfies ComponentGuide,
  },
  args,
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof InviteCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const ar = globals["locale"] === "ar";
    await userEvent.click(canvas.getByRole("button", { name: ar ? "نسخ الرمز" : "Copy the code" }));
    await expect(args.onCopy).toHaveBeenCalledWith("DARKWX482HMN");
    await expect(await canvas.findByText(ar ? "تم نسخ الرمز" : "Code copied")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: ar ? "مشاركة الرمز" : "Share the code" }));
    await expect(args.onShare).toHaveBeenCalledWith("DARKWX482HMN");
  },
};
export const WithoutShare: Story = { args: { onShare: undefined } };
export const CopyFails: Story = {
  args: { onCopy: () => Promise.reject(new Error("not allowed")) },
  play: async ({ canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await userEvent.click(canvas.getByRole("button", { name: ar ? "نسخ الرمز" : "Copy the code" }));
    await expect(await canvas.findByText(ar ? /لم يُنسخ الرمز/ : /The code was not copied/)).toBeVisible();
  },
};
/** After a week the owner makes another code; the same button revokes one that is still valid. */
export const Expired: Story = {
  args: { code: null, expiresAt: null },
  play: async ({ canvas, args, globals }) => {
    const ar = globals["locale"] === "ar";
    await expect(canvas.getByText(ar ? "انتهت صلاحية الرمز" : "The code has expired")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: ar ? "إنشاء رمز جديد" : "Make a new code" }));
    await expect(args.onRenew).toHaveBeenCalledOnce();
  },
};
export const Renewing: Story = { args: { loadingRenew: true } };
export const Arabic: Story = { globals: { locale: "ar" } };
