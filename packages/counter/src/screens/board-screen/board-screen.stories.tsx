import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { EMPTY_BOARD } from "../../board/board-state.js";
import { STORY_NOW } from "../../story-data/board-cards.js";
import { storyDropped, StoryEvening, storySnapshot } from "../../story-data/story-counter.js";
import { BoardScreen } from "./board-screen.js";

const meta = {
  title: "Counter/Screens/Board",
  component: BoardScreen,
  tags: ["autodocs"],
  args: {
    snapshot: storySnapshot(),
    usualMinutes: 25,
    audible: true,
    onUnlock: fn(),
    onSilence: fn(),
    onUndo: fn(),
    onGoneSeen: fn(),
    onDroppedSeen: fn(),
    isHeld: (): boolean => false,
    onAct: fn(),
    onOpen: fn(),
    onRefuse: fn(),
    onHandOver: fn(),
  },
  decorators: [
    (Story) => (
      <StoryEvening>
        <div className="counter-door">{Story()}</div>
      </StoryEvening>
    ),
  ],
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose:
        "The open orders of a store, by what has to be done with them: answer, cook, hand over. For the tablet on a kitchen's wall, a desk and a phone.",
      whenNot: "For orders of all stores, or past ones, use a table.",
      accessibility:
        "Keys 1 to 5 go to a lane, arrows from order to order as they are seen, Enter does the next step, R refuses, Z undoes. New orders are announced. Every sound has a twin that is seen.",
      do: ["Let the bell depend on the orders that wait", "Keep acts until the server has answered"],
      dont: ["Do not hide an order that somebody canceled before it was seen"],
      keywords: ["kanban", "kitchen display", "orders", "queue"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof BoardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const cardOf = (id: string) => canvasElement.querySelector<HTMLElement>(`[data-order="${id}"]`)!;
    cardOf("order-431").focus();
    await userEvent.keyboard("[Equal][Enter]");
    await expect(args.onAct).toHaveBeenCalledWith(expect.objectContaining({ id: "order-431" }), {
      kind: "accept",
      minutes: 30,
    });
    await userEvent.keyboard("[KeyR]");
    await expect(args.onRefuse).toHaveBeenCalledWith(expect.objectContaining({ id: "order-431" }));
    // A phone shows one lane at a time.
    await userEvent.keyboard("[Digit2]");
    await waitFor(() => expect(cardOf("order-429")).toHaveFocus());
    await userEvent.keyboard("[ArrowDown][Enter]");
    await expect(args.onAct).toHaveBeenCalledWith(expect.objectContaining({ id: "order-427" }), {
      kind: "ready",
    });
  },
};

/** Nobody has answered for 45 seconds: the screen insists. */
export const Loud: Story = {
  decorators: [(Story) => <StoryEvening at={STORY_NOW + 52_000}>{Story()}</StoryEvening>],
};

/** For the wall of a kitchen. */
export const Kitchen: Story = {
  globals: { theme: "dark" },
  args: { kitchen: true },
  decorators: [
    (Story) => (
      <div data-theme="dark" data-kitchen="" className="h-full">
        {Story()}
      </div>
    ),
  ],
};

/** The last board that was known; acts wait for the line. */
export const Offline: Story = {
  args: {
    snapshot: storySnapshot({
      line: "broken",
      acts: [
        {
          key: "key-2",
          orderId: "order-428",
          orderCode: "TB-20428",
          act: { kind: "delay", minutes: 5 },
          version: 1,
          seen: "accepted",
          at: STORY_NOW - 20_000,
          notBefore: STORY_NOW - 12_000,
          isWaiting: true,
        },
      ],
    }),
  },
};

/** What was just done can be undone. */
export const Undo: Story = {
  args: {
    isHeld: () => true,
    snapshot: storySnapshot({
      acts: [
        {
          key: "key-3",
          orderId: "order-428",
          orderCode: "TB-20428",
          act: { kind: "ready" },
          version: 1,
          seen: "accepted",
          at: STORY_NOW - 2000,
          notBefore: STORY_NOW + 6000,
        },
      ],
    }),
  },
  play: async ({ args }) => {
    await userEvent.keyboard("[KeyZ]");
    await expect(args.onUndo).toHaveBeenCalledWith("key-3");
  },
};

/** Another screen was first, and this one cannot ring. */
export const Troubled: Story = {
  args: { audible: false, snapshot: storySnapshot({ dropped: [storyDropped] }) },
};

export const Empty: Story = {
  args: { snapshot: storySnapshot({ board: { ...EMPTY_BOARD, heardAt: STORY_NOW } }) },
};

export const Loading: Story = {
  args: { snapshot: storySnapshot({ board: EMPTY_BOARD, line: "loading" }) },
};

export const NotYours: Story = {
  args: { snapshot: storySnapshot({ board: EMPTY_BOARD, line: "refused", error: storyDropped.error }) },
};

export const Arabic: Story = { globals: { locale: "ar" } };

/** One lane at a time, with the counts of all on top. */
export const Phone: Story = { globals: { viewport: { value: "phone" } } };
