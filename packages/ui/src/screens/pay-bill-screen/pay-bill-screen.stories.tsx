import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { PartGuide } from "../../docs/part-guide.js";
import { useLocale } from "../../locale/index.js";
import { StoryAccountNav, storyBills, storyCards, storyMethods, storyNow } from "../../story-data/account.js";
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
      purpose: "Pays an order that was not paid yet, or a bill by its number.",
      whenNot: "A new order is paid at checkout.",
      accessibility:
        "Bills and ways to pay are radio groups; what is missing is said at its place and takes the focus; the outcome is announced.",
      do: ["Choose the oldest open bill beforehand."],
      dont: ["Don't lose the choice when the bank declines."],
      words: ["invoice", "unpaid order", "settle"],
    } satisfies PartGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onPay: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
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
    pay: /^ادفع الفاتورة/,
    other: "فاتورة أخرى",
    number: "رقم الفاتورة",
  },
} as const;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const word = words[globals["locale"] as "en" | "ar"];
    await userEvent.click(canvas.getByRole("button", { name: word.pay }));
    await expect(args.onPay).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("radio", { name: word.card }));
    await userEvent.click(canvas.getByRole("button", { name: word.pay }));
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
    const word = words[globals["locale"] as "en" | "ar"];
    await userEvent.click(canvas.getByRole("radio", { name: word.other }));
    await expect(canvas.queryByRole("radio", { name: word.cash })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: word.pay }));
    const number = canvas.getByRole("textbox", { name: word.number });
    await expect(number).toHaveFocus();
    await expect(number).toBeInvalid();
    await userEvent.type(number, "20418");
    await userEvent.click(canvas.getByRole("radio", { name: word.card }));
    await userEvent.click(canvas.getByRole("button", { name: word.pay }));
    await expect(args.onPay).toHaveBeenCalledWith(
      expect.objectContaining({ bill_number: "20418", order_id: null }),
    );
  },
};
/** What is scrolled goes under the site's header. */
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
