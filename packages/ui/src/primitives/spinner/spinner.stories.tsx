import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Spinner, spinnerSizes, type SpinnerSize } from "./spinner.js";

const meta = {
  title: "Primitives/Spinner",
  component: Spinner,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Something is on its way and its shape is not known.",
      whenNot:
        "Where the shape is known use Skeleton; a pressed button has its own loading state; with a known end use Progress.",
      accessibility:
        "A status that says Loading, or what is awaited. It turns slowly, and stands still under reduced motion.",
      do: ["Say what is awaited when it takes more than a moment."],
      dont: ["Not more than one at a time."],
      keywords: ["loader", "loading", "busy", "wait"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      globals["locale"] === "ar" ? "جارٍ التحميل" : "Loading",
    );
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-6 text-primary">
      {(Object.keys(spinnerSizes) as SpinnerSize[]).map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

/** What is awaited, in words. */
export const Named: Story = {
  args: { label: "Sending your order" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Sending your order");
  },
};

export const Arabic: Story = { globals: { locale: "ar" } };
