import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { AuthHeader } from "./auth-header.js";

const meta = {
  title: "Widgets/Auth header",
  component: AuthHeader,
  tags: ["autodocs"],
  parameters: { layout: "fullscreen" },
  args: { homeHref: "#home", onLanguageChange: fn() },
} satisfies Meta<typeof AuthHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await expect(canvas.getByRole("link", { name: ar ? "طلبي" : "Talabee" })).toHaveAttribute(
      "href",
      "#home",
    );
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onLanguageChange).toHaveBeenCalledWith(ar ? "en" : "ar");
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
