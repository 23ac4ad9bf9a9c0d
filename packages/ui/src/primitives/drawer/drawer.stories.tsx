import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/index.js";
import { Drawer, type DrawerProps } from "./drawer.js";

function Opened({ word = "Cart", start = true, ...props }: DrawerProps & { word?: string; start?: boolean }) {
  const [open, setOpen] = useState(start);
  return (
    <div className="min-h-[150vh] p-6">
      <Drawer
        {...props}
        open={open}
        onOpenChange={setOpen}
        trigger={<Button variant="outline">{word}</Button>}
      />
      <p className="mt-6">A page that scrolls, so that the scroll lock has something to do.</p>
    </div>
  );
}

const meta = {
  title: "Primitives/Drawer",
  component: Drawer,
  tags: ["autodocs"],
  args: { open: true, onOpenChange: () => undefined, title: "Your cart" },
  parameters: { layout: "fullscreen" },
  render: ({ open, onOpenChange, ...args }) => (
    <Opened {...args} start={open} open={open} onOpenChange={onOpenChange} />
  ),
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    header: <p className="border-b border-border pb-3 font-semibold">Bayt Al Machboos</p>,
    children: "Chicken machboos, medium, extra daqoos",
    footer: (
      <Button wide end="QAR 84.80">
        Go to checkout
      </Button>
    ),
  },
};

export const FromTheStart: Story = { args: { ...Default.args, side: "start", title: "Menu" } };

export const LongBody: Story = {
  args: {
    ...Default.args,
    children: Array.from({ length: 40 }, (_, i) => (
      <p key={i} className="border-b border-border py-3">
        {i + 1}. Luqaimat, 12 pieces
      </p>
    )),
  },
};

/** It stands at the inline end in both directions, and the page under it does not move. */
export const AtTheEnd: Story = {
  args: { ...Default.args, open: false },
  play: async ({ canvas, globals }) => {
    await document.fonts.ready;
    const trigger = canvas.getByRole("button", { name: "Cart" });
    const before = trigger.getBoundingClientRect().x;
    await userEvent.click(trigger);
    const drawer = await screen.findByRole("dialog", { name: "Your cart" });
    await Promise.all(drawer.getAnimations().map((animation) => animation.finished));
    const box = drawer.getBoundingClientRect();
    if (globals["locale"] === "ar") await expect(box.left).toBe(0);
    else await expect(box.right).toBe(window.innerWidth);
    await expect(trigger.getBoundingClientRect().x).toBe(before);
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger.getBoundingClientRect().x).toBe(before);
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    title: "سلتك",
    header: <p className="border-b border-border pb-3 font-semibold">بيت المجبوس</p>,
    children: "مجبوس دجاج، متوسط، دقوس إضافي",
    footer: (
      <Button wide end="84.80 ر.ق">
        إتمام الطلب
      </Button>
    ),
  },
};
