import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bike, ShoppingBasket, Star, Store } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { Icon } from "../icon/index.js";
import { ChipGroup, type ChipGroupProps } from "./chip-group.js";

function Controlled(props: ChipGroupProps) {
  const [value, setValue] = useState<unknown>(props.value);
  const controlledProps = {
    ...props,
    value,
    onValueChange: (next: never) => {
      setValue(next);
      props.onValueChange(next);
    },
  } as ChipGroupProps;
  return <ChipGroup {...controlledProps} />;
}

const praise = ["Taste", "Portion", "Hot on arrival", "Packing", "Value"].map((label) => ({
  value: label,
  label,
}));
const kinds = [
  { value: "partner", label: "Partner", icon: <Icon of={Store} size="small" /> },
  { value: "rider", label: "Rider", icon: <Icon of={Bike} size="small" flip /> },
  { value: "star", label: "Star", icon: <Icon of={Star} size="small" /> },
  { value: "marketplace", label: "Marketplace", icon: <Icon of={ShoppingBasket} size="small" /> },
];

const arabicMessages: ArabicMessages = {
  "What stood out?": "ما الذي أعجبك؟",
  Taste: "الطعم",
  Portion: "الكمية",
  "Hot on arrival": "وصل ساخنًا",
  Packing: "التغليف",
  Value: "السعر",
  "You are": "أنت",
  Partner: "شريك",
  Rider: "سائق",
  Star: "نجم",
  Marketplace: "سوق",
  "It came exactly when it was promised and the rider was kind to my grandmother":
    "وصل في الموعد تمامًا وكان السائق لطيفًا مع جدتي وكل من في البيت",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Chip group",
  component: ChipGroup,
  tags: ["autodocs"],
  args: { label: "What stood out?", multiple: true, value: ["Taste"], onValueChange: fn(), options: praise },
  render: (args) => <Controlled {...args} />,
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose:
        "One or several of a few short options, shown as chips: filters of a list, highlights of a review.",
      whenNot:
        "For links use Chip with `href`. For options with a second line or a price use RadioGroup or Checkbox.",
      accessibility:
        "Multiple: a group of native check boxes, each a Tab stop, toggled with Space. Single: a radio group with one Tab stop and arrow keys. A tick marks the selection independent of colour.",
      do: [
        "Put the most used option first",
        "Apply filters immediately",
        "Use `scroll` over lists and `wrap` in forms",
      ],
      dont: ["Offer more than about ten options", "Leave a selected chip outside the visible area"],
      keywords: ["filter chips", "tags", "pills", "multi select", "choice chips"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof ChipGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = {
  args: {
    label: "You are",
    labelHidden: true,
    multiple: false,
    value: "partner",
    options: kinds,
    onValueChange: fn(),
  },
};
export const Scrolling: Story = {
  args: {
    label: "You are",
    labelHidden: true,
    multiple: false,
    value: "partner",
    options: kinds,
    layout: "scroll",
    onValueChange: fn(),
  },
};
export const WithHelp: Story = { args: { help: "Choose as many as you like", optional: true } };
export const Invalid: Story = { args: { value: [], error: "Choose at least one" } };
export const Disabled: Story = { args: { disabled: true } };
export const LongWords: Story = {
  name: "Long texts",
  args: {
    options: [
      ...praise,
      {
        value: "long",
        label: "It came exactly when it was promised and the rider was kind to my grandmother",
      },
    ],
    value: ["long"],
  },
};

/** Multiple: each chip is a Tab stop. Values are reported in the order of the options. */
export const ChoosingSeveral: Story = {
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole("group", { name: translate(globals, "What stood out?") })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: translate(globals, "Taste") })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      translate(globals, "Taste"),
      translate(globals, "Hot on arrival"),
    ]);
    await userEvent.click(canvas.getByText(translate(globals, "Portion")));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      translate(globals, "Taste"),
      translate(globals, "Portion"),
      translate(globals, "Hot on arrival"),
    ]);
    await userEvent.click(canvas.getByText(translate(globals, "Taste")));
    await expect(canvas.getByRole("checkbox", { name: translate(globals, "Taste") })).not.toBeChecked();
  },
};

/** Single: one Tab stop; arrow keys select. */
export const ChoosingOne: Story = {
  args: { label: "You are", multiple: false, value: "partner", options: kinds, onValueChange: fn() },
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole("radiogroup", { name: translate(globals, "You are") })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: translate(globals, "Partner") })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: translate(globals, "Rider") })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("rider");
  },
};

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: (args) => (
    <ShownStates
      on="input:not(:checked)"
      more={[{ en: "Off", ar: "متوقف", element: <ChipGroup {...args} disabled /> }]}
    >
      {() => <ChipGroup {...args} />}
    </ShownStates>
  ),
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    label: "ما الذي أعجبك؟",
    multiple: true,
    value: ["الطعم", "وصل ساخنًا"],
    options: ["الطعم", "الكمية", "وصل ساخنًا", "التغليف", "السعر"].map((label) => ({ value: label, label })),
  },
};
