import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Button } from "../button/index.js";
import { KeyHint } from "./index.js";

const meta = {
  title: "Primitives/Key hint",
  component: KeyHint,
  tags: ["autodocs"],
  args: { keys: ["Mod", "k"] },
  globals: { viewport: { value: "desktop" } },
  parameters: {
    guide: {
      purpose: "Shows the keys that do the same as a control, beside it.",
      whenNot: "Do not show keys that work only while something else has the focus.",
      accessibility:
        "Hidden from screen readers: write the keys into `aria-keyshortcuts` of the control. Phones do not show it.",
      do: ["Write `Mod` for the key that is ⌘ on computers of Apple and Ctrl elsewhere."],
      dont: ["Do not use one letter alone as a shortcut, unless people can switch it off."],
      keywords: ["keyboard shortcut", "hotkey", "kbd", "accelerator"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof KeyHint>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=key-hint]")).toHaveTextContent(/(Ctrl|⌘)K/);
  },
};
export const OneKey: Story = { args: { keys: ["Enter"] } };
export const Arrows: Story = { args: { keys: ["Shift", "ArrowDown"] } };
export const InButton: Story = {
  render: (args) => (
    <Button variant="outline" aria-keyshortcuts="Control+K" end={<KeyHint {...args} />}>
      ⌕
    </Button>
  ),
};
/** Keys read from left to right in both languages. */
export const Arabic: Story = {
  globals: { locale: "ar", viewport: { value: "desktop" } },
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll("[data-slot=key-hint] > kbd");
    await expect(first!.getBoundingClientRect().left).toBeLessThan(second!.getBoundingClientRect().left);
  },
};
