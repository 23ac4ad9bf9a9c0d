import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { panelMessages as m } from "../../messages/index.js";
import { storyBoard } from "../../story-data/board-cards.js";
import { textIn } from "../../story-data/text-in.js";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { StoryEvening } from "../../story-data/story-counter.js";
import { RefusePanel } from "./refuse-panel.js";

const meta = {
  title: "Counter/Widgets/Refuse panel",
  component: RefusePanel,
  tags: ["autodocs"],
  args: { card: storyBoard[0]!, onRefuse: fn(), onClose: fn() },
  decorators: [(Story) => <StoryEvening>{Story()}</StoryEvening>],
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose: "Why an order is refused, and what its customer will read.",
      whenNot: "A store that is too busy for all orders pauses instead.",
      accessibility: "A drawer with radio buttons; a missing reason is announced and focused.",
      do: ["Show the sentence as the customer reads it"],
      dont: ["Do not choose a reason beforehand"],
      keywords: ["reject", "cancel", "reason"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof RefusePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, globals }) => {
    const refuse = await screen.findByRole("button", { name: textIn(globals, m.refuseOrder) });
    await userEvent.click(refuse);
    await expect(args.onRefuse).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("radio", { name: textIn(globals, m.reasonTooBusy) }));
    await userEvent.click(refuse);
    await expect(args.onRefuse).toHaveBeenCalledWith(args.card, "too_busy", null);
  },
};

/** Own words are asked for, since the customer reads them. */
export const OwnWords: Story = {
  play: async ({ args, globals }) => {
    await userEvent.click(await screen.findByRole("radio", { name: textIn(globals, m.reasonOther) }));
    await userEvent.click(screen.getByRole("button", { name: textIn(globals, m.refuseOrder) }));
    await expect(screen.getByText(textIn(globals, m.ownWordsMissing))).toBeVisible();
    await expect(args.onRefuse).not.toHaveBeenCalled();
  },
};

/** One that is being cooked is canceled. */
export const Accepted: Story = { args: { card: storyBoard[3]! } };

export const Arabic: Story = { globals: { locale: "ar" } };
