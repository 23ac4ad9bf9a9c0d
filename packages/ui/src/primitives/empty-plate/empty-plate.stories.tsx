import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { PartGuide } from "../../docs/part-guide.js";
import { BrandProvider } from "../../theme/brand-identity.js";
import { sadaf } from "../../theme/brands/sadaf.js";
import { EmptyPlate } from "./empty-plate.js";

const meta = {
  title: "Primitives/Empty plate",
  component: EmptyPlate,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The drawing of nothing: for empty states and as the zero of 404 and 500.",
      whenNot: "Anything that carries meaning is a Picture with words.",
      accessibility: "Decorative.",
      do: ["Use it once a screen."],
      dont: ["Do not colour or mirror it."],
      words: ["illustration", "drawing", "empty", "404"],
    } satisfies PartGuide,
  },
} satisfies Meta<typeof EmptyPlate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { width: 126 } };
/** A brand may have a drawing of its own. */
export const AnotherBrand: Story = {
  render: (args) => (
    <BrandProvider brand={sadaf}>
      <EmptyPlate {...args} />
    </BrandProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img")).toHaveAttribute("src", sadaf.empty);
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
