import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyOrderCard, storyTrack } from "../../story-data/orders.js";
import type { TrackStepKind } from "../order-tracker/index.js";
import type { OrderTypeKind } from "../order-type-switch/index.js";
import { RunningOrderBar } from "./running-order-bar.js";

interface Props {
  at?: TrackStepKind;
  type?: OrderTypeKind;
  eta?: boolean;
}

function Example({ at = "preparing", type = "delivery", eta = true }: Props) {
  const { language } = useLocale();
  const card = storyOrderCard(language, "accepted", { order_type: type, ...(eta ? {} : { eta: null }) });
  return (
    <RunningOrderBar order={{ ...card, steps: storyTrack(language, at, { type }).steps }} href="#track" />
  );
}

const meta = {
  title: "Widgets/Running order bar",
  component: Example,
  subcomponents: { RunningOrderBar },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "A running order on every page: arrival time, present step and the way to its tracking.",
      whenNot: "In a list use CurrentOrderCard, on the order's own pages OrderTracker.",
      accessibility:
        "One link with the arrival time, the step and the store. Changes are not announced: a notification is.",
      do: ["Show the order that arrives first.", "Load it after the page, for signed-in customers only."],
      dont: ["Don't show it on the page that it links to, or at checkout."],
      keywords: ["live order", "order in progress", "mini tracker", "status bar"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole("link", {
      name:
        globals["locale"] === "ar" ? /يصل نحو 7:45 م.*قيد التحضير/ : /Arrives around 19:45.*Being prepared/,
    });
    await expect(link).toHaveAttribute("href", "#track");
  },
};
export const OnTheWay: Story = { args: { at: "delivering" } };
export const PickUp: Story = { args: { type: "pickup" } };
export const TimeUnknown: Story = { args: { at: "placed", eta: false } };
export const Arabic: Story = { globals: { locale: "ar" } };
