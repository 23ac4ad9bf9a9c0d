import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import { Meter } from "./index.js";

const arabicMessages: ArabicMessages = {
  "Delivered in time": "تم توصيلها في الموعد",
  "Riders on a run": "مندوبون في الطريق",
  "14 of 23": "14 من 23",
  "Cash in hand": "النقد لدى المندوب",
  "QAR 480 of 500": "480 من 500 ر.ق",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Meter",
  component: Meter,
  tags: ["autodocs"],
  args: { label: "Delivered in time", value: 93 },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "How much of something there is or is used: stock, capacity, a share.",
      whenNot: "For work that goes on use Progress, for a figure without a whole StatTile.",
      accessibility: "A meter, named by its label; its text is read in place of a bare number.",
      do: ["Say the whole in `valueText`: “14 of 23”."],
      dont: ["Do not show by color alone that a limit is near."],
      keywords: ["gauge", "level", "bar", "usage", "capacity"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const meter = canvas.getByRole("meter", { name: translate(globals, "Delivered in time") });
    await expect(meter).toHaveAttribute("aria-valuenow", "93");
    await expect(meter.getAttribute("aria-valuetext")).toContain("93%");
  },
};
export const Counted: Story = {
  args: { label: "Riders on a run", value: 14, max: 23, valueText: "14 of 23", tone: "success" },
};
export const Danger: Story = {
  args: { label: "Cash in hand", value: 480, max: 500, valueText: "QAR 480 of 500", tone: "danger" },
};
export const Warning: Story = { args: { tone: "warning", value: 70 } };
export const Bounds: Story = { args: { value: 140, max: 100 } };
/** Fills from the right. */
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "مندوبون في الطريق", value: 14, max: 23, valueText: "14 من 23" },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("meter").lastElementChild!;
    const fill = bar.firstElementChild!;
    await expect(
      Math.abs(fill.getBoundingClientRect().right - bar.getBoundingClientRect().right),
    ).toBeLessThan(2);
  },
};
