import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AddressPlate } from "./address-plate.js";

const meta = {
  title: "Widgets/Address plate",
  component: AddressPlate,
  tags: ["autodocs"],
  args: { zone: "61", street: "840", building: "14" },
} satisfies Meta<typeof AddressPlate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const plate = canvasElement.querySelector("[data-slot=address-plate]")!;
    await expect(getComputedStyle(plate).direction).toBe("ltr");
  },
};
export const LongNumbers: Story = { args: { zone: "55", street: "Al Furousiya Street", building: "12075" } };
export const Arabic: Story = { globals: { locale: "ar" } };
