import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { silentBell } from "../../adapters/bell/index.js";
import { doorMessages } from "../../messages/index.js";
import { textIn } from "../../story-data/text-in.js";
import { ShiftScreen } from "./shift-screen.js";

const { heard, ringBell, blocked } = doorMessages;

const meta = {
  title: "Counter/Screens/Start of shift",
  component: ShiftScreen,
  tags: ["autodocs"],
  args: {
    bell: silentBell,
    device: { screenOn: true, battery: { level: 0.82, charging: true }, online: true },
    onStart: fn(),
  },
  decorators: [(Story) => <div className="counter-door">{Story()}</div>],
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose:
        "The start of a shift: the bell rings, and somebody says that it was heard. Nobody sees the board before.",
      whenNot: "To turn the sound on again during a shift, the board has its own notice.",
      accessibility: "Two buttons and a list of what this device can do, in words and not by color alone.",
      do: ["Ring as an order will ring"],
      dont: ["Do not take silence for an answer"],
      keywords: ["sound check", "hearing", "bell"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof ShiftScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.queryByRole("button", { name: textIn(globals, heard) })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: textIn(globals, ringBell) }));
    await userEvent.click(await canvas.findByRole("button", { name: textIn(globals, heard) }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** The browser allows no sound. */
export const Blocked: Story = {
  args: {
    bell: { ...silentBell, unlock: async () => false },
    device: { screenOn: null, battery: null, online: false },
  },
  play: async ({ canvas, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textIn(globals, ringBell) }));
    await expect(await canvas.findByText(textIn(globals, blocked))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: textIn(globals, heard) })).toBeNull();
  },
};

export const Arabic: Story = { globals: { locale: "ar" } };
