import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { rideMessages } from "../../messages/index.js";
import { RIDE_NOW, storyOffer } from "../../story-data/rides.js";
import { StoryEvening } from "../../story-data/story-counter.js";
import { textIn } from "../../story-data/text-in.js";
import { RideOffer } from "./ride-offer.js";

const meta = {
  title: "Counter/Widgets/Ride offer",
  component: RideOffer,
  tags: ["autodocs"],
  args: {
    offer: storyOffer,
    place: { lat: 25.281, lng: 51.53 },
    answering: null,
    problem: null,
    onAnswer: fn(),
  },
  decorators: [
    (Story) => (
      <StoryEvening at={RIDE_NOW}>
        <div className="ride">{Story()}</div>
      </StoryEvening>
    ),
  ],
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose:
        "An order that a rider can take: where, how far, what to collect, and how long there is to answer.",
      whenNot: "For an order that was given to the rider without being asked, RideRun shows it at once.",
      accessibility:
        "The seconds are announced every fifteen, not one by one. Accept comes first in reading order and is 72 px high.",
      do: ["Ring and shake the phone as long as it can be answered"],
      dont: ["Do not show whom the order is for before it is taken"],
      keywords: ["job", "countdown", "dispatch"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof RideOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const name = (message: { en: unknown; ar: unknown }) => textIn(globals, message);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: name(rideMessages.accept) })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAnswer).toHaveBeenLastCalledWith("accept");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAnswer).toHaveBeenLastCalledWith("decline");
  },
};
export const Answering: Story = { args: { answering: "accept" } };
export const Failed: Story = {
  args: { problem: "Another rider was faster" },
  parameters: { arabic: { "Another rider was faster": "سبقك مندوب آخر" } },
};
/** Paid in the shop, and the phone does not say where it is. */
export const Paid: Story = { args: { offer: { ...storyOffer, cash_due: 0 }, place: null } };
export const Over: Story = {
  args: { offer: { ...storyOffer, expires_at: new Date(RIDE_NOW).toISOString() } },
};
export const Arabic: Story = { globals: { locale: "ar" } };
