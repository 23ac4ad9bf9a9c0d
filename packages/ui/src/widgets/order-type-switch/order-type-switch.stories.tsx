import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { OrderTypeSwitch } from "./order-type-switch.js";
import type { OrderTypeKind } from "./order-type-table.js";

function Example({ options }: { options: readonly OrderTypeKind[] }) {
  const [value, setValue] = useState(options[0]!);
  return <OrderTypeSwitch options={options} value={value} onValueChange={setValue} />;
}

const meta = {
  title: "Widgets/Order type switch",
  component: Example,
  subcomponents: { OrderTypeSwitch },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Selects delivery, pick up or dine in; one is always selected.",
      whenNot: "For other short choices use SegmentedControl; for filters ChipGroup.",
      accessibility: "A radio group named “Order type”: arrow keys select, in reading direction.",
      do: ["Offer only the types that the store supports.", "Keep the selection from home to checkout."],
      dont: [
        "Don't show it with a single option.",
        "Don't change the type without showing its effect on price and address.",
      ],
      keywords: ["segmented control", "toggle", "delivery or pickup", "tabs", "fulfilment"],
    } satisfies ComponentGuide,
  },
  args: { options: ["delivery", "pickup", "dine_in"] },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Native radios: arrow keys select. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const radios = canvas.getAllByRole("radio");
    await userEvent.click(radios[0]!);
    await userEvent.keyboard("{ArrowDown}");
    await expect(radios[1]).toBeChecked();
  },
};
export const Two: Story = { args: { options: ["delivery", "pickup"] } };
export const Arabic: Story = { globals: { locale: "ar" } };
