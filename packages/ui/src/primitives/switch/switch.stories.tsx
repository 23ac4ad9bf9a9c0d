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
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Switch",
  component: Switch,
  tags: ["autodocs"],
  args: { label: "Order updates", description: "When it is accepted and on its way", onCheckedChange: fn() },
  argTypes: {
    checked: { control: "boolean", description: "On or off, where the parent decides." },
    disabled: { control: "boolean" },
  },
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
      purpose: "Turns a setting on or off immediately: a notification, the dark theme.",
      whenNot:
        "For choices that take effect on submit use Checkbox. For two equal options (delivery, pick up) use SegmentedControl.",
      accessibility:
        "A native check box with role switch: announced as on or off, Space toggles it, the whole row is pressable. While `loading` it keeps the focus and is announced as busy and unavailable.",
      do: [
        "Name the setting, not the action: Order updates",
        "Save immediately and revert when saving fails",
      ],
      dont: ["Add a Save button beside it", "Change the label with the state"],
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
  name: "Long texts",
  args: {
    label: "Tell me about offers of the places that I have ordered from during the last three months",
    description:
      "At most one message a week, and never before nine in the morning or after eight in the evening",
  },
};

/** Announced as a switch, toggled by Space and by clicking its label. */
export const Turning: Story = {
  name: "Toggle",
  play: async ({ canvas, args, globals }) => {
    const control = canvas.getByRole("switch", { name: translate(globals, "Order updates") });
    await expect(control).toHaveAccessibleDescription(
      translate(globals, "When it is accepted and on its way"),
    );
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByText(translate(globals, "When it is accepted and on its way")));
    await expect(control).not.toBeChecked();
  },
};

/** While saving it keeps the focus and ignores clicks. */
export const Loading: Story = {
  args: { loading: true, defaultChecked: true },
  play: async ({ canvas, args, globals }) => {
    const control = canvas.getByRole("switch", { name: translate(globals, "Order updates") });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await userEvent.click(canvas.getByText(translate(globals, "Order updates")));
    await expect(control).toBeChecked();
    await expect(control).toHaveAttribute("aria-busy", "true");
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: (args) => (
    <ShownStates on="input" more={[{ en: "Off", ar: "متوقف", element: <Switch {...args} disabled /> }]}>
      {() => <Switch {...args} />}
    </ShownStates>
  ),
};

/** The knob moves to the inline end. */
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
