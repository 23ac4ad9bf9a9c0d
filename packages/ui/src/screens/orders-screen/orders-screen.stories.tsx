import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { StoryAccountNav } from "../../story-data/account-nav.js";
import { storyOrderCard, storyPastOrders } from "../../story-data/orders.js";
import { StoryShell } from "../../story-data/shell.js";
import { OrdersScreen, type OrderListData } from "./orders-screen.js";

interface Props {
  current?: OrderListData["status"];
  past?: OrderListData["status"];
  none?: boolean;
  noneNow?: boolean;
  loadingMore?: boolean;
  onRetry: () => void;
  onLoadMore?: () => void;
  onReorder: (orderId: string) => void;
}

function Example({
  current = "ready",
  past = "ready",
  none = false,
  noneNow = none,
  loadingMore,
  onRetry,
  onLoadMore,
  onReorder,
}: Props) {
  const { language } = useLocale();
  return (
    <StoryShell current="orders">
      <OrdersScreen
        current={{
          status: current,
          items:
            current !== "ready" || noneNow
              ? []
              : [
                  storyOrderCard(language, "delivering"),
                  storyOrderCard(language, "pending", { store: 7, eta: null, order_code: "TB-3FQ8LB" }),
                ],
          onRetry,
        }}
        past={{
          status: past,
          items: past !== "ready" || none ? [] : storyPastOrders(language),
          onRetry,
          onLoadMore,
          loadingMore,
        }}
        orderHref={(id) => `#order-${id}`}
        trackHref={(id) => `#track-${id}`}
        browseHref="#home"
        reorder={{ onReorder, loadingId: null }}
        nav={<StoryAccountNav language={language} current="orders" />}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Orders",
  component: Example,
  subcomponents: { OrdersScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Active orders, then past orders.",
      whenNot: "For one order use the Order screen.",
      accessibility:
        "Two regions with headings; each list fails and retries on its own. “Show more” keeps the focus while the next page loads.",
      do: ["Hide the first list without active orders.", "Show the number of active orders."],
      dont: ["Don't mix both lists and sort by date."],
      keywords: ["order history", "my orders", "past orders"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onRetry: fn(), onReorder: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    again: /^Order again/,
    more: "Show more",
    retry: "Try again",
    none: "No orders",
    current: "Current",
    past: "Past",
  },
  ar: {
    again: /^إعادة الطلب/,
    more: "عرض المزيد",
    retry: "إعادة المحاولة",
    none: "لا توجد طلبات",
    current: "الحالية",
    past: "السابقة",
  },
} as const;
const textsOf = (globals: Record<string, unknown>) => texts[globals["locale"] as Language];

export const Default: Story = {
  args: { onLoadMore: fn() },
  play: async ({ canvas, args, globals }) => {
    const t = textsOf(globals);
    await expect(canvas.getByRole("region", { name: t.current })).toBeVisible();
    await expect(canvas.getByRole("region", { name: t.past })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: t.more }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getAllByRole("button", { name: t.again })[0]!);
    await expect(args.onReorder).toHaveBeenCalledOnce();
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const NothingOnItsWay: Story = { name: "No current orders", args: { noneNow: true } };
export const NoOrders: Story = {
  args: { none: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("heading", { name: textsOf(globals).none })).toBeVisible();
  },
};
export const Loading: Story = { args: { current: "loading", past: "loading" } };
export const LoadingMore: Story = { args: { onLoadMore: fn(), loadingMore: true } };
/** Both lists failed: one error, one retry for both. */
export const Failed: Story = {
  args: { current: "failed", past: "failed" },
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).retry }));
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};
export const PastFailed: Story = { args: { past: "failed" } };
export const Arabic: Story = { globals: { locale: "ar" } };
