import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { LocaleIsland } from "../../locale/index.js";
import { Button } from "../button/index.js";
import { Dialog, dialogSizes, type DialogProps, type DialogSize } from "./dialog.js";

const arabicMessages: ArabicMessages = {
  Open: "فتح",
  "Opening hours": "أوقات العمل",
  "Kitchens close a little earlier during Ramadan.": "تغلق المطابخ أبكر قليلًا في رمضان.",
  "Kitchens close earlier.": "تغلق المطابخ أبكر.",
  "Saturday to Thursday 11:00–23:30, Friday 13:00–00:30.":
    "من السبت إلى الخميس من 11:00 ص إلى 11:30 م، والجمعة من 1:00 م إلى 12:30 ص.",
  "Got it": "حسنًا",
  "Your session has ended": "انتهت جلستك",
  "Sign in": "تسجيل الدخول",
  Agree: "موافق",
};
const translate = messagesOf(arabicMessages);

function Opened({
  start = true,
  word = "Open",
  ...props
}: Partial<DialogProps> & { start?: boolean; word?: string }) {
  const [open, setOpen] = useState(start);
  return (
    <div className="grid min-h-120 place-items-center">
      <Button variant="outline" onClick={() => setOpen(true)}>
        {word}
      </Button>
      <Dialog title="Opening hours" {...props} open={open} onOpenChange={setOpen}>
        {props.children}
      </Dialog>
    </div>
  );
}

const meta = {
  title: "Primitives/Dialog",
  component: Dialog,
  tags: ["autodocs"],
  args: { open: true, onOpenChange: () => undefined, title: "Opening hours" },
  parameters: {
    arabic: arabicMessages,
    layout: "fullscreen",
    guide: {
      purpose: "A centred modal for one short task that needs attention before continuing.",
      whenNot:
        "On phones prefer Sheet, which is within reach of the thumb and can be dragged away; for a question with two answers use ConfirmDialog; for messages that can wait use a toast.",
      accessibility:
        "The focus moves in, is trapped, and returns to the trigger; Esc, the scrim and the close button close it. The title names it and the description is announced with it. The page behind is inert; toasts stay reachable (F8).",
      do: [
        "Use a title that names the task.",
        "Put actions in the footer, the primary one first.",
        "Set `initialFocus` to the field, if there is one.",
      ],
      dont: [
        "Do not open it automatically on page load.",
        "Do not open a dialog from a dialog.",
        "Do not remove ways to close it, unless an answer is required.",
      ],
      keywords: ["modal", "popup", "lightbox", "overlay", "window"],
    } satisfies ComponentGuide,
  },
  render: ({ open, onOpenChange: _, ...args }, { globals }) => (
    <Opened {...args} start={open} word={translate(globals, "Open")} />
  ),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    description: "Kitchens close a little earlier during Ramadan.",
    children: "Saturday to Thursday 11:00–23:30, Friday 13:00–00:30.",
    footer: <Button wide>Got it</Button>,
  },
};

export const Sizes: Story = {
  render: function Render() {
    const [size, setSize] = useState<DialogSize | null>(null);
    return (
      <div className="flex flex-wrap gap-3 p-4">
        {dialogSizes.map((key) => (
          <Button key={key} variant="outline" onClick={() => setSize(key)}>
            {key}
          </Button>
        ))}
        <Dialog
          title="Opening hours"
          size={size ?? "small"}
          open={size !== null}
          onOpenChange={() => setSize(null)}
        >
          Saturday to Thursday 11:00–23:30.
        </Dialog>
      </div>
    );
  },
};

export const LongBody: Story = {
  args: {
    title: "Terms of the AHLAN20 offer, which is valid for first orders placed before the end of the month",
    children: Array.from({ length: 30 }, (_, i) => (
      <p key={i} className="mb-3">
        {i + 1}. The discount is taken off the items, not off the delivery fee.
      </p>
    )),
    footer: <Button wide>Agree</Button>,
  },
};

/** The focus moves into the dialog, is trapped, and returns to the button; Esc and the close button close it. */
export const Keyboard: Story = {
  args: { open: false, description: "Kitchens close earlier.", footer: <Button wide>Got it</Button> },
  play: async ({ canvas, globals, step }) => {
    const opener = canvas.getByRole("button", { name: translate(globals, "Open") });
    const close = globals["locale"] === "ar" ? "إغلاق" : "Close";
    await step("opens with the keyboard and takes the focus", async () => {
      opener.focus();
      await userEvent.keyboard("{Enter}");
      const dialog = await screen.findByRole("dialog", { name: translate(globals, "Opening hours") });
      await waitFor(() => expect(dialog).toHaveFocus());
      await expect(dialog).toHaveAccessibleDescription(translate(globals, "Kitchens close earlier."));
      await expect(dialog).toHaveAttribute("dir", globals["locale"] === "ar" ? "rtl" : "ltr");
    });
    await step("traps the focus", async () => {
      for (const name of [close, translate(globals, "Got it"), close]) {
        await userEvent.tab();
        await expect(screen.getByRole("button", { name })).toHaveFocus();
      }
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole("button", { name: translate(globals, "Got it") })).toHaveFocus();
    });
    await step("Esc closes it and returns the focus", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step("the close button closes", async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole("button", { name: close }));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step("the device's back button closes it and stays on the page", async () => {
      // Scripts cannot trigger the native Esc handling; test the event that the browser fires.
      const watchers: { requestClose(): void }[] = [];
      const Native = (window as unknown as { CloseWatcher: new () => { requestClose(): void } }).CloseWatcher;
      class Recorded extends Native {
        constructor() {
          super();
          watchers.push(this);
        }
      }
      Object.assign(window, { CloseWatcher: Recorded });
      await userEvent.click(opener);
      await screen.findByRole("dialog");
      Object.assign(window, { CloseWatcher: Native });
      watchers.at(-1)!.requestClose();
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    });
    await step("a click on the scrim closes it, too", async () => {
      await userEvent.click(opener);
      await screen.findByRole("dialog");
      await expect(document.documentElement).toHaveAttribute("data-scroll-lock");
      await userEvent.click(document.querySelector("[data-slot='overlay-scrim']")!);
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(document.documentElement).not.toHaveAttribute("data-scroll-lock");
    });
  },
};

/** Esc and the scrim do not close it: an answer is required. */
export const MustAnswer: Story = {
  args: {
    title: "Your session has ended",
    dismissible: false,
    closeButton: false,
    footer: <Button wide>Sign in</Button>,
  },
  play: async () => {
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(document.querySelector("[data-slot='overlay-scrim']")!, { pointerEventsCheck: 0 });
    await expect(screen.getByRole("dialog")).toHaveAttribute("data-state", "open");
  },
};

/** The portal keeps the language, direction and theme of its source. */
export const InsideAnIsland: Story = {
  render: () => (
    <div data-theme="dark">
      <LocaleIsland language="ar">
        <Opened title="أوقات العمل" word="فتح">
          من السبت إلى الخميس <bdi>11:00 ص – 11:30 م</bdi>
        </Opened>
      </LocaleIsland>
    </div>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "أوقات العمل" });
    await expect(dialog).toHaveAttribute("lang", "ar");
    await expect(dialog).toHaveAttribute("dir", "rtl");
    await expect(dialog).toHaveAttribute("data-theme", "dark");
    await expect(screen.getByRole("button", { name: "إغلاق" })).toBeInTheDocument();
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    title: "أوقات العمل",
    description: "تغلق المطابخ أبكر قليلًا في رمضان.",
    children: (
      <>
        من السبت إلى الخميس <bdi>11:00 ص – 11:30 م</bdi>
      </>
    ),
    footer: <Button wide>حسنًا</Button>,
  },
};
