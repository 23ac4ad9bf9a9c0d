import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bell, Moon } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { Icon } from "../icon/index.js";
import { Switch, switchLayouts } from "./switch.js";

const arabicMessages: ArabicMessages = {
  "Order updates": "تحديثات الطلب",
  "When it is accepted and on its way": "عند قبوله وعند خروجه للتوصيل",
  "Dark theme": "المظهر الداكن",
  "Tell me about offers of the places that I have ordered from during the last three months":
    "أخبرني بعروض الأماكن التي طلبت منها خلال الأشهر الثلاثة الماضية",
};
const say = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Switch",
  component: Switch,
  tags: ["autodocs"],
  args: { label: "Order updates", description: "When it is accepted and on its way", onCheckedChange: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "Turns one thing on or off at once: a setting, a notification, the dark theme.",
      whenNot:
        "What only counts when a form is sent is a Checkbox. One of two equals (delivery, pick up) is a Segmented control.",
      accessibility:
        "A native check box with the role of a switch: told as on or off, space turns it, the whole line can be pressed. While `loading` it keeps the focus and is told as busy and unavailable.",
      do: ["Name the thing, not the act: Order updates", "Save at once and undo when saving fails"],
      dont: ["Ask for a Save button beside it", "Turn the label around when it is on"],
      keywords: ["toggle", "on off", "setting"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
export const Layouts: Story = {
  render: (args) => (
    <div className="grid gap-4">
      {switchLayouts.map((layout) => (
        <Switch {...args} key={layout} layout={layout} defaultChecked />
      ))}
    </div>
  ),
};
export const Settings: Story = {
  render: (args) => (
    <div>
      <Switch {...args} lead={<Icon of={Bell} />} defaultChecked />
      <Switch {...args} lead={<Icon of={Moon} />} label="Dark theme" description={undefined} />
    </div>
  ),
};
export const LongWords: Story = {
  args: {
    label: "Tell me about offers of the places that I have ordered from during the last three months",
    description:
      "At most one message a week, and never before nine in the morning or after eight in the evening",
  },
};

/** Told as a switch, turned by space and by pressing its words. */
export const Turning: Story = {
  play: async ({ canvas, args, globals }) => {
    const control = canvas.getByRole("switch", { name: say(globals, "Order updates") });
    await expect(control).toHaveAccessibleDescription(say(globals, "When it is accepted and on its way"));
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText(say(globals, "When it is accepted and on its way")));
    await expect(control).not.toBeChecked();
  },
};

/** While it is saved it keeps the focus and takes no press. */
export const Loading: Story = {
  args: { loading: true, defaultChecked: true },
  play: async ({ canvas, args, globals }) => {
    const control = canvas.getByRole("switch", { name: say(globals, "Order updates") });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await userEvent.click(canvas.getByText(say(globals, "Order updates")));
    await expect(control).toBeChecked();
    await expect(control).toHaveAttribute("aria-busy", "true");
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

/** All of them side by side; a press also points. */
export const States: Story = {
  render: (args) => (
    <ShownStates on="input" more={[{ en: "Off", ar: "متوقف", element: <Switch {...args} disabled /> }]}>
      {() => <Switch {...args} />}
    </ShownStates>
  ),
};

/** The knob runs to the inline end. */
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "تحديثات الطلب", description: "عند قبوله وعند خروجه للتوصيل" },
  render: (args) => (
    <div>
      <Switch {...args} defaultChecked lead={<Icon of={Bell} />} />
      <Switch {...args} label="المظهر الداكن" description={undefined} lead={<Icon of={Moon} />} />
    </div>
  ),
};
