import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { storyOrderCard, storyPastOrders } from "../../story-data/orders.js";
import type { OrderStatusKind } from "../status-badge/index.js";
import { CurrentOrderCard, OrderCardSkeleton, PastOrderCard, type PastOrderCardProps } from "./order-card.js";

function Current({ status = "delivering", eta = true }: { status?: OrderStatusKind; eta?: boolean }) {
  const { language } = useLocale();
  const order = storyOrderCard(language, status, eta ? {} : { eta: null });
  return (
    <div className="mx-auto max-w-form">
      <CurrentOrderCard order={order} href="#order" trackHref="#track" />
    </div>
  );
}
function Past({ at, ...props }: { at: number } & Pick<PastOrderCardProps, "onReorder" | "loading">) {
  const { language } = useLocale();
  return (
    <div className="mx-auto max-w-form">
      <PastOrderCard order={storyPastOrders(language)[at]!} href="#order" {...props} />
    </div>
  );
}

const meta = {
  title: "Widgets/Order card",
  component: Current,
  subcomponents: { CurrentOrderCard, PastOrderCard },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "An order in a list. Current: store, status, arrival time, progress bars, and a tracking link. Past: store, date, pictures, total, receipt, and a reorder button.",
      whenNot: "For a whole order use the Order screen. For its steps with times use OrderTracker.",
      accessibility:
        "An article named by the store. Links contain the order's code: “Track order TB-7K2M9Q”. Pictures are decorative, the code reads left to right.",
      do: ["Show the arrival time large.", "Set `trackHref` only for current orders."],
      dont: ["Don't mix current and past orders in one list.", "Don't list the whole order in the card."],
      keywords: ["order row", "order history", "past orders", "reorder", "delivery"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Current>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = { en: "Track order TB-7K2M9Q", ar: "تتبّع الطلب TB-7K2M9Q" } as const;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole("link", { name: texts[globals["locale"] as Language] });
    await expect(link).toHaveAttribute("href", "#track");
  },
};
export const Pending: Story = { args: { status: "pending", eta: false } };
export const Accepted: Story = { args: { status: "accepted" } };
export const PastDelivered: Story = { render: () => <Past at={0} onReorder={() => {}} /> };
export const PastReordering: Story = { render: () => <Past at={0} onReorder={() => {}} loading /> };
export const PastReceiptOnly: Story = { render: () => <Past at={0} /> };
export const PastThreePictures: Story = {
  name: "Past, three pictures",
  render: () => <Past at={3} onReorder={() => {}} />,
};
export const PastCanceled: Story = { render: () => <Past at={2} onReorder={() => {}} /> };
export const Loading: Story = {
  render: () => (
    <SkeletonGroup className="mx-auto grid max-w-form gap-3">
      <OrderCardSkeleton variant="current" />
      <OrderCardSkeleton />
    </SkeletonGroup>
  ),
};
export const Arabic: Story = { globals: { locale: "ar" } };
