import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { rideMessages } from "../../messages/index.js";
import { RIDE_NOW, storyOffer, storyQueued, storyRide, storyRideSnapshot } from "../../story-data/rides.js";
import { StoryEvening } from "../../story-data/story-counter.js";
import { textIn } from "../../story-data/text-in.js";
import { RideScreen } from "./ride-screen.js";

const toCustomer = storyRide("to_customer");
const atDoor = storyRide("at_door");

const meta = {
  title: "Counter/Screens/Ride",
  component: RideScreen,
  tags: ["autodocs"],
  args: {
    snapshot: storyRideSnapshot(),
    place: null,
    placeDenied: false,
    audible: true,
    answering: null,
    problem: null,
    look: "dark",
    onUnlock: fn(),
    onAct: fn(),
    onAnswer: fn(),
    onStart: fn(async () => null),
    onDutyChange: fn(async (): Promise<string | null> => null),
    onEndShift: fn(),
    onNewsSeen: fn(),
    onLookChange: fn(),
    onLanguageChange: fn(),
    onSignOut: fn(),
  },
  globals: { theme: "dark" },
  decorators: [
    (Story) => (
      <StoryEvening at={RIDE_NOW}>
        <div className="counter-door">{Story()}</div>
      </StoryEvening>
    ),
  ],
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose:
        "A rider's phone: before a shift, waiting, an offer, a run with one big act a step, code and cash at the door. Dark first, for one hand.",
      whenNot: "For orders of several riders, an office has a board of its own.",
      accessibility:
        "Each step moves the focus to its heading. What waits for the line, what was refused and what the office knows is announced.",
      do: ["Show what this phone has done at once, and send it when it can"],
      dont: ["Do not hide that a code is checked later"],
      keywords: ["rider", "courier", "delivery"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof RideScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const Start: Story = {
  args: { snapshot: storyRideSnapshot({ shift: null, on_duty: false }), audible: false },
  play: async ({ args, canvas, globals }) => {
    const cash = canvas.getByRole("textbox");
    await userEvent.clear(cash);
    await userEvent.type(cash, "many{Enter}");
    await expect(cash).toBeInvalid();
    await userEvent.clear(cash);
    await userEvent.type(cash, "50.25");
    await userEvent.click(canvas.getByRole("button", { name: textIn(globals, rideMessages.startShift) }));
    await expect(args.onStart).toHaveBeenLastCalledWith(5025);
  },
};
/** A break that cannot end without a line. */
export const Break: Story = {
  args: {
    snapshot: storyRideSnapshot({ on_duty: false }),
    onDutyChange: fn(async (): Promise<string | null> => "There is no line. Try again."),
  },
  parameters: { arabic: { "There is no line. Try again.": "لا يوجد اتصال. حاول مرة أخرى." } },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textIn(globals, rideMessages.goOnDuty) }));
    await expect(args.onDutyChange).toHaveBeenLastCalledWith(true);
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};
export const Offer: Story = { args: { snapshot: storyRideSnapshot({ offer: storyOffer }) } };
export const ToStore: Story = {
  args: { snapshot: storyRideSnapshot({ ride: storyRide("to_store") }) },
  play: async ({ args, canvas, globals }) => {
    canvas.getByRole("button", { name: textIn(globals, rideMessages.haveOrder) }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAct).toHaveBeenLastCalledWith({ kind: "pick_up" });
  },
};
export const ToCustomer: Story = {
  args: { snapshot: storyRideSnapshot({ ride: toCustomer }), place: { lat: 25.3, lng: 51.526 } },
};
export const AtDoor: Story = {
  args: { snapshot: storyRideSnapshot({ ride: atDoor }) },
  play: async ({ canvas, globals }) => {
    // Back to the address, and on to the code: each time the heading has the focus.
    await userEvent.click(canvas.getByRole("button", { name: textIn(globals, rideMessages.showWay) }));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: textIn(globals, rideMessages.toCode) }));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};
/** In a basement: delivered, and its code is checked when the line is back. */
export const Sealed: Story = {
  args: {
    snapshot: storyRideSnapshot(
      { ride: atDoor },
      {
        ride: null,
        isOffline: true,
        acts: [storyQueued({ kind: "deliver", code: "4729", cashTaken: 21_600, doneAt: atDoor.arrived_at! })],
      },
    ),
  },
};
export const ProblemKnown: Story = {
  args: {
    placeDenied: true,
    snapshot: storyRideSnapshot({
      ride: storyRide("to_customer", {
        problem: { reason: "nobody_home", at: new Date(RIDE_NOW).toISOString() },
      }),
    }),
  },
};
/** Told in a basement: the office does not know yet. */
export const ProblemWaits: Story = {
  args: {
    snapshot: storyRideSnapshot(
      {},
      {
        ride: { ...atDoor, problem: { reason: "nobody_home", at: atDoor.arrived_at! } },
        isOffline: true,
        acts: [
          storyQueued({
            kind: "fail",
            reason: "nobody_home",
            words: "",
            picture: null,
            doneAt: atDoor.arrived_at!,
          }),
        ],
      },
    ),
  },
  play: async ({ canvas, globals }) => {
    const { en, ar } = rideMessages.problemWaits;
    const text = textIn(globals, { en, ar }).replace("{reason}", "");
    await expect(canvas.getByText((content) => content.includes(text))).toBeVisible();
  },
};
/** The order was taken away. */
export const Gone: Story = {
  args: { snapshot: storyRideSnapshot({}, { news: { kind: "gone", code: "TB-20431" } }) },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textIn(globals, rideMessages.close) }));
    await expect(args.onNewsSeen).toHaveBeenCalledOnce();
  },
};
export const Light: Story = {
  args: { snapshot: storyRideSnapshot({ ride: toCustomer }), look: "light" },
  globals: { theme: "light" },
};
export const ArabicDoor: Story = {
  args: {
    snapshot: storyRideSnapshot(
      { ride: atDoor },
      { news: { kind: "wrong", code: "TB-20431", orderId: atDoor.id, triesLeft: 2, attempt: 1 } },
    ),
  },
  globals: { locale: "ar", theme: "dark" },
};
export const Arabic: Story = {
  args: { snapshot: storyRideSnapshot({ ride: toCustomer }) },
  globals: { locale: "ar", theme: "dark" },
};
