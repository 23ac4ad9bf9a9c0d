import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ThemeToggle } from "./theme-toggle.js";

const meta = {
  title: "Widgets/Theme toggle",
  component: ThemeToggle,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Switches between the light and the dark theme.",
      whenNot: "For more options (“system”) use SegmentedControl.",
      accessibility:
        "A toggle button named “Dark theme” (`aria-pressed`); its name does not change with the icon.",
      do: ["Persist the choice, and set `data-theme` before the first paint."],
      dont: ["Don't change the label with the state: `aria-pressed` conveys it."],
      keywords: ["dark mode", "night mode", "light mode", "sun", "moon", "appearance"],
    } satisfies ComponentGuide,
  },
  args: { theme: "light", onThemeChange: fn() },
} satisfies Meta<typeof ThemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { pressed: false });
    await userEvent.click(button);
    await expect(args.onThemeChange).toHaveBeenCalledWith("dark");
  },
};
export const Pressed: Story = {
  args: { theme: "dark" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { pressed: true }));
    await expect(args.onThemeChange).toHaveBeenCalledWith("light");
  },
};
/** In a page that a server rendered for both themes: one icon shows, that of the document's theme. */
export const Unknown: Story = {
  args: { theme: null },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { pressed: false });
    const shown = [...button.querySelectorAll("svg")].filter((icon) => icon.checkVisibility());
    await expect(shown).toHaveLength(1);
    await userEvent.click(button);
    await expect(args.onThemeChange).toHaveBeenCalledWith("dark");
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
