import type { StoryContext } from "@storybook/react-vite";
import { Package, WifiOff } from "../primitives/icon/icon-nodes.js";
import { useEffect, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../docs/in-arabic.js";
import { useLocale } from "../locale/index.js";
import { Button } from "../primitives/button/index.js";
import { Logo } from "../primitives/logo/index.js";
import type { ToastPlacement } from "../primitives/toast/toast-placement.js";
import { createToastStore, type ToastContent, type ToastStore } from "../primitives/toast/toast-store.js";
import { Toaster } from "../primitives/toast/toaster.js";

export const arabicMessages: ArabicMessages = {
  Save: "حفظ",
  "Updated successfully": "تم التحديث بنجاح",
  "Added to your cart": "أُضيف إلى سلتك",
  "Chicken machboos, QAR 52.00": "مجبوس دجاج، 52.00 ر.ق",
  View: "عرض السلة",
  "Faisal is on the way": "فيصل في الطريق",
  "Your order arrives about 7:45": "يصل طلبك نحو 7:45 م",
  "Only 2 left today": "المتبقي اليوم اثنان فقط",
  "We kept 2 luqaimat in your cart": "أبقينا 2 من اللقيمات في سلتك",
  "You are offline": "لا يوجد اتصال بالإنترنت",
  "Your cart is safe on this phone": "سلتك محفوظة على هذا الهاتف",
  Retry: "إعادة المحاولة",
  "No more products available. Stock limit exceeded": "لا تتوفر كمية أخرى. تجاوزت حد المخزون",
  "There are items in your cart from another vendor, Do you want to clear your cart?":
    "توجد في سلتك منتجات من متجر آخر، هل تريد إفراغ السلة؟",
  "Clear and add": "إفراغ وإضافة",
};
export const translate = messagesOf(arabicMessages);

export interface Args {
  toasts: readonly ToastContent[];
  placement?: ToastPlacement;
}

/** A separate toast store per story, with toasts that do not expire: the last one is shown. */
export function Shown({ toasts, placement, store: given }: Args & { store?: ToastStore }) {
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
        onClick={() => store.show({ title: translate({ locale }, "Updated successfully"), tone: "success" })}
      >
        {translate({ locale }, "Save")}
      </Button>
      <Toaster store={store} placement={placement} mark={<Logo variant="mark" height={28} alt="" />} />
    </div>
  );
}

/** One toast of each kind. */
export const english = {
  success: {
    title: "Added to your cart",
    text: "Chicken machboos, QAR 52.00",
    tone: "success",
    action: { label: "View", onClick: fn() },
  },
  push: {
    title: "Faisal is on the way",
    text: "Your order arrives about 7:45",
    variant: "push",
    duration: Infinity,
  },
  warning: {
    title: "Only 2 left today",
    text: "We kept 2 luqaimat in your cart",
    tone: "warning",
    icon: Package,
  },
  danger: {
    title: "You are offline",
    text: "Your cart is safe on this phone",
    tone: "danger",
    icon: WifiOff,
    action: { label: "Retry", onClick: fn() },
  },
} satisfies Record<string, ToastContent>;

/** Waits until the animations of the element have ended. */
export async function settled(element: Element) {
  await Promise.allSettled(element.getAnimations().map((animation) => animation.finished));
}

/** Drags the element horizontally by a number of pixels. */
export function swipe(element: Element, way: number) {
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

/** The part of the story context that the play functions use. */
interface PlayContext extends Pick<StoryContext, "canvas"> {
  step: (label: string, play: () => Promise<void>) => Promise<void> | void;
}

/** Checks when the timer runs and when it pauses. */
export async function playTime(store: ToastStore, { canvas, step }: PlayContext) {
  await step("closes after its duration", async () => {
    store.show({ title: "Gone soon", duration: 200 });
    await screen.findByText("Gone soon");
    await waitFor(() => expect(screen.queryByText("Gone soon")).toBeNull(), { timeout: 1500 });
  });
  await step("pauses while hovered", async () => {
    store.show({ title: "Read me", duration: 400 });
    const item = (await screen.findByText("Read me")).closest("li")!;
    await userEvent.hover(item);
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(item).toHaveAttribute("data-state", "open");
    await userEvent.unhover(item);
    await fireEvent.pointerLeave(item.closest("[role='region']")!);
    await waitFor(() => expect(screen.queryByText("Read me")).toBeNull(), { timeout: 1500 });
  });
  await step("pauses while the window is inactive", async () => {
    store.show({ title: "Come back", duration: 400 });
    const item = (await screen.findByText("Come back")).closest("li")!;
    await fireEvent.blur(window);
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(item).toHaveAttribute("data-state", "open");
    await fireEvent.focus(window);
    await waitFor(() => expect(screen.queryByText("Come back")).toBeNull(), { timeout: 1500 });
  });
  await step("and not because another was dismissed", async () => {
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
  await step("pauses while focused", async () => {
    store.show({ title: "Press me", duration: 400, action: { label: "Undo", onClick: fn() } });
    const undo = await screen.findByRole("button", { name: "Undo" });
    undo.focus();
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(undo).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByText("Press me")).toBeNull(), { timeout: 1500 });
  });
}

const retry = fn();

/** Checks that keyboard and pointer reach a toast above a modal dialog. */
export async function playOverADialog(store: ToastStore, { step }: PlayContext) {
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
  await step("assistive technology still reads it", async () => {
    await expect(item.closest("[aria-hidden='true']")).toBeNull();
    await expect(screen.getByRole("button", { name: "Retry" })).toBeInTheDocument();
  });
  await step("a toast without a timeout can be closed", async () => {
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
}

/** Checks which layer Escape applies to. */
export async function playEscapeByFocus(store: ToastStore, { step }: PlayContext) {
  const drawer = await screen.findByRole("dialog");
  await waitFor(() => expect(drawer).toHaveFocus());
  const offline: ToastContent = { title: "You are offline", tone: "danger", duration: Infinity };
  store.show(offline);
  const item = (await screen.findByText("You are offline")).closest("li")!;
  await step("the drawer's title bar is not covered", async () => {
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
  await step("in a field with text it clears the text", async () => {
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
  await step("on the page it does not apply to the toast", async () => {
    await userEvent.keyboard("{Escape}");
    await expect(again).toHaveAttribute("data-state", "open");
  });
  await step("a drawer opened later does not take the toast's Escape", async () => {
    await userEvent.click(screen.getByRole("button", { name: "Open the cart" }));
    const later = await screen.findByRole("dialog");
    again.focus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(again).not.toBeInTheDocument());
    await expect(later).toHaveAttribute("data-state", "open");
    await settled(later);
  });
}

/** The uppermost element at the middle of another is inside it: it can be seen and pressed. */
function isUppermost(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** Shows a toast over a host's own modal dialog, and tries it there with pointer and keyboard. */
export async function playOverANativeDialog(store: ToastStore, { step }: PlayContext) {
  retry.mockClear();
  const dialog = await screen.findByRole("dialog");
  const show = async (title: string) => {
    store.show({ title, duration: Infinity, action: { label: "Retry", onClick: retry } });
    const item = (await screen.findByText(title)).closest("li")!;
    await waitFor(() => expect(isUppermost(item)).toBe(true));
    return item;
  };
  await step("it is seen, announced and pressed", async () => {
    const item = await show("You are offline");
    await expect(item.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await expect(retry).toHaveBeenCalledOnce();
    await waitFor(() => expect(item).not.toBeInTheDocument());
  });
  await step("the keyboard reaches it, and Escape closes it alone", async () => {
    const item = await show("Still offline");
    await userEvent.keyboard("[F8]");
    await userEvent.tab();
    await expect(item).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(item).not.toBeInTheDocument());
    await expect(dialog).toHaveAttribute("open");
  });
  await step("it stays when the dialog is closed", async () => {
    await show("Saved");
    await userEvent.click(screen.getByRole("button", { name: "Close the dialog" }));
    await waitFor(() => expect(screen.getByText("Saved").closest("dialog")).toBeNull());
    await waitFor(() => expect(isUppermost(screen.getByText("Saved"))).toBe(true));
  });
}
