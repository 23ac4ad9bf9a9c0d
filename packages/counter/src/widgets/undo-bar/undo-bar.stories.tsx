import type { Meta, StoryObj } from "@storybook/react-vite";
import { STORY_NOW } from "../../story-data/board-cards.js";
import { fn, expect, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { StoryEvening } from "../../story-data/story-counter.js";
import { UndoBar } from "./undo-bar.js";

const meta = {
  title: "Counter/Widgets/Undo bar",
  component: UndoBar,
  tags: ["autodocs"],
  args: {
    ahead: 0,
    onUndo: fn(),
    act: {
      key: "key-1",
      orderId: "order-428",
      orderCode: "TB-20428",
      act: { kind: "ready" },
      version: 1,
      seen: "accepted",
      at: STORY_NOW,
      notBefore: STORY_NOW + 8000,
    },
  },
  decorators: [
    (Story) => (
      <StoryEvening>
        <div className="max-w-55">{Story()}</div>
      </StoryEvening>
    ),
  ],
  parameters: {
    layout: "padded",
    guide: {
      purpose: "What was just done to an order, for the eight seconds in which it can be taken back.",
      whenNot: "For what cannot be undone ask first, with ConfirmDialog.",
      accessibility: "Announced politely; the button names the order. Key Z does the same.",
      do: ["Stand under the lane into which the order went"],
      dont: ["Do not use a toast: it may be over before it is seen"],
      keywords: ["undo", "snackbar"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof UndoBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onUndo).toHaveBeenCalledWith("key-1");
  },
};

export const Delayed: Story = {
  args: {
    act: {
      key: "key-2",
      orderId: "order-428",
      orderCode: "TB-20428",
      act: { kind: "delay", minutes: 5 },
      version: 1,
      seen: "accepted",
      at: STORY_NOW,
      notBefore: STORY_NOW + 3000,
    },
  },
};

export const Arabic: Story = { globals: { locale: "ar" } };
