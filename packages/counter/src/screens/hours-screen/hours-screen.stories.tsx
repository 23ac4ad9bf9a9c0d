import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { storeMessages as m } from "../../messages/index.js";
import { storyMoment, STORY_NOW } from "../../story-data/board-cards.js";
import { storyStore } from "../../story-data/store.js";
import { StoryEvening } from "../../story-data/story-counter.js";
import { textIn } from "../../story-data/text-in.js";
import { HoursScreen } from "./hours-screen.js";

const HALF_HOUR = 1800;

const meta = {
  title: "Counter/Screens/Hours",
  component: HoursScreen,
  tags: ["autodocs"],
  args: { store: storyStore, sending: false, failed: false, onChange: fn() },
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
        "How a store takes orders right now: normal, busy or paused, with what customers read; and its week.",
      whenNot: "The week and holidays are changed in the office.",
      accessibility: "Groups of radio buttons; the sentence for customers stands before the button.",
      do: ["Give a pause an end"],
      dont: ["Do not refuse orders one by one when the kitchen is full"],
      keywords: ["pause", "busy mode", "opening hours", "closed"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof HoursScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole("radio", { name: textIn(globals, m.busy) }));
    await expect(canvas.getByText(/45–55/)).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: globals["locale"] === "ar" ? /^مزدحم حتى/ : /^Busy until/ }),
    );
    // The evening's clock shows 19:24.
    const until = new Date(STORY_NOW - 24 * 60_000 + 2 * HALF_HOUR * 1000).toISOString();
    await expect(args.onChange).toHaveBeenCalledWith({ kind: "busy", minutes: 20, until });
  },
};

export const Busy: Story = {
  args: { store: { ...storyStore, busy: { minutes: 20, until: storyMoment(HALF_HOUR) } } },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textIn(globals, m.backToNormal) }));
    await expect(args.onChange).toHaveBeenCalledWith(null);
  },
};

/** The server paused it, since no device could be heard. */
export const Unheard: Story = {
  args: {
    store: {
      ...storyStore,
      closures: [
        {
          id: "unheard",
          starts_at: storyMoment(-60),
          ends_at: storyMoment(HALF_HOUR),
          reason: null,
          is_pause: true,
          is_unheard: true,
        },
      ],
    },
  },
};

export const Arabic: Story = { globals: { locale: "ar" } };
