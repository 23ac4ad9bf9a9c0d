import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bike, ShoppingBasket, Star, Store } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import type { PartGuide } from "../../docs/part-guide.js";
import { Icon } from "../icon/index.js";
import { ChipGroup, type ChipGroupProps } from "./chip-group.js";

function Held(props: ChipGroupProps) {
  const [value, setValue] = useState<unknown>(props.value);
  const held = {
    ...props,
    value,
    onValueChange: (next: never) => {
      setValue(next);
      props.onValueChange(next);
    },
  } as ChipGroupProps;
  return <ChipGroup {...held} />;
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

const meta = {
  title: "Primitives/Chip group",
  component: ChipGroup,
  tags: ["autodocs"],
  args: { label: "What stood out?", multiple: true, value: ["Taste"], onValueChange: fn(), options: praise },
  render: (args) => <Held {...args} />,
  parameters: {
    guide: {
      purpose:
        "One or several of a handful of short answers, shown as chips: filters over a list, what stood out.",
      whenNot:
        "Chips that lead to places are Chips with `href`. Answers with a second line or a price are a Radio group or Checkboxes.",
      accessibility:
        "Several: a group of native check boxes, each a stop of its own, turned by space. One: a radio group, one stop, arrows choose. The tick shows what is chosen without colour.",
      do: [
        "Put the most used first",
        "Let filters act at once",
        "Use `scroll` over lists and `wrap` in forms",
      ],
      dont: ["Offer more than about ten", "Hide a chosen chip behind the edge without scrolling to it"],
      words: ["filter chips", "tags", "pills", "multi select", "choice chips"],
    } satisfies PartGuide,
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

/** Each of several is a stop of its own; they are told in the order of the options. */
export const ChoosingSeveral: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("group", { name: "What stood out?" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: "Taste" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["Taste", "Hot on arrival"]);
    await userEvent.click(canvas.getByText("Portion"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["Taste", "Portion", "Hot on arrival"]);
    await userEvent.click(canvas.getByText("Taste"));
    await expect(canvas.getByRole("checkbox", { name: "Taste" })).not.toBeChecked();
  },
};

/** One of several is one stop; arrows choose. */
export const ChoosingOne: Story = {
  args: { label: "You are", multiple: false, value: "partner", options: kinds, onValueChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("radiogroup", { name: "You are" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Partner" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Rider" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("rider");
  },
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
