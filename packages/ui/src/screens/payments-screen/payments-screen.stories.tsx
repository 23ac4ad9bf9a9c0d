import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { StoryAccountNav } from "../../story-data/account-nav.js";
import { storyNow } from "../../story-data/clock.js";
import { storyCards, storyPayments } from "../../story-data/payments.js";
import { StoryShell } from "../../story-data/shell.js";
import { PaymentsScreen, type PaymentsScreenProps } from "./payments-screen.js";

function Example({ onAdd, ...props }: Partial<PaymentsScreenProps> & { onAdd: () => void }) {
  const { language } = useLocale();
  return (
    <StoryShell current="profile">
      <PaymentsScreen
        status="ready"
        onRetry={fn()}
        backHref="#profile"
        signInHref="#auth"
        nav={<StoryAccountNav language={language} current="payments" />}
        cards={{ status: "ready", cards: storyCards, now: storyNow, onRetry: fn(), onAdd, onRemove: fn() }}
        payments={{ status: "ready", items: storyPayments, onRetry: fn() }}
        walletBalance={12_050}
        walletHref="#wallet"
        billHref="#pay-bill"
        cash
        {...props}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Payments",
  component: Example,
  subcomponents: { PaymentsScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The customer's payment methods, and all payments with their status.",
      whenNot: "Wallet transactions are on the Wallet screen.",
      accessibility: "Regions with headings; the row of a pending payment has a link to the gateway's page.",
      do: ["Let customers continue a pending payment."],
      dont: ["Don't show card numbers: the last four digits are enough."],
      keywords: ["cards", "billing", "transactions", "history"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onAdd: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const ar = globals["locale"] === "ar";
    await userEvent.click(canvas.getByRole("button", { name: ar ? "إضافة بطاقة" : "Add a card" }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: ar ? "متابعة" : "Continue" })).toHaveAttribute(
      "href",
      "#gateway",
    );
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const NothingYet: Story = {
  name: "Empty",
  args: {
    cards: { status: "ready", cards: [], onRetry: () => {}, onAdd: () => {}, onRemove: () => {} },
    payments: { status: "ready", items: [], onRetry: () => {} },
  },
};
export const PartsLoading: Story = {
  name: "Sections loading",
  args: {
    cards: { status: "loading", cards: [], onRetry: () => {}, onAdd: () => {}, onRemove: () => {} },
    payments: { status: "loading", items: [], onRetry: () => {} },
  },
};
export const HistoryFailed: Story = {
  args: { payments: { status: "failed", items: [], onRetry: () => {} } },
};
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Offline: Story = { args: { status: "offline" } };
export const SignedOut: Story = { args: { status: "signed-out" } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicDesktop: Story = { globals: { locale: "ar", viewport: { value: "desktop" } } };
