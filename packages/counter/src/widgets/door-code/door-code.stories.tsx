import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { rideMessages } from "../../messages/index.js";
import { storyRide } from "../../story-data/rides.js";
import { textIn } from "../../story-data/text-in.js";
import { DoorCode } from "./door-code.js";

const meta = {
  title: "Counter/Widgets/Door code",
  component: DoorCode,
  tags: ["autodocs"],
  args: {
    ride: storyRide("at_door"),
    offline: false,
    sending: false,
    onDeliver: fn(),
    onProblem: fn(),
  },
  decorators: [(Story) => <div className="ride">{Story()}</div>],
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose:
        "The end of a ride at the door: the cash that was taken and the customer's code on one screen.",
      whenNot: "At a store's counter, HandOverPanel does the same for a tablet.",
      accessibility:
        "Keys of 48 px for one thumb; a keyboard types into the boxes, and Enter delivers. Keys and boxes run left to right in both languages. An error is announced.",
      do: ["Ask for the cash and the code before it can be delivered", "Say when a code is checked later"],
      dont: ["Do not open the phone's keyboard: it would cover the cash"],
      keywords: ["pin", "proof of delivery", "cash on delivery"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof DoorCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const deliver = canvas.getByRole("button", { name: textIn(globals, rideMessages.delivered) });
    await expect(deliver).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await userEvent.tab();
    await userEvent.keyboard("472");
    await expect(deliver).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "9" }));
    await expect(deliver).toBeEnabled();
    canvas.getByRole("textbox").focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDeliver).toHaveBeenLastCalledWith({ code: "4729", cashTaken: 21_600 });
  },
};
/** Nothing to take. */
export const Paid: Story = {
  args: { ride: storyRide("at_door", { cash_due: 0 }) },
  play: async ({ args, canvas, globals }) => {
    for (const digit of "4722") await userEvent.click(canvas.getByRole("button", { name: digit }));
    await userEvent.click(canvas.getByRole("button", { name: textIn(globals, rideMessages.deleteDigit) }));
    await userEvent.click(canvas.getByRole("button", { name: "9" }));
    await userEvent.click(canvas.getByRole("button", { name: textIn(globals, rideMessages.delivered) }));
    await expect(args.onDeliver).toHaveBeenLastCalledWith({ code: "4729", cashTaken: null });
  },
};
/** An order without a code. */
export const NoCode: Story = {
  args: { ride: storyRide("at_door", { code: "none" }) },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: textIn(globals, rideMessages.delivered) }));
    await expect(args.onDeliver).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = { args: { offline: true } };
export const Checking: Story = { args: { sending: true } };
export const Wrong: Story = { args: { wrong: { triesLeft: 2, attempt: 1 } } };
export const Locked: Story = { args: { ride: storyRide("at_door", { code: "locked" }) } };
export const Arabic: Story = { args: { wrong: { triesLeft: 1, attempt: 1 } }, globals: { locale: "ar" } };
