import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { ErrorState } from "./error-state.js";

const meta = {
  title: "Primitives/Error state",
  component: ErrorState,
  tags: ["autodocs"],
  args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: globals["locale"] === "ar" ? "حاول مرة أخرى" : "Try again" }),
    );
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { retrying: true } };
export const OwnWords: Story = {
  args: {
    title: "The menu did not arrive",
    text: "The kitchen is not answering. Your cart is safe.",
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
