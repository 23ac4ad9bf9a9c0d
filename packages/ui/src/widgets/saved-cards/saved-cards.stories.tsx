import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { storyNow } from "../../story-data/clock.js";
import { storyCards } from "../../story-data/payments.js";
import { CardPicker, SavedCards } from "./index.js";

const meta = {
  title: "Widgets/Saved cards",
  component: SavedCards,
  subcomponents: { CardPicker },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The customer's saved cards: brand, last four digits, expiry; links to add a card on the payment gateway's page, and buttons to delete one. `CardPicker` selects the card to pay with.",
      whenNot: "To choose between card, wallet and cash use PaymentMethodPicker, which contains CardPicker.",
      accessibility:
        "A list; each delete button names its card and asks for confirmation. An expired card has a text, and is not selectable for payment.",
      do: ["Link to the gateway's page to add a card.", "Explain that only the last four digits are stored."],
      dont: ["Never ask for a card's number, expiry or CVC.", "Don't delete a card without confirmation."],
      keywords: ["credit card", "payment card", "token", "visa", "card form"],
    } satisfies ComponentGuide,
  },
  args: {
    status: "ready",
    cards: storyCards,
    now: storyNow,
    onRetry: fn(),
    onAdd: fn(),
    onRemove: fn(),
  },
  decorators: [(Story) => <div className="mx-auto max-w-form">{Story()}</div>],
} satisfies Meta<typeof SavedCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: { add: "Add a card", bin: "Remove Visa ending 4242", yes: "Remove", fresh: "A new card", old: /NAPS/ },
  ar: {
    add: "إضافة بطاقة",
    bin: "إزالة Visa تنتهي بالرقم 4242",
    yes: "إزالة",
    fresh: "بطاقة جديدة",
    old: /NAPS/,
  },
} as const;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.click(canvas.getByRole("button", { name: t.add }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    const bin = canvas.getByRole("button", { name: t.bin });
    await userEvent.click(bin);
    const dialog = await screen.findByRole("alertdialog");
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole("button", { name: t.yes }));
    await expect(args.onRemove).toHaveBeenCalledWith(storyCards[0]);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};
export const Adding: Story = { args: { loading: true } };
export const Removing: Story = { args: { loadingId: "c2" } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Empty: Story = { args: { cards: [] } };
export const Choosing: Story = {
  render: function Render({ cards, now }) {
    const [value, setValue] = useState<string | null>("c1");
    return <CardPicker cards={cards} now={now} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await expect(canvas.getByRole("radio", { name: t.old })).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", { name: t.fresh }));
    await expect(canvas.getByRole("radio", { name: t.fresh })).toBeChecked();
  },
};
/** Without the saved cards a new one can be used; that they are missing is said, with Retry. */
export const PickerFailed: Story = {
  render: ({ onRetry }) => (
    <CardPicker cards={[]} value="new" onValueChange={() => undefined} onRetry={onRetry} />
  ),
  play: async ({ canvas, args, globals }) => {
    const ar = globals["locale"] === "ar";
    await expect(canvas.getByText(ar ? "تعذّر تحميل بطاقاتك" : "Your cards did not load")).toBeVisible();
    await expect(canvas.getByRole("radio", { name: texts[ar ? "ar" : "en"].fresh })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: ar ? "حاول مرة أخرى" : "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
