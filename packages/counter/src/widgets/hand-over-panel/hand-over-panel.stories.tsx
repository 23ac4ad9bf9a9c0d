import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { panelMessages as m } from "../../messages/index.js";
import { storyBoard } from "../../story-data/board-cards.js";
import { textIn } from "../../story-data/text-in.js";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { StoryEvening } from "../../story-data/story-counter.js";
import { HandOverPanel } from "./hand-over-panel.js";

const meta = {
  title: "Counter/Widgets/Hand-over panel",
  component: HandOverPanel,
  tags: ["autodocs"],
  args: { card: storyBoard[5]!, onHandOver: async () => ({ kind: "wrong", triesLeft: 2 }), onClose: fn() },
  decorators: [(Story) => <StoryEvening>{Story()}</StoryEvening>],
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose: "The code that the customer says at the counter, and what to take in cash.",
      whenNot: "A rider who fetches an order says no code.",
      accessibility: "A drawer; the code is one field of four digits, and a wrong one is announced.",
      do: ["Say how many tries are left"],
      dont: ["Do not show the code here: only its customer has it"],
      keywords: ["code", "pick-up", "proof"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof HandOverPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ globals }) => {
    await userEvent.type(await screen.findByLabelText(textIn(globals, m.handOverCode)), "1234");
    await expect(await screen.findByText(globals["locale"] === "ar" ? /محاولتان/ : /2 tries/)).toBeVisible();
  },
};

/** Three wrong codes: only the office hands it over. */
export const Locked: Story = { args: { card: { ...storyBoard[5]!, code: "locked" } } };

/** What is to be paid is said before the code. */
export const Cash: Story = {
  args: {
    card: { ...storyBoard[5]!, payment_method: "cod", payment_status: "unpaid", amount_due: 10_600 },
  },
};

export const Arabic: Story = { globals: { locale: "ar" } };
