import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { opensIn } from "../../story-data/store-info.js";
import { storyStore } from "../../story-data/stores.js";
import { StoreCard, StoreCardSkeleton, type StoreCardData, type StoreCardLayout } from "./index.js";
import { storeCardLayouts } from "./store-card-data.js";

interface Props {
  index?: number;
  layout?: StoreCardLayout;
  change?: Partial<StoreCardData>;
  saved?: boolean;
  onToggle?: (saved: boolean) => void;
}

function Example({ index = 0, layout = "rail", change, saved, onToggle }: Props) {
  const { language } = useLocale();
  return (
    <div className={layout === "row" ? "max-w-120" : "w-store-card max-w-full"}>
      <StoreCard
        store={{ ...storyStore(language, index), ...change }}
        href="#store"
        layout={layout}
        favourite={saved === undefined ? undefined : { saved, onToggle: (next) => onToggle?.(next) }}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Store card",
  component: Example,
  subcomponents: { StoreCard },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "A store: picture, name, rating, cuisines, delivery time and fee. 286 px wide in a rail, full width in a grid, a row with a small picture in lists.",
      whenNot: "For a set of stores use CollectionCard. On the store's page use StoreHeader.",
      accessibility:
        "An article whose name is the link and covers the card; the heart is a separate button above it. Closed and dine-in only are text on the picture or in the row.",
      do: [
        "Show when a closed store opens.",
        "Set `eager` for the first card where no larger picture is above it.",
      ],
      dont: [
        "Don't hide closed stores: customers plan ahead.",
        "Don't put more than one tag on the picture.",
      ],
      keywords: ["restaurant card", "shop", "merchant", "store tile"],
    } satisfies ComponentGuide,
  },
  args: { onToggle: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await expect(canvas.getByRole("link", { name: ar ? "بيت المجبوس" : "Bayt Al Machboos" })).toHaveAttribute(
      "href",
      "#store",
    );
    await expect(canvas.getByRole("img")).toHaveAccessibleName(/4\.8/);
  },
};

export const Layouts: Story = {
  render: (args) => (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {storeCardLayouts.map((layout) => (
        <Example key={layout} {...args} layout={layout} />
      ))}
    </div>
  ),
};
export const FreeDelivery: Story = { args: { index: 2 } };
export const Favourite: Story = {
  args: { saved: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onToggle).toHaveBeenCalledWith(false);
  },
};
export const ClosedToday: Story = {
  args: { index: 3, change: { is_open: false, opens_at: opensIn(0) } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/17:00|5:00 م/)).toHaveLength(2);
  },
};
export const ClosedUntilTomorrow: Story = {
  args: { index: 3, change: { is_open: false, opens_at: opensIn(1) } },
};
export const ClosedForDays: Story = {
  args: { index: 3, change: { is_open: false, opens_at: opensIn(4) } },
};
export const ClosedRow: Story = {
  args: { layout: "row", index: 3, change: { is_open: false, opens_at: null } },
};
/** With the heart at the end of the row. */
export const FavouriteRow: Story = {
  args: { layout: "row", saved: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};
export const DineInOnlyRow: Story = {
  args: { layout: "row", index: 6, change: { order_types: ["dine_in"] } },
};
export const Grid: Story = {
  globals: { viewport: { value: "desktop" } },
  render: (args) => (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-x-5 gap-y-7">
      {Array.from({ length: 8 }, (_, index) => (
        <Example key={index} {...args} index={index} layout="grid" saved={index === 1} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(8);
  },
};
export const DineInOnly: Story = { args: { index: 6, change: { order_types: ["dine_in"] } } };
export const NewWithoutRatings: Story = { args: { index: 5, change: { rating: 0, reviews_count: 0 } } };
export const NoPicture: Story = { args: { change: { cover: null } } };
export const LongWords: Story = {
  name: "Long texts",
  args: {
    change: {
      name: "The Original Qatari House of Machboos, Feasts and Celebrations",
      cuisines: ["Qatari", "Rice dishes", "Breakfast", "Sweets", "Family trays"],
    },
  },
};
export const Loading: Story = {
  render: () => (
    <SkeletonGroup className="grid gap-6">
      <StoreCardSkeleton />
      <StoreCardSkeleton layout="row" />
      <StoreCardSkeleton layout="grid" />
    </SkeletonGroup>
  ),
};
export const Arabic: Story = { globals: { locale: "ar" }, args: { saved: false } };
