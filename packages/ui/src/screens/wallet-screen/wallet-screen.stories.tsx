import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { StoryAccountNav } from "../../story-data/account-nav.js";
import { storyNow } from "../../story-data/clock.js";
import { storyCoupons } from "../../story-data/coupons.js";
import { storyCards } from "../../story-data/payments.js";
import { storyEntries, storyWallet } from "../../story-data/wallet.js";
import { StoryShell } from "../../story-data/shell.js";
import { WalletScreen, type TopUpData, type WalletScreenProps } from "./index.js";
import { TopUpSheet } from "./top-up-sheet.js";

type Props = Partial<WalletScreenProps> & {
  onTopUp: (topUp: TopUpData) => void;
  onRedeem: (code: string) => void;
  onUseCoupon: () => void;
  topUpOpen?: boolean;
  loading?: boolean;
  voucherRefused?: boolean;
};

function Example({ onTopUp, topUpOpen = false, loading = false, voucherRefused = false, ...props }: Props) {
  const { language } = useLocale();
  const [open, setOpen] = useState(topUpOpen);
  return (
    <StoryShell current="profile">
      <WalletScreen
        status="ready"
        onRetry={fn()}
        backHref="#profile"
        signInHref="#auth"
        nav={<StoryAccountNav language={language} current="wallet" />}
        wallet={storyWallet}
        entries={{ status: "ready", items: storyEntries, onRetry: fn() }}
        coupons={storyCoupons(language)}
        couponsHref="#coupons"
        topUp={{ open, onOpenChange: setOpen, cards: storyCards, now: storyNow, onTopUp, loading }}
        redeemError={
          voucherRefused
            ? language === "ar"
              ? "هذه القسيمة غير موجودة"
              : "This voucher does not exist"
            : undefined
        }
        {...props}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Wallet",
  component: Example,
  subcomponents: { WalletScreen, TopUpSheet },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The wallet: balance, usable coupons, vouchers and all transactions.",
      whenNot: "Payments by card and cash are on the Payments screen; all coupons on the Coupons screen.",
      accessibility:
        "The top-up sheet traps the focus; an invalid amount shows the limits, and digits of any script are accepted.",
      do: ["Show the part of the balance that expires soon."],
      dont: ["Don't offer transfers between people: there are none."],
      keywords: ["balance", "top up", "voucher", "credit"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onTopUp: fn(), onRedeem: fn(), onUseCoupon: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    add: "Add money",
    amount: "Amount",
    code: "Voucher code",
    redeem: "Redeem",
    wrong: /Enter an amount/,
  },
  ar: { add: "إضافة رصيد", amount: "المبلغ", code: "رمز القسيمة", redeem: "إضافة", wrong: /يرجى إدخال مبلغ/ },
} as const;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.type(canvas.getByRole("textbox", { name: t.code }), "EID50");
    await userEvent.click(canvas.getByRole("button", { name: t.redeem }));
    await expect(args.onRedeem).toHaveBeenCalledWith("EID50");
    await userEvent.click(canvas.getByRole("button", { name: t.add }));
    const sheet = within(await screen.findByRole("dialog"));
    const amount = sheet.getByRole("textbox", { name: t.amount });
    await userEvent.clear(amount);
    await userEvent.type(amount, "5");
    await userEvent.click(sheet.getByRole("button", { name: t.add }));
    await expect(amount).toHaveAccessibleDescription(t.wrong);
    await userEvent.clear(amount);
    await userEvent.type(amount, "٢٥٠");
    await userEvent.click(sheet.getByRole("button", { name: /250\.00/ }));
    await expect(args.onTopUp).toHaveBeenCalledWith({ amount: 25_000, method: "card", card_id: "c1" });
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const AddingMoney: Story = { args: { topUpOpen: true } };
export const MoneyOnItsWay: Story = { name: "Top-up pending", args: { topUpOpen: true, loading: true } };
export const NothingYet: Story = {
  name: "Empty",
  args: {
    wallet: { balance: 0, expiring: [] },
    coupons: [],
    entries: { status: "ready", items: [], onRetry: () => {} },
  },
};
export const HistoryFailed: Story = { args: { entries: { status: "failed", items: [], onRetry: () => {} } } };
export const VoucherRefused: Story = { args: { voucherRefused: true } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Offline: Story = { args: { status: "offline" } };
export const SignedOut: Story = { args: { status: "signed-out" } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicDesktop: Story = { globals: { locale: "ar", viewport: { value: "desktop" } } };
