import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { FavouriteButton } from "./favourite-button.js";

const meta = {
  title: "Widgets/Favourite button",
  component: FavouriteButton,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Saves a store or product as a favourite: a heart on the picture, filled when saved.",
      whenNot: "For actions in text use Button; for a rating RatingInput.",
      accessibility:
        "A button labelled with action and object: “Add Bayt Al Machboos to favourites”, “Remove …”. The circle is 40 px, the target 44.",
      do: [
        "Update optimistically, and revert when the server rejects it.",
        "Use it on pictures: it has its own glass background.",
      ],
      dont: [
        "Don't ask “are you sure?”: another press reverts it.",
        "Don't show it to guests unless a press leads to sign-in.",
      ],
      keywords: ["heart", "like", "save", "wishlist", "bookmark"],
    } satisfies ComponentGuide,
  },
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
