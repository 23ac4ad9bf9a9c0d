import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Skeleton, SkeletonGroup } from "./skeleton.js";

const meta = {
  title: "Primitives/Skeleton",
  component: Skeleton,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "A placeholder in the shape of content that is loading.",
      whenNot: "For an unknown shape use Spinner; after a press use the button's `loading` state.",
      accessibility:
        "The group announces Loading once and hides its shapes; nothing inside is focusable. No shimmer with reduced motion.",
      do: ["Match size and corners of the content.", "Wrap several in one SkeletonGroup."],
      dont: ["Do not show it for very short loading times.", "Do not keep it after a failure."],
      keywords: ["placeholder", "loading", "shimmer", "ghost"],
    } satisfies ComponentGuide,
  },
  args: { className: "w-40" },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Box: Story = { args: { shape: "box", className: "h-40 w-70" } };
export const Circle: Story = { args: { shape: "circle", className: "size-12" } };

/** Same size and corners as the content; announced once. */
export const Group: Story = {
  render: () => (
    <SkeletonGroup>
      <div className="grid w-70 gap-2">
        <Skeleton shape="box" className="aspect-[16/10]" />
        <Skeleton className="mt-1 h-4 w-40" />
        <Skeleton className="w-28" />
      </div>
    </SkeletonGroup>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      globals["locale"] === "ar" ? "جارٍ التحميل" : "Loading",
    );
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  render: () => (
    <SkeletonGroup label="جارٍ تحميل المتاجر">
      <div className="flex w-70 items-center gap-3">
        <Skeleton shape="circle" className="size-12" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="w-28" />
        </div>
      </div>
    </SkeletonGroup>
  ),
};
