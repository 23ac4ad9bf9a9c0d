import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowUpRight } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyPayments } from "../../story-data/payments.js";
import { storyEntries } from "../../story-data/wallet.js";
import {
  PaymentRow,
  TransactionList,
  TransactionsSkeleton,
  WalletEntryRow,
  type TransactionsData,
  type WalletEntryData,
} from "./index.js";
import { TransactionRow } from "./transaction-row.js";

const row = (entry: WalletEntryData) => <WalletEntryRow entry={entry} />;
const many = Array.from({ length: 500 }, (_, i) => ({
  ...storyEntries[i % storyEntries.length]!,
  id: `many-${i}`,
}));

function Example(props: Partial<TransactionsData<WalletEntryData>> & { onRetry: () => void }) {
  const { language } = useLocale();
  return (
    <div className="mx-auto max-w-150">
      <TransactionList
        status="ready"
        items={storyEntries}
        {...props}
        label={language === "ar" ? "السجل" : "History"}
      >
        {row}
      </TransactionList>
    </div>
  );
}

const meta = {
  title: "Widgets/Transaction list",
  component: Example,
  subcomponents: { TransactionList, TransactionRow, TransactionsSkeleton, WalletEntryRow, PaymentRow },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Transactions, newest first: wallet ledger entries, or payments.",
      whenNot: "For the costs of one order use PriceSummary or Receipt.",
      accessibility:
        "A named list; each row contains description, time and signed amount. Credits are green and have a plus, so colour is not the only sign.",
      do: [
        "Show signs: plus is a credit.",
        "Omit the sign where no money moved: failed or pending payments.",
      ],
      dont: ["Don't round amounts.", "Don't mix payments and ledger entries in one list."],
      keywords: ["history", "ledger", "payments", "statement"],
    } satisfies ComponentGuide,
  },
  args: { onRetry: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const name = globals["locale"] === "ar" ? "السجل" : "History";
    await expect(canvas.getByRole("list", { name })).toHaveTextContent(/\+/);
  },
};
export const Payments: Story = {
  render: function Render() {
    return (
      <div className="mx-auto max-w-150">
        {storyPayments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </div>
    );
  },
};
export const OneRow: Story = {
  render: function Render() {
    const { language } = useLocale();
    return (
      <TransactionRow
        icon={ArrowUpRight}
        title={language === "ar" ? "بيت المجبوس" : "Bayt Al Machboos"}
        at="2026-11-20T19:08:00+03:00"
        amount={-8480}
      />
    );
  },
};
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = {
  args: { status: "failed", items: [] },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: globals["locale"] === "ar" ? "إعادة المحاولة" : "Try again" }),
    );
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { args: { items: [] } };
export const Hundreds: Story = {
  args: { items: many },
  tags: ["!autodocs"],
  render: function Render(args) {
    const [shown, setShown] = useState(20);
    return (
      <Example
        {...args}
        items={many.slice(0, shown)}
        {...(shown < many.length ? { onLoadMore: () => setShown(shown + 20) } : {})}
      />
    );
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicPayments: Story = { ...Payments, globals: { locale: "ar" } };
