import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { boardMessages as m } from "../../messages/index.js";
import { storyBoard, storyGone, storyLine, STORY_NOW } from "../../story-data/board-cards.js";
import { storyDropped, StoryEvening } from "../../story-data/story-counter.js";
import { textIn } from "../../story-data/text-in.js";
import { BoardCard } from "./board-card.js";
import { DroppedCard, GoneCard } from "./notice-card.js";

const meta = {
  title: "Counter/Widgets/Board card",
  component: BoardCard,
  subcomponents: { GoneCard, DroppedCard },
  tags: ["autodocs"],
  args: {
    card: storyBoard[0]!,
    lane: "new",
    minutes: 25,
    onAct: fn(),
    onOpen: fn(),
    onRefuse: fn(),
    onHandOver: fn(),
  },
  decorators: [
    (Story) => (
      <StoryEvening>
        <div className="max-w-80 p-3">{Story()}</div>
      </StoryEvening>
    ),
  ],
  parameters: {
    guide: {
      purpose: "An order on the board, as its lane shows it: code, time, how, what to make, and one warning.",
      whenNot: "Everything else of an order is in its panel.",
      accessibility:
        "An article named by its code, which arrows reach; its acts are buttons of 52 px. Late and canceled differ by shape and words, not by color alone.",
      do: ["Set large what decides the next movement"],
      dont: ["Do not cut lines or shorten notes"],
      keywords: ["ticket", "order card", "kitchen display"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof BoardCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: globals["locale"] === "ar" ? /^قبول/ : /^Accept/ }),
    );
    await expect(args.onAct).toHaveBeenCalledWith(args.card, { kind: "accept", minutes: 25 });
    await userEvent.click(canvas.getByRole("button", { name: textIn(globals, m.refuse) }));
    await expect(args.onRefuse).toHaveBeenCalledWith(args.card);
  },
};

/** Nobody has answered for 45 seconds. */
export const Loud: Story = { args: { loud: true } };

export const Cooking: Story = { args: { lane: "kitchen", card: storyBoard[3]! } };

export const Late: Story = { args: { lane: "kitchen", card: storyBoard[2]! } };

/** An act of this screen that the server has not answered. */
export const WaitingForLine: Story = { args: { lane: "kitchen", card: storyBoard[3]!, waiting: true } };

export const ReadyForRider: Story = { args: { lane: "ready", card: storyBoard[4]! } };

export const ReadyForCustomer: Story = { args: { lane: "ready", card: storyBoard[5]! } };

export const Out: Story = { args: { lane: "out", card: storyBoard[6]! } };

export const Later: Story = { args: { lane: "later", card: storyBoard[7]! } };

/** Long words, many lines, a note of the customer in another language than the screen's. */
export const Long: Story = {
  args: {
    card: {
      ...storyBoard[0]!,
      lines: [
        storyLine("machboos", 12, ["medium", "daqoos", "side"], "بدون بصل لو سمحتوا"),
        ...(["saloona", "luqaimat", "grill", "hummus", "lamb", "fattoush", "karak"] as const).map((dish) =>
          storyLine(dish, 2),
        ),
      ],
      note: "Please ring twice. The gate is behind the pharmacy, not the one on the street: 4th floor, https://maps.example/a-very-long-address-without-a-space",
    },
  },
};

/** Its customer has canceled it while it was cooked. */
export const Canceled: Story = {
  render: () => (
    <GoneCard card={storyGone} at={STORY_NOW - 60_000} outcome="canceled" onSeen={() => undefined} />
  ),
};

/** Another screen was first. */
export const Overtaken: Story = {
  render: () => <DroppedCard dropped={storyDropped} onSeen={() => undefined} />,
};

export const Arabic: Story = { globals: { locale: "ar" } };
