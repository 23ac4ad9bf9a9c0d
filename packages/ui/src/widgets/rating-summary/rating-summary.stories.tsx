import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { RatingSummary, RatingSummarySkeleton, Stars } from "./index.js";

const meta = {
  title: "Widgets/Rating summary",
  component: RatingSummary,
  subcomponents: { Stars },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "A store's rating: the average, the number of reviews, and their distribution.",
      whenNot: "In cards and lines use Rating. To ask for a rating use RatingInput.",
      accessibility:
        "The average is one sentence, each bar a list item with stars and share; the graphics are decorative. Nothing is focusable.",
      do: ["Place it above the reviews.", "Pass the raw counts: the shares add up to 100 automatically."],
      dont: ["Don't show it for a store without reviews: use EmptyState.", "Don't colour the bars."],
      keywords: ["stars", "histogram", "distribution", "score", "average"],
    } satisfies ComponentGuide,
  },
  args: { summary: { average: 4.8, total: 1240, counts: [9, 14, 48, 152, 1017] } },
  decorators: [
    (Story) => (
      <div className="max-w-105">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RatingSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    const bars = canvas.getAllByRole("listitem");
    await expect(bars).toHaveLength(5);
    await expect(bars[0]).toHaveTextContent(ar ? /5 نجوم.*82%/ : /5 stars.*82%/);
    await expect(canvas.getByText(ar ? /4\.8 من 5/ : /4\.8 out of 5/)).toBeInTheDocument();
  },
};
/** Rounded shares add up to 100. */
export const Thirds: Story = {
  args: { summary: { average: 3, total: 3, counts: [1, 0, 1, 0, 1] } },
  play: async ({ canvasElement }) => {
    const widths = Array.from(
      canvasElement.querySelectorAll<HTMLElement>("[data-slot=rating-share]"),
      (bar) => Number.parseInt(bar.style.width, 10),
    );
    await expect(widths.reduce((a, b) => a + b, 0)).toBe(100);
  },
};
export const One: Story = { args: { summary: { average: 5, total: 1, counts: [0, 0, 0, 0, 1] } } };
export const Poor: Story = { args: { summary: { average: 1.6, total: 88, counts: [56, 18, 8, 4, 2] } } };
export const Thousands: Story = {
  args: { summary: { average: 4.3, total: 128450, counts: [2450, 5000, 11000, 40000, 70000] } },
};
export const StarsAlone: Story = {
  name: "Stars only",
  render: () => (
    <div className="grid gap-2">
      {[0, 2.5, 3.2, 4.8, 5].map((value) => (
        <Stars key={value} value={value} />
      ))}
    </div>
  ),
};
export const Loading: Story = {
  render: () => (
    <SkeletonGroup>
      <RatingSummarySkeleton />
    </SkeletonGroup>
  ),
};
export const Arabic: Story = { globals: { locale: "ar" } };
