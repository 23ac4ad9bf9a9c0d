import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { FavouriteButton } from "./favourite-button.js";

const meta = {
  title: "Widgets/Favourite button",
  component: FavouriteButton,
  tags: ["autodocs"],
  args: { name: "Bayt Al Machboos", saved: false, onToggle: fn() },
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};
export const Saved: Story = {
  args: { saved: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onToggle).toHaveBeenCalledWith(false);
  },
};
export const Arabic: Story = { globals: { locale: "ar" }, args: { name: "بيت المجبوس", saved: true } };
