import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bike, ShoppingBag } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { Icon } from "../icon/index.js";
import { SegmentedControl, type SegmentedControlProps } from "./segmented-control.js";

function Controlled({ value: start, onValueChange, ...rest }: SegmentedControlProps) {
  const [value, setValue] = useState(start);
  return (
    <SegmentedControl
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const arabicMessages: ArabicMessages = {
  Gender: "الجنس",
  Female: "أنثى",
  Male: "ذكر",
  "How do you want it?": "كيف تود استلامه؟",
  Delivery: "توصيل",
  "Pick up": "استلام",
  "Delivery to the door": "توصيل إلى الباب",
  "Collection from the store": "استلام من المتجر",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Segmented control",
  component: SegmentedControl,
  tags: ["autodocs"],
  args: {
    label: "Gender",
    value: "female",
    onValueChange: fn(),
    options: [
      { value: "female", label: "Female" },
      { value: "male", label: "Male" },
    ],
  },
  render: (args) => <Controlled {...args} />,
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "One of two to four short options, all visible: gender, delivery or pick up, list or map.",
      whenNot:
        "For more or longer options use Select or RadioGroup, for views Tabs, for on and off Switch, for list filters ChipGroup.",
      accessibility:
        "A group of native radios: Tab focuses the selected one, arrow keys select in reading direction, each segment is announced with its position.",
      do: ["Keep every label to one or two words", "Use `large` beside fields and `wide` on phones"],
      dont: ["Mix icons with and without words", "Hide an unavailable option: disable it"],
      keywords: ["button group", "toggle group", "switcher", "pills"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unchosen: Story = { args: { value: null } };
export const Wide: Story = { args: { wide: true, size: "large" } };
export const WithIcons: Story = {
  args: {
    label: "How do you want it?",
    labelHidden: true,
    value: "delivery",
    options: [
      { value: "delivery", label: "Delivery", icon: <Icon of={Bike} size="small" flip /> },
      { value: "pickup", label: "Pick up", icon: <Icon of={ShoppingBag} size="small" /> },
    ],
  },
};
/** The message is verbatim from the specification. */
export const Invalid: Story = {
  args: { value: null, error: "gender is required", wide: true, size: "large" },
  play: async ({ canvas, globals }) => {
    const group = canvas.getByRole("radiogroup", { name: translate(globals, "Gender") });
    await expect(group).toHaveAttribute("aria-invalid", "true");
    await expect(group).toHaveAccessibleDescription("gender is required");
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const OneDisabled: Story = {
  args: {
    options: [
      { value: "female", label: "Female" },
      { value: "male", label: "Male", disabled: true },
    ],
  },
};
export const LongWords: Story = {
  name: "Long texts",
  args: {
    label: "How do you want it?",
    wide: true,
    value: "a",
    options: [
      { value: "a", label: "Delivery to the door" },
      { value: "b", label: "Collection from the store" },
      { value: "c", label: "Donau\u00ADdampf\u00ADschiff\u00ADfahrt" },
    ],
  },
};

/** Tab focuses, arrow keys and presses select. */
export const Keyboard: Story = {
  play: async ({ canvas, args, globals }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: translate(globals, "Female") })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: translate(globals, "Male") })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("male");
    await userEvent.click(canvas.getByText(translate(globals, "Female")));
    await expect(canvas.getByRole("radio", { name: translate(globals, "Female") })).toBeChecked();
  },
};

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: (args) => (
    <ShownStates
      on="input:not(:checked)"
      more={[{ en: "Off", ar: "متوقف", element: <SegmentedControl {...args} disabled /> }]}
    >
      {() => <SegmentedControl {...args} />}
    </ShownStates>
  ),
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    label: "الجنس",
    wide: true,
    size: "large",
    options: [
      { value: "female", label: "أنثى" },
      { value: "male", label: "ذكر" },
    ],
  },
};
