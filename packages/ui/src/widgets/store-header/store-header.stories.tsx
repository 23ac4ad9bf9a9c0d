import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { cataloguePicture } from "../../story-data/pictures.js";
import { opensIn } from "../../story-data/store-info.js";
import { storyStore } from "../../story-data/stores.js";
import { StoreHeader, StoreHeaderSkeleton, type StoreHeaderData } from "./index.js";

function Example({
  index = 0,
  change,
  onShare,
  onOpenInfo,
  onChangePlace,
}: {
  index?: number;
  change?: Partial<StoreHeaderData>;
  onShare?: () => void;
  onOpenInfo?: () => void;
  onChangePlace?: () => void;
}) {
  const { language } = useLocale();
  return (
    <div className="desktop:max-w-216">
      <StoreHeader
        store={{
          ...storyStore(language, index),
          cover: cataloguePicture("covers/bayt-al-machboos", 1200, 400),
          ...change,
        }}
        backHref="#home"
        onShare={onShare}
        onOpenInfo={onOpenInfo}
        onChangePlace={onChangePlace}
        reviewsHref="#reviews"
        favourite={{ saved: false, onToggle: () => {} }}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Store header",
  component: Example,
  subcomponents: { StoreHeader },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The header of a store's page: cover, logo, name, rating, key facts (time, fee, minimum), and notices.",
      whenNot: "In lists use StoreCard. For other screens use ScreenHead.",
      accessibility:
        "The store's name is the h1 and focusable. Icon buttons on the cover have names. Closed or dine-in only is an alert, in the place of the offer.",
      do: ["Show the notice before the menu.", "Show the same facts in the same order as on the cards."],
      dont: ["Don't put text into the cover picture.", "Don't show zeros: use “free” and “none”."],
      keywords: ["store header", "restaurant page", "cover", "banner", "shop info"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  args: { onShare: fn(), onOpenInfo: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      ar ? "بيت المجبوس" : "Bayt Al Machboos",
    );
    await userEvent.click(
      canvas.getByRole("button", { name: ar ? "مشاركة بيت المجبوس" : "Share Bayt Al Machboos" }),
    );
    await expect(args.onShare).toHaveBeenCalledOnce();
    await userEvent.click(
      canvas.getByRole("button", { name: ar ? "عن بيت المجبوس" : "About Bayt Al Machboos" }),
    );
    await expect(args.onOpenInfo).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("link", { name: ar ? /التقييمات/ : /Reviews/ })).toHaveAttribute(
      "href",
      "#reviews",
    );
  },
};
export const FreeDelivery: Story = { args: { index: 2 } };
export const NoOffer: Story = { args: { change: { offer: null, free_delivery_over: null } } };
export const Closed: Story = { args: { change: { is_open: false, opens_at: opensIn(0) } } };
/** It does not deliver to the customer's place: says so in place of the facts. */
export const NoDeliveryHere: Story = {
  args: { change: { delivers_here: false }, onChangePlace: fn() },
  play: async ({ args, canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    // It stands on phones and on desktop in other places, of which one is hidden.
    const notices = await canvas.findAllByText(ar ? "لا يوصّل إلى منطقتك" : "Does not deliver to your area");
    await expect(notices.filter((notice) => notice.checkVisibility())).toHaveLength(1);
    await expect(canvas.queryByText(ar ? "رسوم التوصيل" : "Delivery fee")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: ar ? "تغيير" : "Change" }));
    await expect(args.onChangePlace).toHaveBeenCalledOnce();
  },
};
export const DineInOnly: Story = { args: { change: { order_types: ["dine_in"] } } };
export const DineInAllDay: Story = { args: { change: { order_types: ["dine_in"], closes_at: null } } };
/** "All day" beside "Closed" would contradict each other. */
export const DineInClosed: Story = {
  args: {
    change: {
      order_types: ["dine_in"],
      is_open: false,
      opens_at: "2026-11-22T09:00:00.000Z",
      closes_at: null,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=store-facts]")).toBeNull();
  },
};
export const NoMinimum: Story = { args: { change: { min_order: 0, delivery_fee: 0 } } };
export const NoPictureNoRatings: Story = {
  args: { change: { cover: null, rating: 0, reviews_count: 0, cuisines: [] } },
};
export const LongWords: Story = {
  name: "Long texts",
  args: {
    change: {
      name: "The Original Qatari House of Machboos, Feasts and Celebrations",
      cuisines: ["Qatari", "Rice dishes", "Breakfast", "Sweets", "Family trays"],
      delivery_fee: 123450,
      min_order: 1234500,
    },
  },
};
/** The back button works before loading. */
export const Loading: Story = {
  render: () => (
    <div className="desktop:max-w-216">
      <StoreHeaderSkeleton backHref="#home" />
    </div>
  ),
};
export const Arabic: Story = { globals: { locale: "ar" } };
