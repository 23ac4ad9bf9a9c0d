import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { deviceMessages as m } from "../../messages/index.js";
import { storyMoment } from "../../story-data/board-cards.js";
import { storyDevices } from "../../story-data/devices.js";
import { StoryEvening } from "../../story-data/story-counter.js";
import { textIn } from "../../story-data/text-in.js";
import { DevicesScreen } from "./devices-screen.js";
import { PairDrawer, type PairDrawerProps } from "./pair-drawer.js";

const meta = {
  title: "Counter/Screens/Devices",
  component: DevicesScreen,
  subcomponents: { PairDrawer },
  tags: ["autodocs"],
  args: {
    devices: storyDevices,
    ownId: "counter",
    failed: false,
    sending: false,
    onPair: fn(),
    onEnd: fn(),
    onPin: fn(),
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
      purpose: "The paired devices of a store: who paired them, what they can hear, and their end.",
      whenNot: "Who works in the store is on the screen of the team.",
      accessibility: "A list; what a device hears is text beside its colour. The code is read as text.",
      do: ["Say why a device cannot be heard, and what to do"],
      dont: ["Do not show a device as hearing that has not said so for 90 seconds"],
      keywords: ["tablet", "pairing", "heartbeat"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof DevicesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const end = canvas.getAllByRole("button").find((one) => one.textContent === textIn(globals, m.end))!;
    await userEvent.click(end);
    await userEvent.click((await screen.findAllByRole("button", { name: textIn(globals, m.end) })).at(-1)!);
    await expect(args.onEnd).toHaveBeenCalledWith(storyDevices[0]);
  },
};

export const None: Story = { args: { devices: [], ownId: null, onPairThis: fn() } };

const pairing: PairDrawerProps = {
  address: "counter.shop.example/store",
  code: { code: "402917", expiresAt: storyMoment(290), name: "Juice bar" },
  used: false,
  sending: false,
  onMake: fn(),
  onAgain: fn(),
  onClose: fn(),
};

/** What the new device is called and for. */
export const NewDevice: Story = { render: () => <PairDrawer {...pairing} code={null} /> };

/** The code that is entered there. */
export const Code: Story = { render: () => <PairDrawer {...pairing} /> };

export const Arabic: Story = { globals: { locale: "ar" } };
export const CodeInArabic: Story = { globals: { locale: "ar" }, render: () => <PairDrawer {...pairing} /> };
