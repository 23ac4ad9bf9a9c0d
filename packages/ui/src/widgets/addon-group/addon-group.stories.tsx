import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyProduct } from "../../story-data/products.js";
import { AddonGroup } from "./addon-group.js";
import type { AddonGroupData, ChosenAddons } from "./addon-rules.js";

function Example({
  which = 0,
  start = {},
  missing = false,
  change = {},
}: {
  which?: number;
  start?: ChosenAddons;
  missing?: boolean;
  change?: Partial<AddonGroupData>;
}) {
  const { language } = useLocale();
  const [chosen, setChosen] = useState(start);
  const group = { ...storyProduct(language).addon_groups[which]!, ...change };
  return (
    <div className="max-w-120">
      <AddonGroup group={group} chosen={chosen} onValueChange={setChosen} missing={missing} />
    </div>
  );
}

const meta = {
  title: "Widgets/Add-on group",
  component: Example,
  subcomponents: { AddonGroup },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "One option group of a product, by its rule: radios for exactly one, check boxes up to a maximum, steppers where an option can be added several times. Shows the rule, the current count, and what is missing.",
      whenNot:
        "Without prices and rules use RadioGroup or Checkbox. For the product's quantity use QuantityStepper.",
      accessibility:
        "A radio group or a group, named by its heading and described by its rule; an unanswered required group is marked invalid with a sentence. At the maximum, unselected check boxes are disabled. The count is announced as a sentence, not as `1 / 3`.",
      do: [
        "Name the group by its content: Size, Sauce, Extra sides.",
        "Set `missing` only after an attempt to add.",
        "Show sold-out options as disabled.",
      ],
      dont: [
        "Don't preselect the most expensive option.",
        "Don't repeat the rule in the group's name: “Sauce (up to 3)”.",
      ],
      keywords: ["extras", "modifiers", "options", "toppings", "choices", "variants"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (canvasElement: HTMLElement) => canvasElement.querySelector("[data-slot=addon-state]");

/** Single choice: arrow keys select, as in native radios. */
export const ChooseOne: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(state(canvasElement)).toHaveAttribute("data-state", "open");
    const radios = canvas.getAllByRole("radio");
    await userEvent.click(radios[0]!);
    await userEvent.keyboard("{ArrowDown}");
    await expect(radios[1]).toBeChecked();
    await expect(state(canvasElement)).toHaveAttribute("data-state", "chosen");
  },
};

/** Several options with quantities; a full group accepts no more. */
export const ChooseSeveral: Story = {
  args: { which: 1 },
  play: async ({ canvas, canvasElement }) => {
    const [daqoos, hummus] = canvas.getAllByRole("checkbox");
    await userEvent.click(daqoos!);
    await expect(state(canvasElement)).toHaveTextContent("1 / 3");
    const plus = canvasElement.querySelector<HTMLElement>("[data-slot=stepper-more]")!;
    await userEvent.click(plus);
    await userEvent.click(plus);
    await expect(state(canvasElement)).toHaveTextContent("3 / 3");
    await expect(hummus).toBeDisabled();
    await userEvent.click(daqoos!);
    await expect(hummus).toBeEnabled();
  },
};

/** After an attempt to add without a choice. */
export const Missing: Story = {
  args: { missing: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup");
    await expect(group).toHaveAttribute("aria-invalid", "true");
    await expect(group).toHaveAccessibleDescription(/(Please choose|يرجى الاختيار)/);
  },
};

export const Chosen: Story = { args: { start: { medium: 1 } } };
export const AtLeast: Story = { name: "Minimum one", args: { which: 1, change: { min: 1, required: true } } };
export const Between: Story = {
  args: { which: 1, change: { min: 2, required: true }, start: { daqoos: 1 } },
};
export const OptionalOne: Story = {
  args: { change: { min: 0, required: false } },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole("checkbox");
    await userEvent.click(boxes[0]!);
    await userEvent.click(boxes[1]!);
    await expect(boxes[0]).not.toBeChecked();
    await userEvent.click(boxes[1]!);
    await expect(boxes[1]).not.toBeChecked();
  },
};
export const LongWords: Story = {
  name: "Long texts",
  args: {
    change: {
      name: "Which of the many sauces of the house would you like with the meat",
      options: [
        {
          id: "long",
          name: "Slow-roasted tomato with dried lime, coriander and a great deal of garlic",
          price: 123400,
          in_stock: true,
          max: 1,
        },
      ],
    },
  },
};
export const Arabic: Story = { globals: { locale: "ar" }, args: { which: 1, start: { yoghurt: 1 } } };
