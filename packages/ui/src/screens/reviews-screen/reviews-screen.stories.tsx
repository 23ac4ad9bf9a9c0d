import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyReviews, storySummary } from "../../story-data/reviews.js";
import { StoryShell } from "../../story-data/shell.js";
import { storyStore } from "../../story-data/stores.js";
import { ReviewsScreen, type ReviewsScreenProps } from "./reviews-screen.js";

const nothing = () => {};

function Example({ count = 6, ...props }: Partial<ReviewsScreenProps> & { count?: number }) {
  const { language } = useLocale();
  const here = props.status === undefined || props.status === "ready";
  return (
    <StoryShell>
      <ReviewsScreen
        status="ready"
        storeName={storyStore(language).name}
        summary={here ? storySummary : undefined}
        reviews={here ? storyReviews(language, count) : []}
        sort="newest"
        onSortChange={nothing}
        listStatus="ready"
        onRetry={nothing}
        backHref="#store"
        {...props}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Reviews",
  component: Example,
  subcomponents: { ReviewsScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Reviews of a store: summary, then the list with sorting.",
      whenNot: "A store's info sheet links here.",
      accessibility:
        "One h1 that includes the store's name; sorting is a radio group; reviews are a list of articles.",
      do: ["Offer the form only to customers with an order to review."],
      dont: ["Don't sort by the best rating by default."],
      keywords: ["feedback", "ratings", "comments", "testimonials"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onSortChange: fn(), onRetry: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: { lowest: "Lowest", retry: "Try again", none: "There is no Reviews here yet", write: "Write a review" },
  ar: { lowest: "الأدنى", retry: "إعادة المحاولة", none: "لا توجد تقييمات حتى الآن", write: "كتابة تقييم" },
} as const;
const textsOf = (globals: Record<string, unknown>) => texts[globals["locale"] as Language];

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole("radio", { name: textsOf(globals).lowest }));
    await expect(args.onSortChange).toHaveBeenCalledWith("lowest");
    await expect(canvas.getAllByRole("article")).toHaveLength(6);
  },
};
export const MayWrite: Story = {
  name: "With review link",
  args: { writeHref: "#write" },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("link", { name: textsOf(globals).write })).toHaveAttribute(
      "href",
      "#write",
    );
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } }, args: { writeHref: "#write" } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const RestFailed: Story = {
  name: "Next page failed",
  args: { listStatus: "failed", onLoadMore: nothing, count: 3 },
};
export const Empty: Story = {
  args: { summary: { average: 0, total: 0, counts: [0, 0, 0, 0, 0] }, reviews: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("heading", { name: textsOf(globals).none })).toBeVisible();
  },
};
export const Many: Story = { args: { count: 1000, onLoadMore: nothing, listStatus: "loading" } };
export const LongWords: Story = {
  name: "Long texts",
  args: { storeName: "The Original Qatari House of Machboos, Feasts and Celebrations", writeHref: "#write" },
};
export const Arabic: Story = { globals: { locale: "ar" }, args: { writeHref: "#write" } };
export const Dark: Story = { globals: { theme: "dark" } };
