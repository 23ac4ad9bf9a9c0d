import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ThemeToggle } from "./theme-toggle.js";

const meta = {
  title: "Widgets/Theme toggle",
  component: ThemeToggle,
  tags: ["autodocs"],
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
