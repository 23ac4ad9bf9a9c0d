import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { deviceMessages as m } from "../../messages/index.js";
import { storyPeople } from "../../story-data/devices.js";
import { textIn } from "../../story-data/text-in.js";
import { PinPanel } from "./pin-panel.js";

const meta = {
  title: "Counter/Widgets/PIN panel",
  component: PinPanel,
  tags: ["autodocs"],
  args: { people: storyPeople, onName: async () => ({ kind: "wrong", triesLeft: 4 }), onClose: fn() },
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose: "Who stands before a paired device, for what a device may not do alone.",
      whenNot: "A person who is signed in is asked nothing.",
      accessibility: "A drawer with a choice of people and one field; a wrong PIN is announced.",
      do: ["Ask once: a name counts for a minute"],
      dont: ["Do not ask for what a device may do alone: accepting, cooking, handing over"],
      keywords: ["pin", "person", "refuse"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof PinPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ globals }) => {
    await userEvent.click(await screen.findByRole("radio", { name: storyPeople[1]!.name }));
    await userEvent.type(screen.getByLabelText(textIn(globals, m.pin)), "1234");
    // The simulated Enter knows only buttons inside the form.
    await userEvent.click(screen.getByRole("button", { name: textIn(globals, m.confirmPin) }));
    await expect(await screen.findByText(/4/)).toBeVisible();
  },
};

/** Nobody has a PIN yet: where to set one. */
export const NoPins: Story = { args: { people: [] } };

export const Arabic: Story = { globals: { locale: "ar" } };
