import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyStoreInfo } from "../../story-data/store-info.js";
import { StoreInfo, type StoreInfoData } from "./store-info.js";

function Example({
  change,
  reviewsHref = "#reviews",
}: {
  change?: Partial<StoreInfoData>;
  reviewsHref?: string;
}) {
  const { language } = useLocale();
  return (
    <div className="max-w-105">
      <StoreInfo store={{ ...storyStoreInfo(language), ...change }} reviewsHref={reviewsHref} />
    </div>
  );
}

const meta = {
  title: "Widgets/Store info",
  component: Example,
  subcomponents: { StoreInfo },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Details of a store: description, reviews, opening hours, location, legal name.",
      whenNot: "For the page's header use StoreHeader.",
      accessibility: "Reviews are one link; a button expands the hours; the map is an image.",
      do: ["Open it in a sheet from the store's header.", "Show the registered name: the law requires it."],
      dont: ["Don't repeat fees and times of the header."],
      keywords: ["about", "details", "more info", "imprint"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole("link", {
      name: globals["locale"] === "ar" ? /1,240 تقييم/ : /1,240 reviews/,
    });
    await expect(link).toHaveAttribute("href", "#reviews");
    await expect(canvas.getByText(globals["locale"] === "ar" ? "عائلي" : "Family kitchen")).toBeVisible();
  },
};
/** No reviews and no location. */
export const Newcomer: Story = {
  name: "New, without reviews",
  args: { change: { rating: 0, reviews_count: 0, location: null, description: "", opening_hours: [] } },
};
export const Closed: Story = { args: { change: { is_open: false, opens_at: null } } };
export const LongWords: Story = {
  name: "Long texts",
  args: {
    change: { legal_name: "The Original Qatari House of Machboos, Feasts and Celebrations Trading W.L.L." },
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
