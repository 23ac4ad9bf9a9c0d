import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShareButton } from "./share-button.js";

const meta = {
  title: "Widgets/Share button",
  component: ShareButton,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Shares a store, collection or product: with the device's share sheet on touch screens, otherwise by copying the link.",
      whenNot: "For an invite code use InviteCode. For navigation use Link.",
      accessibility:
        "A button labelled with the shared object. The app shows the result in a toast, through `onCopied`.",
      do: [
        "Show 'Vendor Link copied' or 'Product Link copied' after copying.",
        "Share a URL that others can open.",
      ],
      dont: ["Don't show a message when the sheet is dismissed.", "Don't build a menu of networks."],
      keywords: ["copy link", "send", "forward", "social"],
    } satisfies ComponentGuide,
  },
  args: {
    name: "Bayt Al Machboos",
    url: "/store/bayt-al-machboos",
    onCopied: fn(),
    onShared: fn(),
    onFailed: fn(),
  },
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Replaces the browser's API, and restores it. */
function replaceNavigatorProperty(name: "clipboard" | "share", value: unknown) {
  const old = Object.getOwnPropertyDescriptor(navigator, name);
  Object.defineProperty(navigator, name, { configurable: true, value });
  return () => {
    if (old) Object.defineProperty(navigator, name, old);
    else Reflect.deleteProperty(navigator, name);
  };
}
const touch = (yes: boolean) => {
  const old = window.matchMedia;
  window.matchMedia = ((query: string) =>
    query.includes("coarse") ? { matches: yes } : old.call(window, query)) as typeof window.matchMedia;
  return () => (window.matchMedia = old);
};

/** With a mouse: the full URL is copied to the clipboard. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const writeText = fn(() => Promise.resolve());
    const back = [replaceNavigatorProperty("clipboard", { writeText }), touch(false)];
    try {
      const label = globals["locale"] === "ar" ? /^مشاركة Bayt/ : "Share Bayt Al Machboos";
      await userEvent.click(canvas.getByRole("button", { name: label }));
      await waitFor(() => expect(args.onCopied).toHaveBeenCalledOnce());
      await expect(writeText).toHaveBeenCalledWith(`${location.origin}/store/bayt-al-machboos`);
    } finally {
      back.forEach((undo) => undo());
    }
  },
};
/** On touch: the device's share sheet. */
export const Sheet: Story = {
  play: async ({ args, canvas }) => {
    const share = fn(() => Promise.resolve());
    const back = [replaceNavigatorProperty("share", share), touch(true)];
    try {
      await userEvent.click(canvas.getByRole("button"));
      await waitFor(() => expect(args.onShared).toHaveBeenCalledOnce());
      await expect(args.onCopied).not.toHaveBeenCalled();
    } finally {
      back.forEach((undo) => undo());
    }
  },
};
/** Neither is available: the app gets the reason. */
export const Failed: Story = {
  play: async ({ args, canvas }) => {
    const writeText = () => Promise.reject(new DOMException("No permission", "NotAllowedError"));
    const back = [replaceNavigatorProperty("clipboard", { writeText }), touch(false)];
    try {
      await userEvent.click(canvas.getByRole("button"));
      await waitFor(() => expect(args.onFailed).toHaveBeenCalledOnce());
    } finally {
      back.forEach((undo) => undo());
    }
  },
};
export const Quiet: Story = { args: { variant: "quiet" } };
export const Small: Story = { args: { size: "small" } };
export const Disabled: Story = { args: { disabled: true } };
export const Arabic: Story = { globals: { locale: "ar" }, args: { name: "بيت المجبوس" } };
