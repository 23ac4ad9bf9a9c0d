import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Rating } from "./rating.js";

const meta = {
  title: "Primitives/Rating",
  component: Rating,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The rating of a store or product: star, mean and count.",
      whenNot: "To ask for a rating use RatingInput.",
      accessibility:
        "One image with one sentence as name: Rated 4.8 out of 5, 1,240 ratings. The digits are hidden.",
      do: ["Show the count where space allows."],
      dont: ["Do not show 0: without ratings it shows New.", "Do not draw five stars in a list."],
      keywords: ["stars", "score", "review", "feedback"],
    } satisfies ComponentGuide,
  },
  args: { value: 4.8, count: 1240 },
} satisfies Meta<typeof Rating>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("img")).toHaveAccessibleName(
      globals["locale"] === "ar" ? "التقييم 4.8 من 5، 1,240 تقييمًا" : "Rated 4.8 out of 5, 1,240 ratings",
    );
  },
};

export const ValueAlone: Story = { name: "Value only", render: () => <Rating value={4} /> };
export const New: Story = { args: { value: 0, count: 0 } };

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { value: 4.5, count: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAccessibleName("التقييم 4.5 من 5، تقييمان");
  },
};
