import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { storyTime } from "../../story-data/clock.js";
import { storyOrder, storyPath, storyTrack } from "../../story-data/orders.js";
import { StoryShell } from "../../story-data/shell.js";
import type { TrackStepKind } from "../../widgets/order-tracker/index.js";
import type { OrderTypeKind } from "../../widgets/order-type-switch/index.js";
import { TrackingScreen, type OrderTrackData, type TrackingScreenProps } from "./index.js";

interface Props {
  status?: TrackingScreenProps["status"];
  at?: TrackStepKind;
  ridden?: number;
  change?: Partial<OrderTrackData>;
  type?: OrderTypeKind;
  connectionLost?: boolean;
  /** Shows a button that simulates the next server event. */
  playable?: boolean;
  onRetry: () => void;
  onRate: (stars: number) => void;
  onReorder: () => void;
}

function Example({
  status = "ready",
  at = "delivering",
  ridden,
  change,
  type = "delivery",
  connectionLost,
  playable,
  onRetry,
  onRate,
  onReorder,
}: Props) {
  const { language } = useLocale();
  const [now, setNow] = useState(at);
  const path = storyPath(type).map(({ step }) => step);
  const nextStep = path[path.indexOf(now) + 1] ?? now;
  const ready = status === "ready";
  return (
    <StoryShell current="orders">
      <TrackingScreen
        status={status}
        order={
          ready
            ? storyOrder(
                language,
                now === "delivered" ? "delivered" : "delivering",
                type === "delivery" ? {} : { order_type: type, address: null },
              )
            : undefined
        }
        track={ready ? storyTrack(language, now, { ridden, type, change }) : undefined}
        receipt={ready ? storyOrder(language, "delivered", { order_type: type }) : undefined}
        backHref="#orders"
        orderHref="#order"
        onRetry={onRetry}
        supportPhone="+97440001111"
        connectionLost={connectionLost}
        rating={{ onRate, loading: false, moreHref: (stars) => `#review-${stars}` }}
        onReorder={onReorder}
      />
      {playable && (
        <div className="fixed start-4 bottom-4 z-toast">
          <Button onClick={() => setNow(nextStep)}>
            {language === "ar" ? "الخطوة التالية" : "Next step"}
          </Button>
        </div>
      )}
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Tracking",
  component: Example,
  subcomponents: { TrackingScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "An active order: map, arrival time, live steps, rider and help.",
      whenNot: "For past orders and prices use the Order screen.",
      accessibility:
        "The arrival time is the h1. A changed step is announced once with the new arrival time. A lost connection is shown as text; the map is never the only source.",
      do: ["Update live: no refresh button.", "Show “at the latest by” beside the estimate."],
      dont: ["Don't move the map with the rider.", "Don't show the rider's real number."],
      keywords: ["live tracking", "map", "delivery status", "where is my order"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onRetry: fn(), onRate: fn(), onReorder: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    headline: "Arrives around 19:45",
    next: "Next step",
    delivered: /Delivered\. Delivered at 19:43/,
    details: "Details",
    call: "Call Faisal",
    send: "Send rating",
    again: "Order again",
    help: "Get help with this order",
    lost: /connection is lost/,
  },
  ar: {
    headline: "يصل نحو 7:45\u00a0م",
    next: "الخطوة التالية",
    delivered: /تم التوصيل\. وصل طلبك 7:43 م/,
    details: "التفاصيل",
    call: "الاتصال بالمندوب فيصل",
    send: "إرسال التقييم",
    again: "إعادة الطلب",
    help: "مساعدة في هذا الطلب",
    lost: /انقطع الاتصال/,
  },
} as const;
const textsOf = (globals: Record<string, unknown>) => texts[globals["locale"] as Language];

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals);
    // With the day: the order of the stories is of the past.
    const headline = new RegExp(`^${t.headline}`);
    await expect(canvas.getByRole("heading", { level: 1, name: headline })).toBeVisible();
    const [help] = canvas.getAllByRole("link", { name: t.help });
    await expect(help).toHaveAttribute("href", "tel:+97440001111");
  },
};

/** Updates live and announces the status. */
export const MovingOn: Story = {
  name: "Live updates",
  args: { playable: true },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = textsOf(globals);
    const announcement = canvasElement.querySelector("[data-slot=tracking-announcement]")!;
    await expect(announcement).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button", { name: t.next }));
    await waitFor(() => expect(announcement).toHaveTextContent(t.delivered));
    const steps = canvas.getAllByRole("listitem").filter((item) => item.dataset["slot"] === "order-step");
    await expect(steps.at(-1)).toHaveAttribute("aria-current", "step");
  },
};
export const JustSent: Story = { args: { at: "placed" } };
export const BeingPrepared: Story = { name: "Preparing", args: { at: "preparing" } };
export const AlmostThere: Story = { name: "Nearly arrived", args: { ridden: 0.92 } };
/** The rider is not known yet; the place is reserved. */
export const BeforeTheRider: Story = {
  args: { at: "accepted", playable: true },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = textsOf(globals);
    const top = () => canvas.getByRole("link", { name: t.details }).getBoundingClientRect().top;
    // A font that comes later moves all lines.
    await document.fonts.ready;
    const before = top();
    await userEvent.click(canvas.getByRole("button", { name: t.next }));
    await userEvent.click(canvas.getByRole("button", { name: t.next }));
    const call = await canvas.findByRole("link", { name: t.call });
    await expect(call).toHaveAttribute("href", "tel:+97440002255");
    await expect(canvasElement.querySelector("[data-slot=tracking-rider]")).toBeVisible();
    await expect(Math.abs(top() - before)).toBeLessThanOrEqual(1);
  },
};
/** The stars are right there, and so is ordering again. */
export const Delivered: Story = {
  args: { at: "delivered" },
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getAllByRole("radio")[3]!);
    await userEvent.click(await canvas.findByRole("button", { name: t.send }));
    await expect(args.onRate).toHaveBeenCalledWith(4);
    await userEvent.click(canvas.getByRole("button", { name: t.again }));
    await expect(args.onReorder).toHaveBeenCalledOnce();
  },
};
export const Canceled: Story = {
  args: {
    change: {
      order_status: "canceled",
      eta: null,
      rider: null,
      steps: [
        { step: "placed", state: "done", at: storyTime("19:08") },
        { step: "canceled", state: "now", at: storyTime("19:12") },
      ],
    },
  },
};
export const PickUp: Story = {
  args: { at: "preparing", type: "pickup", change: { destination: null } },
};
export const ConnectionLost: Story = {
  args: { connectionLost: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textsOf(globals).lost)).toBeVisible();
  },
};
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Arabic: Story = { globals: { locale: "ar" } };
