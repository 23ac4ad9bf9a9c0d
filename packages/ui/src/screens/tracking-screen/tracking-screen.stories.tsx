import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import type { Language } from "../../locale/index.js";
import { storyTime } from "../../story-data/clock.js";
import { TrackingExample } from "../../story-data/tracking-example.js";
import { TrackingScreen } from "./index.js";

const meta = {
  title: "Screens/Tracking",
  component: TrackingExample,
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
} satisfies Meta<typeof TrackingExample>;
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
    delay: "The store needs 10 minutes longer than it said",
    waits: "Your order is waiting",
    directions: "Directions",
    noAnswer: "The store has not answered yet",
    wait: "Wait",
    choices: "See your choices",
    moneyBack: "Cancel and give the money back",
    toWallet: "To the wallet",
    cancel: "Cancel order",
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
    delay: "يحتاج المتجر إلى 10 دقائق إضافية",
    waits: "طلبك بانتظارك",
    directions: "الاتجاهات",
    noAnswer: "المتجر لم يرد بعد",
    wait: "أنتظر",
    choices: "عرض الخيارات",
    moneyBack: "ألغِ الطلب وأعد المبلغ",
    toWallet: "إلى المحفظة",
    cancel: "إلغاء الطلب",
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
    orderChange: {
      cancellation: { cause: "no_answer", reason: null },
      refunds: [{ to_wallet: 0, to_card: 8480, to_cash: 0, reason: null, state: "pending" }],
    },
  },
};
export const PickUp: Story = {
  args: { at: "preparing", type: "pickup", change: { destination: null } },
};
/** The rider has the order: the code to say at the door, and the cash to have ready. Read out digit by digit. */
export const WithCode: Story = {
  name: "Hand-over code",
  args: { change: { hand_over_code: "4729" } },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector("[data-slot=hand-over-code]");
    await expect(card).toHaveTextContent("4 7 2 9");
    await expect(card).toHaveTextContent("84.80");
  },
};
/** The code is announced once the order leaves the store. */
export const CodeAnnounced: Story = {
  args: { at: "preparing", playable: true, change: { hand_over_code: "4729", delay_minutes: 10 } },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = textsOf(globals);
    await expect(canvas.getByText(t.delay)).toBeVisible();
    const card = canvasElement.querySelector("[data-slot=hand-over-code]")!;
    await expect(card).not.toHaveTextContent(/4 7 2 9/);
    await userEvent.click(canvas.getByRole("button", { name: t.next }));
    const announcement = canvasElement.querySelector("[data-slot=tracking-announcement]")!;
    await waitFor(() => expect(announcement).toHaveTextContent(/4 7 2 9/));
    await expect(canvas.queryByText(t.delay)).toBeNull();
  },
};
/** A delivery that is ready waits for its rider. */
export const WaitsForRider: Story = {
  name: "Ready, before the rider",
  args: { at: "preparing", change: { ready_at: storyTime("19:29") } },
};
export const ReadyAtTheCounter: Story = {
  args: {
    at: "ready",
    type: "pickup",
    change: {
      destination: null,
      hand_over_code: "4729",
      ready_at: storyTime("19:29"),
      store_address: "Abdullah Bin Jassim Street, Msheireb",
    },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = textsOf(globals);
    await expect(canvas.getByRole("heading", { level: 1, name: t.waits })).toBeVisible();
    await expect(canvasElement.querySelector("[data-slot=hand-over-code]")).toHaveTextContent("4 7 2 9");
    const way = canvas.getByRole("link", { name: t.directions });
    await expect(way).toHaveAttribute("href", expect.stringContaining("destination=25.2876,51.5331"));
  },
};
const unansweredTrack = { store_unanswered: true, cancels_at: storyTime("19:23"), rider: null } as const;
/** Nobody answers: waiting is chosen; the money goes where its customer wants it. */
export const Unanswered: Story = {
  args: {
    at: "placed",
    change: unansweredTrack,
    orderChange: { payment_method: "card", payment_status: "paid" },
    unanswered: {
      otherStore: { name: "Umm Khalid Kitchen", delivery_time: { min: 25, max: 35 } },
      onCancel: fn(),
    },
  },
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals);
    await expect(canvas.getByRole("heading", { level: 1, name: t.noAnswer })).toBeVisible();
    await expect(canvas.getAllByRole("radio")[0]).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: t.wait }));
    await userEvent.click(await canvas.findByRole("button", { name: t.choices }));
    await userEvent.click(canvas.getByRole("radio", { name: t.moneyBack }));
    await userEvent.click(canvas.getByRole("radio", { name: t.toWallet }));
    await userEvent.click(canvas.getByRole("button", { name: t.cancel }));
    await expect(args.unanswered!.onCancel).toHaveBeenCalledWith("wallet");
  },
};
/** Cash: nothing was charged, so nothing goes back. */
export const UnansweredInCash: Story = {
  args: { at: "placed", change: unansweredTrack, unanswered: {} },
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
