import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyReviewPhotos, storyReviews } from "../../story-data/reviews.js";
import { storyStore } from "../../story-data/stores.js";
import { ReviewList, type ReviewListProps } from "./index.js";
import { ReviewItem } from "./review-item.js";

type Props = Partial<ReviewListProps> & { count?: number; pages?: number };

function Example({ count = 6, pages = 1, ...props }: Props) {
  const { language } = useLocale();
  const [page, setPage] = useState(1);
  return (
    <div className="max-w-160">
      <ReviewList
        reviews={storyReviews(language, count * page)}
        storeName={storyStore(language).name}
        {...props}
        onLoadMore={
          props.onLoadMore ??
          (page < pages || props.status !== undefined ? () => setPage(page + 1) : undefined)
        }
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Review list",
  component: Example,
  subcomponents: { ReviewList, ReviewItem },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Customer reviews of a store, with the store's replies. Loaded in pages and virtualized.",
      whenNot: "For the numbers alone use RatingSummary. To write a review use ReviewForm.",
      accessibility:
        "A named list of articles with the author as heading; stars are one image with a sentence. A button expands a long comment and announces its state. New pages are announced without moving the focus.",
      do: ["Keep the customer's text and line breaks.", "Show negative reviews like positive ones."],
      dont: ["Don't show full names.", "Don't translate without a notice."],
      keywords: ["comments", "feedback", "ratings", "testimonials", "reply"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    more: "Read more",
    less: "Read less",
    none: "There is no Reviews here yet",
    retry: "Try again",
    second: "Photo 2 by",
    pending: "Only you see your photos until the store has approved them.",
  },
  ar: {
    more: "قراءة المزيد",
    less: "عرض أقل",
    none: "لا توجد تقييمات حتى الآن",
    retry: "إعادة المحاولة",
    second: "الصورة 2 من",
    pending: "لا يرى صورك غيرك حتى يوافق المتجر عليها.",
  },
} as const;
const textsOf = (globals: Record<string, unknown>) => texts[globals["locale"] as Language];

/** A long comment expands and collapses. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(6);
    const more = await canvas.findByRole("button", { name: textsOf(globals).more });
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(more);
    const less = canvas.getByRole("button", { name: textsOf(globals).less });
    await expect(less).toHaveFocus();
    await expect(less).toHaveAttribute("aria-expanded", "true");
  },
};
/** The next page loads automatically and is announced. */
export const Pages: Story = {
  args: { pages: 2, count: 3 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("article").length).toBeGreaterThan(3), { timeout: 6000 });
  },
};
export const Loading: Story = { args: { reviews: [], status: "loading" } };
export const Empty: Story = {
  args: { reviews: [] },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("heading", { name: textsOf(globals).none })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { reviews: [], status: "failed", onLoadMore: fn() },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: textsOf(globals).retry }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
export const RestFailed: Story = { name: "Next page failed", args: { count: 3, status: "failed" } };
export const LongWords: Story = {
  name: "Long texts",
  render: (_, { globals }) => (
    <ReviewItem
      storeName="The Original Qatari House of Machboos, Feasts and Celebrations"
      review={{
        ...storyReviews(globals["locale"] as Language)[1]!,
        author: "Abdulrahman-Mohammed-Al-Khater-Al-Mannai K.",
        comment: "https://example.qa/averyveryverylongaddressthatdoesnotbreakanywherebyitself",
      }}
    />
  ),
};
/** Only the author sees one that waits for the store. */
export const WithPhotos: Story = {
  name: "With photos",
  render: (_, { globals }) => {
    const [first, second] = storyReviews(globals["locale"] as Language);
    return (
      <div className="max-w-160">
        <ReviewItem storeName="Bayt Al Machboos" review={{ ...first!, photos: storyReviewPhotos(3) }} />
        <ReviewItem
          storeName="Bayt Al Machboos"
          review={{ ...second!, photos: storyReviewPhotos(1, { isPending: true }) }}
        />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals);
    await expect(await canvas.findAllByRole("link")).toHaveLength(4);
    const author = canvas.getAllByRole("heading")[0]!.textContent;
    await expect(canvas.getByRole("link", { name: `${t.second} ${author}` })).toBeVisible();
    await expect(canvas.getAllByText(t.pending)).toHaveLength(1);
  },
};
export const Many: Story = { args: { count: 2000 } };
export const Arabic: Story = { globals: { locale: "ar" } };
