import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { OrderTypeSwitch, type OrderTypeKind } from "./order-type-switch.js";

function Example({ options }: { options: readonly OrderTypeKind[] }) {
  const [value, setValue] = useState(options[0]!);
  return <OrderTypeSwitch options={options} value={value} onChange={setValue} />;
}

const meta = {
  title: "Widgets/Order type switch",
  component: Example,
  tags: ["autodocs"],
  args: { options: ["delivery", "pickup", "dine_in"] },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Native radios: arrow keys choose. */
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
