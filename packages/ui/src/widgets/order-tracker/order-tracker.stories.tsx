import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { storyTime } from "../../story-data/clock.js";
import { storyEta, storyTrack } from "../../story-data/orders.js";
import { OrderTracker } from "./order-tracker.js";

const meta = {
  title: "Widgets/Order tracker",
  component: OrderTracker,
  subcomponents: { OrderTracker },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Order timeline. Shows completed, current and upcoming steps with times.",
      whenNot: "In a card use OrderProgress. Don't use it for the steps of a form.",
      accessibility:
        'An ordered list; the current step has `aria-current="step"`, and each step has the hidden text “Done:”, “Now:” or “Still to come:”. Times are `time` elements. A canceled order ends with its own step, with a text and a cross.',
      do: [
        "Show the expected time on the last step with `eta`.",
        "Announce a change once, elsewhere (as the Tracking screen does).",
      ],
      dont: ["Don't show steps that can no longer happen.", "Don't show unconfirmed arrival times."],
      keywords: ["timeline", "stepper", "tracking", "status history", "vertical steps"],
    } satisfies ComponentGuide,
  },
  args: { steps: storyTrack("en").steps, eta: storyEta },
} satisfies Meta<typeof OrderTracker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The animation of the line after a step. */
const drawing = (step: Element) => getComputedStyle(step, "::after").animationName;

/** An ordered list; the current step is marked, and every state has a text. Lines of completed steps draw in. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    const steps = canvas.getAllByRole("listitem");
    await expect(steps).toHaveLength(5);
    await expect(steps.filter((step) => step.getAttribute("aria-current") === "step")).toEqual([steps[3]]);
    await expect(steps[0]).toHaveTextContent(ar ? "تم: أُرسل الطلب" : "Done: Order sent");
    await expect(steps[4]).toHaveTextContent(ar ? "لاحقًا: تم التوصيل" : "Still to come: Delivered");
    await expect(steps[4]).toHaveTextContent(/19:45|7:45 م/);
    const drawn = matchMedia("(prefers-reduced-motion: reduce)").matches ? "none" : "ui-draw-line";
    await expect(steps.map(drawing)).toEqual([drawn, drawn, drawn, "none", "none"]);
  },
};
export const JustSent: Story = { args: { steps: storyTrack("en", "placed").steps } };
export const BeingPrepared: Story = {
  name: "Preparing",
  args: { steps: storyTrack("en", "preparing").steps },
};
export const Delivered: Story = { args: { steps: storyTrack("en", "delivered").steps, eta: null } };
export const PickUp: Story = {
  args: { orderType: "pickup", steps: storyTrack("en", "ready", { type: "pickup" }).steps },
};
export const Canceled: Story = {
  args: {
    eta: null,
    steps: [
      { step: "placed", state: "done", at: storyTime("19:08") },
      { step: "canceled", state: "now", at: storyTime("19:12") },
    ],
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
