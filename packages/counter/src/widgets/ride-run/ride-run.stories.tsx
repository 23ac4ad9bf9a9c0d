import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { rideMessages } from "../../messages/index.js";
import { storyRide } from "../../story-data/rides.js";
import { textIn } from "../../story-data/text-in.js";
import { RideRun } from "./ride-run.js";

const meta = {
  title: "Counter/Widgets/Ride run",
  component: RideRun,
  tags: ["autodocs"],
  args: { ride: storyRide("to_store"), onPickUp: fn(), onArrive: fn() },
  decorators: [(Story) => <div className="ride">{Story()}</div>],
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose:
        "A run on the road: to the store with the number to say, then to the customer by the blue plate.",
      whenNot: "At the door, DoorCode takes the code and the cash.",
      accessibility:
        "One act of 72 px a step, always within reach. The plate is read as lines and never mirrored; the customer's words keep their direction.",
      do: ["Call through the relay"],
      dont: ["Do not show a phone number"],
      keywords: ["delivery", "directions", "pick up"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof RideRun>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    canvas.getByRole("button", { name: textIn(globals, rideMessages.haveOrder) }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPickUp).toHaveBeenCalledOnce();
  },
};
/** The kitchen has not said that it is ready. */
export const NotReady: Story = { args: { ride: storyRide("to_store", { ready_at: null }) } };
export const ToCustomer: Story = {
  args: { ride: storyRide("to_customer", { note: "الجرس لا يعمل، اتصل من فضلك." }) },
  play: async ({ args, canvas, canvasElement, globals }) => {
    const plate = canvasElement.querySelector("[data-slot=ride-plate]")!;
    await expect(getComputedStyle(plate).direction).toBe("ltr");
    canvas.getByRole("button", { name: textIn(globals, rideMessages.atDoor) }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onArrive).toHaveBeenCalledOnce();
  },
};
/** Without a relay, a place on the map, and a floor. */
export const Bare: Story = {
  args: {
    ride: storyRide("to_customer", {
      relay_phone: null,
      cash_due: 0,
      address: {
        ...storyRide("to_customer").address!,
        location: null,
        floor: null,
        apartment: null,
        note: "",
      },
    }),
  },
};
/** From the code back to the address. */
export const Arrived: Story = { args: { ride: storyRide("at_door") } };
export const LongWords: Story = {
  args: {
    ride: storyRide("to_customer", {
      customer_name: "Abdulrahman Mohammed Al-Thani Al-Sulaiti",
      address: {
        ...storyRide("to_customer").address!,
        line_one: "Al Furousiya Street",
        building_number: "12075",
        landmark: "Behind the large supermarket, the second gate after the pharmacy",
      },
    }),
  },
};
export const Arabic: Story = { args: { ride: storyRide("to_customer") }, globals: { locale: "ar" } };
