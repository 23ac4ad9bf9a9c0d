import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Progress } from "./progress.js";

const arabicMessages: ArabicMessages = {
  "Minimum order": "الحد الأدنى للطلب",
  "QAR 4.00 to go": "بقي 4.00 ر.ق",
};

const meta = {
  title: "Primitives/Progress",
  component: Progress,
  tags: ["autodocs"],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "Progress towards a known end: the minimum order, an upload, the family's budget.",
      whenNot: "For an unknown duration use Spinner; for the steps of an order OrderTracker.",
      accessibility: "A progressbar with a name and its value as text, which is better than a percentage.",
      do: ["State the missing amount in `valueText`.", "Show the same text beside it."],
      dont: ["Do not animate it without a change."],
      keywords: ["bar", "meter", "minimum order", "upload", "loading bar"],
    } satisfies ComponentGuide,
  },
  args: { value: 2600, max: 3000, label: "Minimum order", valueText: "QAR 4.00 to go" },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar");
    await expect(bar).toHaveAttribute("aria-valuenow", "2600");
    await expect(bar).toHaveAttribute("data-state", "going");
  },
};

export const Reached: Story = {
  args: { value: 3100, valueText: "Reached" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("data-state", "reached");
  },
};

export const Small: Story = { args: { size: "small" } };
export const Empty: Story = { args: { value: 0 } };

/** Values above the maximum are clamped. */
export const Over: Story = {
  name: "Above maximum",
  args: { value: 9000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "3000");
  },
};

/** Fills from the right. */
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "الحد الأدنى للطلب", valueText: "بقي 4.00 ر.ق" },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar");
    const fill = bar.firstElementChild?.getBoundingClientRect();
    await expect(fill?.right).toBe(bar.getBoundingClientRect().right);
  },
};
