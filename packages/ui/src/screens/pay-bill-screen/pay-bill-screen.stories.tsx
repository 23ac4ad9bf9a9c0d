import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { StoryAccountNav } from "../../story-data/account-nav.js";
import { storyNow } from "../../story-data/clock.js";
import { storyBills, storyCards, storyMethods } from "../../story-data/payments.js";
import { StoryShell } from "../../story-data/shell.js";
import { PayBillScreen, type PayBillScreenProps } from "./pay-bill-screen.js";

type Props = Partial<PayBillScreenProps> & {
  onPay: PayBillScreenProps["onPay"];
  refused?: boolean;
  noBills?: boolean;
};

function Example({ refused = false, noBills = false, ...props }: Props) {
  const { language } = useLocale();
  const message = language === "ar" ? "رفض البنك عملية الدفع" : "The bank declined this payment";
  return (
    <StoryShell current="profile">
      <PayBillScreen
        status="ready"
        onRetry={fn()}
        backHref="#payments"
        signInHref="#auth"
        nav={<StoryAccountNav language={language} current="payments" />}
        bills={noBills ? [] : storyBills(language)}
        methods={storyMethods(language)}
        cards={storyCards}
        now={storyNow}
        walletBalance={12_050}
        paymentsHref="#payments"
        error={refused ? message : undefined}
        {...props}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Pay bill",
  component: Example,
  subcomponents: { PayBillScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Pays an unpaid order, or a bill by its number.",
      whenNot: "A new order is paid at checkout.",
      accessibility:
        "Bills and payment methods are radio groups; a missing choice shows an error and is focused; the result is announced.",
      do: ["Preselect the oldest open bill."],
      dont: ["Don't lose the choice when the bank declines."],
      keywords: ["invoice", "unpaid order", "settle"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onPay: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    cash: /^Cash on delivery/,
    card: "Credit card",
    pay: /^Pay bill/,
    other: "Another bill",
    number: "Bill number",
  },
  ar: {
    cash: /^الدفع نقدًا/,
    card: "بطاقة ائتمان",
    pay: /^دفع الفاتورة/,
    other: "فاتورة أخرى",
    number: "رقم الفاتورة",
  },
} as const;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.click(canvas.getByRole("button", { name: t.pay }));
    await expect(args.onPay).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("radio", { name: t.card }));
    await userEvent.click(canvas.getByRole("button", { name: t.pay }));
    await expect(args.onPay).toHaveBeenLastCalledWith({
      bill_number: null,
      order_id: "b1",
      method: "card",
      card_id: "c1",
    });
  },
};
export const ByNumber: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.click(canvas.getByRole("radio", { name: t.other }));
    await expect(canvas.queryByRole("radio", { name: t.cash })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: t.pay }));
    const number = canvas.getByRole("textbox", { name: t.number });
    await expect(number).toHaveFocus();
    await expect(number).toBeInvalid();
    await userEvent.type(number, "20418");
    await userEvent.click(canvas.getByRole("radio", { name: t.card }));
    await userEvent.click(canvas.getByRole("button", { name: t.pay }));
    await expect(args.onPay).toHaveBeenCalledWith(
      expect.objectContaining({ bill_number: "20418", order_id: null }),
    );
  },
};
/** Scrolled content goes under the site's header. */
export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const header = canvas.getByRole("banner");
    window.scrollTo({ top: 25, behavior: "instant" });
    const { bottom } = header.getBoundingClientRect();
    await expect(header).toContainElement(
      document.elementFromPoint(window.innerWidth / 2, bottom - 4) as HTMLElement | null,
    );
    window.scrollTo({ top: 0, behavior: "instant" });
  },
};
export const NoOpenBills: Story = { args: { noBills: true } };
export const NoPaymentMethods: Story = { args: { methods: [] } };
export const Paying: Story = { args: { loading: true } };
export const Declined: Story = { args: { refused: true } };
export const Paid: Story = { args: { paid: true } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Offline: Story = { args: { status: "offline" } };
export const SignedOut: Story = { args: { status: "signed-out" } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicDesktop: Story = { globals: { locale: "ar", viewport: { value: "desktop" } } };
