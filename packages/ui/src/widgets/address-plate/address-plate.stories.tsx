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
        "A blue house plate as used in Qatar: building number large, zone and street below. Makes an address recognisable at a glance.",
      whenNot: "Don't use it without the address as text. To enter the numbers use AddressForm.",
      accessibility:
        "Hidden from screen readers, because the text beside it repeats it. Always left to right.",
      do: ["Place it at the start of an address.", "Keep its size of 72 px."],
      dont: [
        "Don't use it as a button.",
        "Don't recolour it: the blue is that of the real plate, not the brand's.",
      ],
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
