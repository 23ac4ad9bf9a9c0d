import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyStore } from "../../story-data/stores.js";
import { OrderOutcome, type MoneyBackData, type OrderOutcomeProps } from "./order-outcome.js";

const back: MoneyBackData = { to_wallet: 0, to_card: 0, to_cash: 0, reason: null, state: "done" };

function Example({ reason, ...props }: Partial<OrderOutcomeProps> & { reason?: Record<Language, string> }) {
  const { language } = useLocale();
  const cancellation = props.cancellation && {
    ...props.cancellation,
    reason: reason?.[language] ?? null,
  };
  return (
    <div className="mx-auto max-w-form">
      <OrderOutcome {...props} cancellation={cancellation} store={storyStore(language, 0).name} />
    </div>
  );
}

const meta = {
  title: "Widgets/Order outcome",
  component: Example,
  subcomponents: { OrderOutcome },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Why an order was canceled, and every amount of an order that went back, with where to.",
      whenNot: "For the status of a payment use PaymentStatusBadge; for open orders use OrderTracker.",
      accessibility:
        "Plain text: a title with the cause, then a list of amounts. The page announces the cancellation itself.",
      do: ["Say the store's reason in its own words.", "Name the card, the wallet or cash for each amount."],
      dont: ["Don't say “refunded” before the card has it.", "Don't hide a refund that failed."],
      keywords: ["refund", "cancellation", "refusal", "money back", "rejected order"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const soldOut = { en: "Something you ordered is sold out", ar: "نفد أحد المنتجات التي طلبتها" };

export const RefusedByStore: Story = {
  name: "Refused by the store",
  args: {
    cancellation: { cause: "store", reason: null },
    reason: soldOut,
    refunds: [{ ...back, to_card: 8480, state: "pending" }],
  },
  play: async ({ canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await expect(canvas.getByText(soldOut[ar ? "ar" : "en"])).toBeVisible();
    const [money] = canvas.getAllByRole("listitem");
    await expect(money).toHaveTextContent(
      ar ? "المبلغ 84.80 ر.ق في طريقه إلى بطاقتك" : "QAR 84.80 is on its way back to your card",
    );
  },
};
export const NoAnswer: Story = {
  args: {
    cancellation: { cause: "no_answer", reason: null },
    refunds: [
      { ...back, to_card: 7480 },
      { ...back, to_wallet: 1000 },
    ],
  },
};
export const NothingCharged: Story = {
  args: { cancellation: { cause: "customer", reason: null }, refunds: [] },
};
export const NotPaid: Story = { args: { cancellation: { cause: "not_paid", reason: null }, refunds: [] } };
export const ByTheOffice: Story = { args: { cancellation: { cause: "office", reason: null } } };
/** Of a delivered order: why, and where the money went. */
export const Refunded: Story = {
  args: {
    refunds: [
      { ...back, to_card: 2600, reason: "missing" },
      { ...back, to_cash: 1300, reason: "damaged" },
      { ...back, to_wallet: 500, reason: "other" },
      { ...back, to_card: 900, reason: "late", state: "failed" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(4);
  },
};
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: RefusedByStore.args!,
};
