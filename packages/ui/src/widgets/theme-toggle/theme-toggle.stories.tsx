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
      whenNot: "For more than two choices (also “as the device”) take Segmented control.",
      accessibility:
        "A toggle button with one name, “Dark theme”, that is pressed while it is dark, so that its label never has to be guessed from an icon.",
      do: ["Persist the choice, and set `data-theme` before the first paint."],
      dont: ["Don't change the label with the state: pressed says it."],
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
export const Arabic: Story = { globals: { locale: "ar" } };
