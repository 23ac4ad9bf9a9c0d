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
      purpose: "Loading indicator for content of unknown shape.",
      whenNot:
        "For a known shape use Skeleton, after a press the button's `loading` state, for a known end Progress.",
      accessibility:
        "A status with the text Loading, or a custom text. It rotates slowly, and not at all with reduced motion.",
      do: ["Name what is loading when it takes longer than a second."],
      dont: ["Do not show more than one at a time."],
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

/** With a custom text. */
export const Named: Story = {
  args: { label: "Sending your order" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Sending your order");
  },
};

export const Arabic: Story = { globals: { locale: "ar" } };
