import type { Meta, StoryObj } from "@storybook/react-vite";
import { EmptyPlate } from "./empty-plate.js";

const meta = {
  title: "Primitives/Empty plate",
  component: EmptyPlate,
  tags: ["autodocs"],
} satisfies Meta<typeof EmptyPlate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { width: 126 } };
export const Arabic: Story = { globals: { locale: "ar" } };
