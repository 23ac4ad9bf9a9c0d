import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { AddressPlate } from "./address-plate.js";

const meta = {
  title: "Widgets/Address plate",
  component: AddressPlate,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "A house number the way the blue plate by the door shows it: building large, zone and street below. Lets people recognise an address before they read it.",
      whenNot:
        "Never alone: the words of the address belong beside it. To type the numbers take Address form.",
      accessibility:
        "Hidden from screen readers, because the words beside it say the same. Always left to right, like the plate itself.",
      do: ["Set it at the start of an address.", "Leave it at its own size of 72 px."],
      dont: ["Don't use it as a button.", "Don't recolour it: the blue is the plate's, not the brand's."],
      keywords: ["house number", "blue plate", "building number"],
    } satisfies ComponentGuide,
  },
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
