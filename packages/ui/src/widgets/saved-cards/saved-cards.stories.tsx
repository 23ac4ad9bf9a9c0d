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
        "The customer's cards by their tokens: brand, last four digits, until when; the way to add one on the gateway's page, and to forget one. `CardPicker` chooses which of them pays.",
      whenNot:
        "To choose between card, wallet and cash take Payment method picker, which holds the Card picker.",
      accessibility:
        "A list; each bin names its card and asks before it acts. An expired card says so in words, and cannot be chosen to pay.",
      do: ["Lead to the gateway's own page to add a card.", "Say that only the last four digits are kept."],
      dont: [
        "Don't ask for a card's number, date or CVC anywhere in the product.",
        "Don't remove a card without asking.",
      ],
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

const words = {
  en: { add: "Add a card", bin: "Remove Visa ending 4242", yes: "Remove", fresh: "A new card", old: /NAPS/ },
  ar: {
    add: "إضافة بطاقة",
    bin: "إزالة Visa تنتهي بـ 4242",
    yes: "إزالة",
    fresh: "بطاقة جديدة",
    old: /NAPS/,
  },
} as const;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const word = words[globals["locale"] as "en" | "ar"];
    await userEvent.click(canvas.getByRole("button", { name: word.add }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    const bin = canvas.getByRole("button", { name: word.bin });
    await userEvent.click(bin);
    const dialog = await screen.findByRole("alertdialog");
    await expect(args.onRemove).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole("button", { name: word.yes }));
    await expect(args.onRemove).toHaveBeenCalledWith(storyCards[0]);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};
/** Where the cards are the page. */
export const Tiles: Story = { args: { layout: "tiles" } };
export const Adding: Story = { args: { loading: true } };
export const Removing: Story = { args: { removing: "c2" } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Empty: Story = { args: { cards: [] } };
export const Choosing: Story = {
  render: function Render({ cards, now }) {
    const [value, setValue] = useState<string | null>("c1");
    return <CardPicker cards={cards} now={now} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas, globals }) => {
    const word = words[globals["locale"] as "en" | "ar"];
    await expect(canvas.getByRole("radio", { name: word.old })).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", { name: word.fresh }));
    await expect(canvas.getByRole("radio", { name: word.fresh })).toBeChecked();
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
