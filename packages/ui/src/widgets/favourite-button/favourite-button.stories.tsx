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
      purpose: "The heart on a picture that keeps a store or a product for later; filled when it is kept.",
      whenNot: "For actions in text take Button; for a rating take Rating input.",
      accessibility:
        "A button whose label says what pressing does and to what: “Add Bayt Al Machboos to favourites”, “Remove …”. The drawn circle is 40 px, the target 44.",
      do: [
        "Show the new state at once and take it back if the server refuses.",
        "Use it on pictures: it brings its own glass ground.",
      ],
      dont: [
        "Don't ask “are you sure?”: the same press takes it back.",
        "Don't show it to people who are not signed in unless pressing leads to sign-in.",
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
