import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { PreorderBar } from "./preorder-bar.js";

const meta = {
  title: "Widgets/Pre-order bar",
  component: PreorderBar,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Starts ordering from a closed store for its next opening, at the bottom of its menu: “Pre-order” with the first time. Afterwards the products have their add buttons.",
      whenNot: "While the store takes orders use ViewCartBar. The time itself is chosen at checkout.",
      accessibility:
        "One wide button; the time is part of its name. After the click the focus moves to the menu, whose products can then be added.",
      do: ["Show the first free slot, not the opening time: the kitchen needs its preparation."],
      dont: ["Don't show it for a store that has no slot.", "Don't show it beside the cart bar."],
      keywords: ["schedule", "order ahead", "closed store", "sticky button"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  globals: { viewport: { value: "phone" } },
  args: { from: "2026-03-01T14:30:00Z", onStart: fn() },
} satisfies Meta<typeof PreorderBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    const button = canvas.getByRole("button", { name: ar ? /طلب مسبق.*5:30/ : /Pre-order.*17:30/ });
    await userEvent.click(button);
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** At the end of the menu's column. */
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const Dark: Story = { globals: { theme: "dark" } };
