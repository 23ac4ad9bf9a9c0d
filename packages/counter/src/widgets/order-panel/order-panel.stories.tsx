import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { panelMessages as m } from "../../messages/index.js";
import { storyBoard } from "../../story-data/board-cards.js";
import { textIn } from "../../story-data/text-in.js";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { StoryEvening } from "../../story-data/story-counter.js";
import { OrderPanel } from "./order-panel.js";

const meta = {
  title: "Counter/Widgets/Order panel",
  component: OrderPanel,
  tags: ["autodocs"],
  args: { card: storyBoard[3]!, onAct: fn(), onRefuse: fn(), onClose: fn() },
  decorators: [(Story) => <StoryEvening>{Story()}</StoryEvening>],
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose: "All that a store knows of an order that it has accepted.",
      whenNot: "For a new order use AcceptPanel.",
      accessibility: "A drawer with lists of names and values.",
      do: ["Keep prices here, not on cards"],
      dont: ["Do not show a phone number"],
      keywords: ["details", "order"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof OrderPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, globals }) => {
    await userEvent.click(await screen.findByRole("button", { name: textIn(globals, m.cookingBegan) }));
    await expect(args.onAct).toHaveBeenCalledWith(args.card, { kind: "prepare" });
  },
};

export const Ready: Story = { args: { card: storyBoard[4]! } };

export const Arabic: Story = { globals: { locale: "ar" } };
