import type { Meta, StoryObj } from "@storybook/react-vite";
import { Package, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { Button } from "../button/index.js";
import { Dialog } from "../dialog/index.js";
import { Drawer } from "../drawer/index.js";
import { Logo } from "../logo/index.js";
import { SearchField } from "../search-field/index.js";
import { toastPlacements, type ToastPlacement } from "./toast-placement.js";
import { createToastStore, toastTones, type ToastContent, type ToastStore } from "./toast-store.js";
import { Toaster } from "./toaster.js";

const arabicMessages: ArabicMessages = {
  Save: "حفظ",
  "Updated successfully": "تم التحديث بنجاح",
  "Added to your cart": "أُضيف إلى سلتك",
  "Chicken machboos, QAR 52.00": "مجبوس دجاج، 52.00 ر.ق",
  View: "عرض السلة",
  "Faisal is on the way": "فيصل في الطريق",
  "Your order arrives about 7:45": "يصل طلبك حوالي 7:45",
  "Only 2 left today": "بقي 2 فقط اليوم",
  "We kept 2 luqaimat in your cart": "أبقينا 2 من اللقيمات في سلتك",
  "You are offline": "لا يوجد اتصال بالإنترنت",
  "Your cart is safe on this phone": "سلتك محفوظة على هذا الهاتف",
  Retry: "إعادة المحاولة",
  "No more products available. Stock limit exceeded": "لا تتوفر كمية أخرى. تجاوزت حد المخزون",
  "There are items in your cart from another vendor, Do you want to clear your cart?":
    "توجد في سلتك منتجات من متجر آخر، هل تريد إفراغ السلة؟",
  "Clear and add": "إفراغ وإضافة",
};
const say = messagesOf(arabicMessages);

interface Args {
  toasts: readonly ToastContent[];
  placement?: ToastPlacement;
}

/** A separate toast store per story, with toasts that do not expire. */
function Shown({ toasts, placement, store: given }: Args & { store?: ToastStore }) {
  const [store] = useState(() => given ?? createToastStore());
  const locale = useLocale().language;
  useEffect(() => {
    for (const content of toasts) store.show({ duration: Infinity, ...content });
    return () => store.dismiss();
  }, [store, toasts]);
  return (
    <div className={`flex min-h-160 items-start p-4 ${placement?.startsWith("bottom") ? "" : "pt-144"}`}>
      <Button
        variant="outline"
        onClick={() => store.show({ title: say({ locale }, "Updated successfully"), tone: "success" })}
      >
        {say({ locale }, "Save")}
      </Button>
      <Toaster store={store} placement={placement} mark={<Logo kind="mark" height={40} alt="" />} />
    </div>
  );
}

const english: ToastContent[] = [
  {
    title: "Added to your cart",
    text: "Chicken machboos, QAR 52.00",
    tone: "success",
    action: { label: "View", onClick: fn() },
  },
  {
    title: "Faisal is on the way",
    text: "Your order arrives about 7:45",
    variant: "push",
    duration: Infinity,
  },
  { title: "Only 2 left today", text: "We kept 2 luqaimat in your cart", tone: "warning", icon: Package },
  {
    title: "You are offline",
    text: "Your cart is safe on this phone",
    tone: "danger",
    icon: WifiOff,
    action: { label: "Retry", onClick: fn() },
  },
];

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
        "Brief feedback on an event, with at most one action. Call `toast.show({ title })` from anywhere.",
      whenNot:
        "For content that must be read or answered use Dialog or ConfirmDialog, for one field the field's error, for a lasting state Alert.",
      accessibility:
        "Errors are announced immediately, others politely. F8 moves the focus to the toasts, also above a dialog. Hover, focus and a background window pause the timer. A swipe of 80 % of its width or the close button dismisses it.",
      do: [
        "Use one sentence in the past tense: “Added to your cart”.",
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
  args: { toasts: english },
  render: (args) => <Shown {...args} />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  args: { toasts: toastTones.map((tone) => ({ title: tone, tone })) },
};

export const LongWords: Story = {
  args: {
    toasts: [
      { title: "No more products available. Stock limit exceeded", tone: "danger" },
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

async function settled(element: Element) {
  await Promise.allSettled(element.getAnimations().map((animation) => animation.finished));
}

function swipe(element: Element, way: number) {
  const at = { button: 0, pointerId: 1, pointerType: "mouse", clientY: 40, bubbles: true };
  // Synthetic pointers cannot be captured.
  Object.assign(element, {
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    hasPointerCapture: () => false,
  });
  void fireEvent.pointerDown(element, { ...at, clientX: 500 });
  for (let i = 1; i <= 4; i++) void fireEvent.pointerMove(element, { ...at, clientX: 500 + (way * i) / 4 });
  void fireEvent.pointerUp(element, { ...at, clientX: 500 + way });
}

/** Physical top-right in both languages; a swipe right of 80 % of its width dismisses it, less springs back. */
export const SwipeToDismiss: Story = {
  args: { toasts: [{ title: "Deleted", tone: "success" }], placement: "top-right" },
  play: async ({ step }) => {
    const item = (await screen.findByText("Deleted")).closest("li")!;
    await settled(item);
    const box = item.getBoundingClientRect();
    await step("stands at the right of the screen", () =>
      expect(window.innerWidth - box.right).toBeLessThan(box.left + 1),
    );
    await step("70 % springs back", async () => {
      swipe(item, box.width * 0.7);
      await expect(item).toHaveAttribute("data-swipe", "cancel");
      await expect(item).toHaveAttribute("data-state", "open");
    });
    await step("the wrong way does nothing", async () => {
      swipe(item, -box.width);
      await expect(item).toHaveAttribute("data-state", "open");
    });
    await step("85 % dismisses", async () => {
      swipe(item, box.width * 0.85);
      await waitFor(() => expect(screen.queryByText("Deleted")).toBeNull());
    });
  },
};

/** A logical corner mirrors, and its swipe direction too. */
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
    await expect(near).toBeLessThanOrEqual(far);
    swipe(item, (left ? -1 : 1) * box.width * 0.85);
    await waitFor(() => expect(screen.queryByText("Deleted")).toBeNull());
  },
};

/** The same id updates the toast; another message adds one. */
export const Repeats: Story = {
  tags: ["!autodocs"],
  args: { toasts: [] },
  play: async ({ canvas, globals }) => {
    const save = canvas.getByRole("button", { name: say(globals, "Save") });
    for (let i = 0; i < 5; i++) await userEvent.click(save);
    const list = document.querySelector<HTMLElement>("[data-slot='toast-list']")!;
    await waitFor(() =>
      expect(within(list).getAllByText(say(globals, "Updated successfully"))).toHaveLength(1),
    );
    await expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  },
};

/** Disappears automatically, except while hovered or focused. */
export const Time: Story = {
  tags: ["!autodocs"],
  args: { toasts: [] },
  render: (args) => <Shown {...args} store={store} />,
  play: async ({ canvas, step }) => {
    await step("goes after its time", async () => {
      store.show({ title: "Gone soon", duration: 200 });
      await screen.findByText("Gone soon");
      await waitFor(() => expect(screen.queryByText("Gone soon")).toBeNull(), { timeout: 1500 });
    });
    await step("waits under the pointer", async () => {
      store.show({ title: "Read me", duration: 400 });
      const item = (await screen.findByText("Read me")).closest("li")!;
      await userEvent.hover(item);
      await new Promise((resolve) => setTimeout(resolve, 700));
      await expect(item).toHaveAttribute("data-state", "open");
      await userEvent.unhover(item);
      await fireEvent.pointerLeave(item.closest("[role='region']")!);
      await waitFor(() => expect(screen.queryByText("Read me")).toBeNull(), { timeout: 1500 });
    });
    await step("waits while the window is in the background", async () => {
      store.show({ title: "Come back", duration: 400 });
      const item = (await screen.findByText("Come back")).closest("li")!;
      await fireEvent.blur(window);
      await new Promise((resolve) => setTimeout(resolve, 700));
      await expect(item).toHaveAttribute("data-state", "open");
      await fireEvent.focus(window);
      await waitFor(() => expect(screen.queryByText("Come back")).toBeNull(), { timeout: 1500 });
    });
    await step("and not because another was put away", async () => {
      const elsewhere = canvas.getByRole("button");
      elsewhere.focus();
      store.show({ title: "Put away", duration: Infinity });
      const item = (await screen.findByText("Put away")).closest("li")!;
      await userEvent.click(item);
      await userEvent.click(item.querySelector("[data-slot=toast-close]")!);
      await waitFor(() => expect(item).not.toBeInTheDocument());
      await expect(elsewhere).toHaveFocus();
      store.show({ title: "Goes as well", duration: 200 });
      await screen.findByText("Goes as well");
      await waitFor(() => expect(screen.queryByText("Goes as well")).toBeNull(), { timeout: 1500 });
    });
    await step("and under the focus", async () => {
      store.show({ title: "Press me", duration: 400, action: { label: "Undo", onClick: fn() } });
      const undo = await screen.findByRole("button", { name: "Undo" });
      undo.focus();
      await new Promise((resolve) => setTimeout(resolve, 700));
      await expect(undo).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByText("Press me")).toBeNull(), { timeout: 1500 });
    });
  },
};

/** Errors are announced immediately, others politely; the texts come from the messages. */
export const Announced: Story = {
  tags: ["!autodocs"],
  args: { toasts: [] },
  render: Time.render!,
  play: async ({ globals }) => {
    const word = globals["locale"] === "ar" ? "إشعار" : "Notification";
    store.show({ title: "Updated successfully", tone: "success" });
    await waitFor(async () => {
      const said = screen.getByRole("status");
      await expect(said).toHaveTextContent(`${word} Updated successfully`);
      await expect(said).toHaveAttribute("aria-live", "polite");
    });
    store.dismiss();
    await waitFor(() => expect(screen.queryByRole("status")).toBeNull(), { timeout: 2500 });
    store.show({ title: "Failed to add data", tone: "danger" });
    await waitFor(() => expect(screen.getByRole("status")).toHaveAttribute("aria-live", "assertive"));
  },
};

const retry = fn();

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
  play: async ({ step }) => {
    retry.mockClear();
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toHaveFocus());
    store.show({
      title: "You are offline",
      tone: "danger",
      duration: Infinity,
      action: { label: "Retry", onClick: retry },
    });
    const item = (await screen.findByText("You are offline")).closest("li")!;
    await step("assistive technology still has it", async () => {
      await expect(item.closest("[aria-hidden='true']")).toBeNull();
      await expect(screen.getByRole("button", { name: "Retry" })).toBeInTheDocument();
    });
    await step("what stays by itself can be put away", async () => {
      await waitFor(() => expect(item.querySelector("[data-slot=toast-close]")).toBeVisible());
    });
    await step("the keyboard reaches it", async () => {
      await userEvent.keyboard("[F8]");
      await expect(item.closest("ol")).toHaveFocus();
      await userEvent.tab();
      await expect(item).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole("button", { name: "Retry" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(retry).toHaveBeenCalledOnce();
      await waitFor(() => expect(item).not.toBeInTheDocument());
    });
    await step("the pointer reaches it, and the dialog stays", async () => {
      store.show({ title: "Still offline", duration: Infinity, action: { label: "Retry", onClick: retry } });
      await userEvent.click(await screen.findByRole("button", { name: "Retry" }));
      await expect(retry).toHaveBeenCalledTimes(2);
      await expect(dialog).toHaveAttribute("data-state", "open");
    });
  },
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
  play: async ({ step }) => {
    const drawer = await screen.findByRole("dialog");
    await waitFor(() => expect(drawer).toHaveFocus());
    const offline: ToastContent = { title: "You are offline", tone: "danger", duration: Infinity };
    store.show(offline);
    const item = (await screen.findByText("You are offline")).closest("li")!;
    await step("nothing of the drawer's first line is covered", async () => {
      await settled(drawer);
      await settled(item);
      const close = within(drawer).getByRole("button", { name: /^(Close|إغلاق)$/ });
      await expect(item.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        close.getBoundingClientRect().bottom,
      );
    });
    await step("in the toast it closes the toast", async () => {
      await userEvent.keyboard("[F8]");
      await userEvent.tab();
      await expect(item).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(item).not.toBeInTheDocument());
      await expect(drawer).toHaveAttribute("data-state", "open");
    });
    store.show(offline);
    const again = (await screen.findByText("You are offline")).closest("li")!;
    await step("in a field with a text it clears that", async () => {
      const search = screen.getByRole("searchbox");
      search.focus();
      await userEvent.keyboard("{Escape}");
      await expect(search).toHaveValue("");
      await expect(drawer).toHaveAttribute("data-state", "open");
    });
    await step("in the drawer it closes the drawer", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(drawer).not.toBeInTheDocument());
      await expect(again).toHaveAttribute("data-state", "open");
    });
    await step("on the page it is not the toast's", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(again).toHaveAttribute("data-state", "open");
    });
    await step("a drawer opened later leaves the toast's own key alone", async () => {
      await userEvent.click(screen.getByRole("button", { name: "Open the cart" }));
      const later = await screen.findByRole("dialog");
      again.focus();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(again).not.toBeInTheDocument());
      await expect(later).toHaveAttribute("data-state", "open");
    });
  },
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
      { title: "فيصل في الطريق", text: "يصل طلبك حوالي 7:45", variant: "push", duration: Infinity },
      { title: "يرجى السماح بالإشعارات", tone: "danger" },
    ],
  },
};
