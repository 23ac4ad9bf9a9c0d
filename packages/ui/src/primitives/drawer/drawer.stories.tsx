import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { Button } from "../button/index.js";
import { ConfirmDialog } from "../confirm-dialog/index.js";
import { Drawer, type DrawerProps } from "./drawer.js";

const arabicMessages: ArabicMessages = {
  Cart: "السلة",
  "Your cart": "سلتك",
  Menu: "القائمة",
  "Bayt Al Machboos": "بيت المجبوس",
  "Chicken machboos, medium, extra daqoos": "مجبوس دجاج، متوسط، دقوس إضافي",
  "QAR 84.80": "84.80 ر.ق",
  "Go to checkout": "إتمام الطلب",
  "Clear your cart?": "إفراغ السلة؟",
  Clear: "إفراغ",
  "Clear cart": "إفراغ السلة",
  "A page that scrolls, so that the scroll lock has something to do.":
    "صفحة تُمرَّر، ليكون لقفل التمرير ما يفعله.",
};
const translate = messagesOf(arabicMessages);

function Opened({ start = true, ...props }: DrawerProps & { start?: boolean }) {
  const [open, setOpen] = useState(start);
  const locale = useLocale().language;
  return (
    <div className="min-h-[150vh] p-6">
      <Drawer
        {...props}
        open={open}
        onOpenChange={setOpen}
        trigger={<Button variant="outline">{translate({ locale }, "Cart")}</Button>}
      />
      <p className="mt-6">
        {translate({ locale }, "A page that scrolls, so that the scroll lock has something to do.")}
      </p>
    </div>
  );
}

const meta = {
  title: "Primitives/Drawer",
  component: Drawer,
  tags: ["autodocs"],
  args: { open: true, onOpenChange: () => undefined, title: "Your cart" },
  parameters: {
    arabic: arabicMessages,
    layout: "fullscreen",
    guide: {
      purpose: "A panel at the inline end for content beside the page: the cart, a menu, filters on desktop.",
      whenNot: "For a short choice on a phone use Sheet; for content that needs its own URL use a page.",
      accessibility:
        "Behaves like Dialog: focus trap, focus return, Esc and scrim close it, title announced. It opens from the inline end, left in Arabic, and the page behind does not move.",
      do: [
        "Keep the primary action in the footer, always visible.",
        "Use full height and full width on phones.",
      ],
      dont: ["Do not stack drawers.", "Do not put a long multi-step form into it."],
      keywords: ["side panel", "cart panel", "slide-over", "off-canvas", "sidebar"],
    } satisfies ComponentGuide,
  },
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

export const FromTheStart: Story = {
  args: { ...Default.args, side: "start", title: "Menu" },
};

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

/** It opens at the inline end in both directions, and the page behind does not move. */
export const AtTheEnd: Story = {
  args: { ...Default.args, open: false },
  play: async ({ canvas, globals }) => {
    await document.fonts.ready;
    const trigger = canvas.getByRole("button", { name: translate(globals, "Cart") });
    const before = trigger.getBoundingClientRect().x;
    await userEvent.click(trigger);
    const drawer = await screen.findByRole("dialog", { name: translate(globals, "Your cart") });
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

/** A dialog above it: Esc closes only the dialog, and the page stays locked until the drawer closes. */
export const WithAQuestion: Story = {
  args: { ...Default.args, open: false },
  render: function Render({ open: _, onOpenChange: __, ...args }, { globals }) {
    const [confirming, setConfirming] = useState(false);
    return (
      <Opened
        {...args}
        start={false}
        open={false}
        onOpenChange={() => undefined}
        footer={
          <ConfirmDialog
            open={confirming}
            onOpenChange={setConfirming}
            title={translate(globals, "Clear your cart?")}
            confirm={translate(globals, "Clear")}
            onConfirm={() => setConfirming(false)}
            trigger={<Button variant="outline">{translate(globals, "Clear cart")}</Button>}
          />
        }
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const cancel = globals["locale"] === "ar" ? "إلغاء" : "Cancel";
    const html = document.documentElement;
    await userEvent.click(canvas.getByRole("button", { name: translate(globals, "Cart") }));
    const drawer = await screen.findByRole("dialog", { name: translate(globals, "Your cart") });
    const clear = screen.getByRole("button", { name: translate(globals, "Clear cart") });
    await userEvent.click(clear);
    await screen.findByRole("alertdialog", { name: translate(globals, "Clear your cart?") });
    await waitFor(() => expect(screen.getByRole("button", { name: cancel })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(clear).toHaveFocus());
    await expect(drawer).toHaveAttribute("data-state", "open");
    await expect(html).toHaveAttribute("data-scroll-lock");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(drawer).not.toBeInTheDocument());
    await expect(html).not.toHaveAttribute("data-scroll-lock");
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
