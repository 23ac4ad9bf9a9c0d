import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import {
  arabicMessages,
  english,
  playEscapeByFocus,
  playOverADialog,
  playOverANativeDialog,
  playTime,
  translate,
  settled,
  Shown,
  swipe,
  type Args,
} from "../../story-data/toast-example.js";
import { Button } from "../button/index.js";
import { Dialog } from "../dialog/index.js";
import { Drawer } from "../drawer/index.js";
import { SearchField } from "../search-field/index.js";
import { toastPlacements } from "./toast-placement.js";
import { createToastStore, type ToastStore } from "./toast-store.js";
import { Toaster } from "./toaster.js";

/** The store that a play function writes to. */
let store: ToastStore;

const meta = {
  title: "Primitives/Toast",
  beforeEach: () => {
    store = createToastStore();
  },
  component: Toaster,
  tags: ["autodocs"],
  parameters: {
    arabic: arabicMessages,
    layout: "fullscreen",
    guide: {
      purpose:
        "Brief feedback on an event, with at most one action. One at a time: the newest replaces the older. Call `toast.show({ title })` from anywhere.",
      whenNot:
        "For content that must be read or answered use Dialog or ConfirmDialog, for one field the field's error, for a lasting state Alert.",
      accessibility:
        "Errors are announced immediately, others politely. F8 moves the focus to the toasts, also above a dialog. Hover, focus and a background window pause the timer. A swipe of 80 % of its width or the close button dismisses it.",
      do: [
        "Use one sentence in the past tense: “Added to your cart”.",
        "Mark bars and primary actions with `data-keep-clear`: a toast never covers them.",
        "Show it for 5 s; 2 s for push messages and the permission reminder.",
        "Use the same `id` for the same message, so that it is updated instead of repeated.",
      ],
      dont: [
        "Do not put the only access to an action into it.",
        "Do not use it for form errors.",
        "Do not confirm what is already visible.",
      ],
      keywords: ["snackbar", "notification", "message", "flash", "growl"],
    } satisfies ComponentGuide,
  },
  args: { toasts: [english.success] },
  render: (args) => <Shown {...args} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Push: Story = { args: { toasts: [english.push] } };
export const Warning: Story = { args: { toasts: [english.warning] } };
export const Danger: Story = { args: { toasts: [english.danger] } };

export const LongWords: Story = {
  name: "Long texts",
  args: {
    toasts: [
      {
        title: "There are items in your cart from another vendor, Do you want to clear your cart?",
        text: "Donaudampfschifffahrtsgesellschaftskapitänsmütze, and a great many other things that nobody needs for dinner tonight",
        tone: "warning",
        action: { label: "Clear and add", onClick: fn() },
      },
    ],
  },
};

/** Each corner on its side of the screen in both directions. */
export const Placements: Story = {
  render: () => (
    <>
      {toastPlacements.slice(0, 4).map((placement) => (
        <Shown key={placement} placement={placement} toasts={[{ title: placement }]} />
      ))}
    </>
  ),
  parameters: { chromatic: { viewports: [1440] } },
};

/** Physical top-right in both languages; a swipe right of 80 % of its width dismisses it, less springs back. */
export const SwipeToDismiss: Story = {
  args: { toasts: [{ title: "Deleted", tone: "success" }], placement: "top-right" },
  play: async ({ step }) => {
    const item = (await screen.findByText("Deleted")).closest("li")!;
    await settled(item);
    const box = item.getBoundingClientRect();
    await step("is at the right of the screen", () =>
      expect(window.innerWidth - box.right).toBeLessThan(box.left + 1),
    );
    await step("70 % springs back", async () => {
      swipe(item, box.width * 0.7);
      await expect(item).toHaveAttribute("data-swipe", "cancel");
      await expect(item).toHaveAttribute("data-state", "open");
    });
    await step("the opposite direction does nothing", async () => {
      swipe(item, -box.width);
      await expect(item).toHaveAttribute("data-state", "open");
    });
    await step("85 % dismisses", async () => {
      swipe(item, box.width * 0.85);
      await waitFor(() => expect(screen.queryByText("Deleted")).toBeNull());
    });
  },
};

/** A logical corner mirrors on desktop, and its swipe direction at every width; on phones the toast is centred. */
export const LogicalCorner: Story = {
  args: { toasts: [{ title: "Deleted" }], placement: "top-end" },
  play: async ({ globals }) => {
    const item = (await screen.findByText("Deleted")).closest("li")!;
    await settled(item);
    const box = item.getBoundingClientRect();
    const left = globals["locale"] === "ar";
    const [near, far] = left
      ? [box.left, window.innerWidth - box.right]
      : [window.innerWidth - box.right, box.left];
    await expect(item.parentElement).toHaveAttribute("data-side", left ? "left" : "right");
    // Centred widths can be halves of a pixel.
    if (window.innerWidth < 1024) await expect(Math.abs(near - far)).toBeLessThan(1);
    else await expect(near).toBeLessThan(far);
    swipe(item, (left ? -1 : 1) * box.width * 0.85);
    await waitFor(() => expect(screen.queryByText("Deleted")).toBeNull());
  },
};

/** The same message is updated instead of repeated. */
export const Repeats: Story = {
  tags: ["!autodocs"],
  args: { toasts: [] },
  play: async ({ canvas, globals }) => {
    const save = canvas.getByRole("button", { name: translate(globals, "Save") });
    for (let i = 0; i < 5; i++) await userEvent.click(save);
    const list = document.querySelector<HTMLElement>("[data-slot='toast-list']")!;
    await waitFor(() =>
      expect(within(list).getAllByText(translate(globals, "Updated successfully"))).toHaveLength(1),
    );
    await expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  },
};

/** Disappears automatically, except while hovered or focused. */
export const Time: Story = {
  tags: ["!autodocs"],
  args: { toasts: [] },
  render: (args) => <Shown {...args} store={store} />,
  play: (context) => playTime(store, context),
};

/** Errors are announced immediately, others politely; the texts come from the messages. */
export const Announced: Story = {
  tags: ["!autodocs"],
  args: { toasts: [] },
  render: Time.render!,
  play: async ({ globals }) => {
    const name = globals["locale"] === "ar" ? "إشعار" : "Notification";
    store.show({ title: "Updated successfully", tone: "success" });
    await waitFor(async () => {
      const announced = screen.getByRole("status");
      await expect(announced).toHaveTextContent(`${name} Updated successfully`);
      await expect(announced).toHaveAttribute("aria-live", "polite");
    });
    store.dismiss();
    await waitFor(() => expect(screen.queryByRole("status")).toBeNull(), { timeout: 2500 });
    store.show({ title: "Failed to add data", tone: "danger" });
    await waitFor(() => expect(screen.getByRole("status")).toHaveAttribute("aria-live", "assertive"));
  },
};

/** A toast above a modal dialog is visible and reachable: F8, Tab, Enter. */
export const OverADialog: Story = {
  tags: ["!autodocs"],
  args: { toasts: [] },
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Shown {...args} store={store} />
        <Dialog open={open} onOpenChange={setOpen} title="Your cart">
          <Button wide>Go to checkout</Button>
        </Dialog>
      </>
    );
  },
  play: (context) => playOverADialog(store, context),
};

/** Escape applies to the layer with the focus: it closes the drawer or dismisses the toast. */
export const EscapeByFocus: Story = {
  tags: ["!autodocs"],
  args: { toasts: [] },
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Shown {...args} store={store} />
        <Drawer open={open} onOpenChange={setOpen} title="Your cart">
          <SearchField label="Search the cart" defaultValue="karak" />
          <Button onClick={() => setOpen(false)}>Keep shopping</Button>
        </Drawer>
        <Button onClick={() => setOpen(true)}>Open the cart</Button>
      </>
    );
  },
  play: (context) => playEscapeByFocus(store, context),
};

/** An open modal dialog of the browser, which clips and transforms what is inside. */
function NativeDialog() {
  return (
    <dialog
      ref={(dialog) => {
        if (dialog?.open === false) dialog.showModal();
      }}
      aria-label="Host"
      className="m-auto h-40 w-60 overflow-hidden [transform:translateY(1rem)]"
    >
      <form method="dialog">
        <Button type="submit">Close the dialog</Button>
      </form>
    </dialog>
  );
}

/** In a modal `<dialog>` of the browser a toast is visible, announced and reachable, whatever the dialog clips or transforms. */
export const OverANativeDialog: Story = {
  tags: ["!autodocs"],
  args: { toasts: [] },
  render: function Render(args) {
    return (
      <>
        <Shown {...args} store={store} />
        <NativeDialog />
      </>
    );
  },
  play: (context) => playOverANativeDialog(store, context),
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    placement: "top-right",
    toasts: [
      {
        title: "أُضيف إلى سلتك",
        text: "مجبوس دجاج، 52.00 ر.ق",
        tone: "success",
        action: { label: "عرض السلة", onClick: fn() },
      },
    ],
  },
};
