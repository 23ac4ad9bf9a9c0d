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
      purpose: "Keeps the place of what is on its way, in the shape of what will come.",
      whenNot:
        "Where the shape is unknown use a Spinner; for an answer to a press the button's own loading state.",
      accessibility:
        "The group says Loading once and hides its shapes; nothing inside can be reached. The light stands still under reduced motion.",
      do: ["Give it the size and the corners of what replaces it.", "Wrap several in one SkeletonGroup."],
      dont: ["Do not show it for what is there in a blink.", "Do not leave it standing after a failure."],
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

/** As tall and as round as what will replace it; announced once. */
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
