import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { PartGuide } from "../../docs/part-guide.js";
import { useLocale } from "../../locale/index.js";
import { StoryAccountNav, storyCards, storyNow, storyPayments } from "../../story-data/account.js";
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
      purpose: "The customer's ways to pay, and every payment with whether it went through.",
      whenNot: "Movements of the wallet are on the Wallet screen.",
      accessibility: "Headed regions; a payment that waits has a link to the gateway's page in its row.",
      do: ["Let people go on with a payment that waits."],
      dont: ["Don't show card numbers: the last four digits are enough."],
      words: ["cards", "billing", "transactions", "history"],
    } satisfies PartGuide,
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
  args: {
    cards: { status: "ready", cards: [], onRetry: () => {}, onAdd: () => {}, onRemove: () => {} },
    payments: { status: "ready", items: [], onRetry: () => {} },
  },
};
export const PartsLoading: Story = {
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
