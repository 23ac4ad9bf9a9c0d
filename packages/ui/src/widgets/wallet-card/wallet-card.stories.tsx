import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { storyWallet } from "../../story-data/wallet.js";
import { WalletCard, type WalletCardProps } from "./wallet-card.js";

const args: Pick<WalletCardProps, "wallet" | "onAddMoney" | "historyHref"> = {
  wallet: storyWallet,
  onAddMoney: fn(),
  historyHref: "#history",
};

const meta = {
  title: "Widgets/Wallet card",
  component: WalletCard,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The wallet's balance, the part that expires soonest, and a button to add money.",
      whenNot: "To pay with the wallet use PaymentMethodPicker, which shows the balance.",
      accessibility:
        "A region named Wallet balance. The amount is text with its currency; the rings are decorative. While loading, the region is busy.",
      do: ["Show what expires soon.", "Use `compact` at the top of the profile page."],
      dont: ["Don't animate the balance.", "Don't put more than two actions on it."],
      keywords: ["balance", "credit", "top up", "add money"],
    } satisfies ComponentGuide,
  },
  args,
  decorators: [(Story) => <div className="mx-auto max-w-150">{Story()}</div>],
} satisfies Meta<typeof WalletCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const name = globals["locale"] === "ar" ? "إضافة رصيد" : "Add money";
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onAddMoney).toHaveBeenCalledOnce();
    // The rings do not cross the line of what expires.
    const line = canvas.getByText(globals["locale"] === "ar" ? /تنتهي صلاحية/ : /ends on/).closest("p")!;
    const card = canvas.getByRole("region");
    await expect(getComputedStyle(line).backgroundColor).toBe(getComputedStyle(card).backgroundColor);
  },
};
export const Compact: Story = { args: { compact: true } };
export const CompactLink: Story = { args: { compact: true, onAddMoney: undefined, addMoneyHref: "#add" } };
export const AddMoneyLink: Story = { args: { onAddMoney: undefined, addMoneyHref: "#add" } };
export const Empty: Story = { args: { wallet: { balance: 0, expiring: [] } } };
export const LargeBalance: Story = { args: { wallet: { balance: 99_999_999, expiring: [] } } };
export const Loading: Story = { args: { wallet: undefined } };
export const Arabic: Story = { globals: { locale: "ar" } };
