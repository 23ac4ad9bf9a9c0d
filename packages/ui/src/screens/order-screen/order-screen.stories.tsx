import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyOrder } from "../../story-data/orders.js";
import { StoryShell } from "../../story-data/shell.js";
import type { OrderStatusKind } from "../../widgets/status-badge/index.js";
import { OrderScreen, type OrderData, type OrderScreenProps } from "./index.js";
import { stepsOfOrder } from "./order-steps.js";

interface Props extends Pick<OrderScreenProps, "supportPhone" | "contactHref"> {
  status?: OrderScreenProps["status"];
  at?: OrderStatusKind;
  change?: (language: Language) => Partial<OrderData>;
  loadingCancel?: boolean;
  onRetry: () => void;
  onCancel: () => void;
  onPay: () => void;
  onReorder: () => void;
  /** Whether the app has a page of the tracking. */
  tracks?: boolean;
}

function Example({
  status = "ready",
  at = "delivering",
  change,
  loadingCancel,
  onRetry,
  onCancel,
  tracks = true,
  ...more
}: Props) {
  const { language } = useLocale();
  const [now, setNow] = useState(at);
  return (
    <StoryShell current="orders">
      <OrderScreen
        status={status}
        order={status === "ready" ? storyOrder(language, now, change?.(language)) : undefined}
        backHref="#orders"
        onRetry={onRetry}
        trackHref={tracks ? "#track" : undefined}
        storeHref={(id) => `#store-${id}`}
        loadingCancel={loadingCancel}
        supportPhone="+97440001111"
        {...more}
        receiptHref="#receipt"
        reviewHref="#review"
        onCancel={() => {
          onCancel();
          setNow("canceled");
        }}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Order",
  component: Example,
  subcomponents: { OrderScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "One order in full: status, lines, price, destination, numbers, and cancellation while possible.",
      whenNot: "For the map and live steps of an active order use the Tracking screen.",
      accessibility:
        "One h1 with the order code, left to right. Canceling asks in an alert dialog; the result is shown as text.",
      do: ["Show canceling only while the server allows it.", "Offer help by phone on the order."],
      dont: ["Don't hide the amounts behind another page."],
      keywords: ["order details", "invoice", "receipt", "cancel order"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onRetry: fn(), onCancel: fn(), onPay: fn(), onReorder: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    track: "Track order",
    cancel: "Cancel order",
    yes: "Cancel the order",
    no: "Keep the order",
    canceled: "Canceled",
  },
  ar: {
    track: "تتبّع الطلب",
    cancel: "إلغاء الطلب",
    yes: "إلغاء الطلب",
    no: "الاحتفاظ بالطلب",
    canceled: "تم الإلغاء",
  },
} as const;
const textsOf = (globals: Record<string, unknown>) => texts[globals["locale"] as Language];

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("link", { name: textsOf(globals).track })).toHaveAttribute(
      "href",
      "#track",
    );
    const steps = stepsOfOrder(storyOrder("en", "delivering"));
    await expect(steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
      "placed done",
      "accepted done",
      "delivering now",
      "delivered next",
    ]);
  },
};

/** An app without a tracking page has the steps on this one, and no link. */
export const WithoutTracking: Story = {
  args: { tracks: false },
  play: async ({ canvas, globals, canvasElement }) => {
    await expect(canvas.queryByRole("link", { name: textsOf(globals).track })).toBeNull();
    await expect(canvasElement.querySelector("[data-slot=sticky-action-bar]")).toBeNull();
  },
};

/** A pending order can be canceled, after confirmation. */
export const Pending: Story = {
  args: { at: "pending" },
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: t.cancel }));
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: t.no }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: t.cancel }));
    const again = within(await screen.findByRole("alertdialog"));
    await userEvent.click(again.getByRole("button", { name: t.yes }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getAllByText(t.canceled)[0]).toBeVisible());
    await expect(canvas.queryByRole("link", { name: t.track })).toBeNull();
  },
};
/** A delivered order has review, reorder and receipt. */
export const Delivered: Story = {
  args: { at: "delivered" },
  play: async ({ args, canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    const named = (en: string, arabic: string) => ({ name: ar ? arabic : en });
    await userEvent.click(canvas.getByRole("button", named("Order again", "إعادة الطلب")));
    await expect(args.onReorder).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", named("Rate your order", "تقييم الطلب"))).toHaveAttribute(
      "href",
      "#review",
    );
    await expect(canvas.getByRole("link", named("Receipt", "الإيصال"))).toHaveAttribute("href", "#receipt");
  },
};
/** A failed payment is shown first. */
export const PaymentFailed: Story = {
  args: { at: "pending", change: () => ({ payment_method: "online", payment_status: "failed" }) },
  play: async ({ args, canvas, globals }) => {
    const name = globals["locale"] === "ar" ? "إعادة الدفع" : "Pay again";
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
export const PaymentWaits: Story = {
  name: "Payment pending",
  args: { at: "pending", change: () => ({ payment_method: "online", payment_status: "pending" }) },
};
export const DineInScheduled: Story = {
  args: {
    at: "accepted",
    change: () => ({
      order_type: "dine_in",
      address: null,
      table_number: "A12",
      scheduled_at: "2026-11-21T19:30:00+03:00",
    }),
  },
};
export const Canceled: Story = { args: { at: "canceled" } };
export const PickUp: Story = {
  args: {
    at: "accepted",
    change: () => ({
      order_type: "pickup",
      address: null,
      delivery_fee: 0,
      order_total: 7680,
      amount_due: 7680,
    }),
  },
};
export const Loading: Story = { args: { status: "loading" } };
/** Without the phone number of support, help is on the contact page. */
export const HelpWithoutPhone: Story = {
  args: { supportPhone: undefined, contactHref: "#contact" },
  play: async ({ canvas, globals }) => {
    const name = globals["locale"] === "ar" ? "مساعدة في هذا الطلب" : "Get help with this order";
    await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", "#contact");
  },
};
export const Failed: Story = { args: { status: "failed" } };
export const Arabic: Story = { globals: { locale: "ar" } };
