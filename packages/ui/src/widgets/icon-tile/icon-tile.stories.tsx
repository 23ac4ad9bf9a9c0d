import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bike, MapPin } from "lucide-react";
import { IconTile } from "./icon-tile.js";

const meta = {
  title: "Widgets/Icon tile",
  component: IconTile,
  tags: ["autodocs"],
  args: { of: MapPin },
} satisfies Meta<typeof IconTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mirrored: Story = { args: { of: Bike, flip: true } };
export const Arabic: Story = { globals: { locale: "ar" }, args: { of: Bike, flip: true } };
