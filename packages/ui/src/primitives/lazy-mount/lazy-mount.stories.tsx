import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { LazyMount } from "./lazy-mount.js";

const meta = {
  title: "Primitives/Lazy mount",
  component: LazyMount,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Leaves the elements of a section below the first screen out of the page until it comes near.",
      whenNot:
        "Content of the first screen does not need it, because it is shown at once. For lists use LoadMoreList, for rows Rail: both include it.",
      accessibility:
        "The heading stays outside and is always there. Printing and the Tab key mount the content at once; the rest follows after the first interaction, so that find-in-page reaches it.",
      do: ["Estimate the height for phones and desktops."],
      dont: ["Don't put a heading inside that people look for."],
      keywords: ["lazy rendering", "below the fold", "hydration", "virtualization"],
    } satisfies ComponentGuide,
  },
  args: { placeholderClassName: "min-h-6", children: <p>بيت المجبوس · Bayt Al Machboos</p> },
} satisfies Meta<typeof LazyMount>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rendered by the browser, the content is there at once. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Bayt/)).toBeVisible();
    await expect(canvasElement.querySelector("[data-slot=lazy-mount]")).toHaveAttribute(
      "data-state",
      "mounted",
    );
  },
};

export const Arabic: Story = { globals: { locale: "ar" } };
