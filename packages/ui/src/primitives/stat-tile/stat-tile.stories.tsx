import type { Meta, StoryObj } from "@storybook/react-vite";
import { Clock } from "lucide-react";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import { Icon } from "../icon/index.js";
import { StatTile } from "./index.js";

const arabicMessages: ArabicMessages = {
  "Open orders": "طلبات مفتوحة",
  "18 of them with riders": "18 منها مع المندوبين",
  Late: "متأخرة",
  "The longest by 11 minutes": "أطولها 11 دقيقة",
  "9% more than last Saturday": "أكثر بنسبة 9% من السبت الماضي",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Stat tile",
  component: StatTile,
  tags: ["autodocs"],
  args: { label: "Open orders", value: "64", description: "18 of them with riders" },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "One figure with its name and what it means, above the data that it comes from.",
      whenNot: "For a share of a whole use Meter, for many figures Table.",
      accessibility:
        "Read as text, in the order label, figure, description. With `href` the label is a link that covers the tile.",
      do: ["Say what the figure is compared with.", "Use `danger` only where someone has to act."],
      dont: [
        "Do not show more than six beside each other.",
        "Do not say by color alone whether a figure is good.",
      ],
      keywords: ["kpi", "metric", "number card", "dashboard tile", "statistic"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof StatTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Danger: Story = {
  args: {
    label: "Late",
    value: "5",
    icon: <Icon of={Clock} size="small" />,
    description: "The longest by 11 minutes",
    tone: "danger",
  },
};
export const Change: Story = {
  args: { value: "QAR 18,240", description: "9% more than last Saturday", descriptionTone: "success" },
};
export const Warning: Story = { args: { tone: "warning", descriptionTone: "warning" } };
export const Success: Story = { args: { tone: "success", descriptionTone: "danger" } };
export const Loading: Story = { args: { loading: true } };
export const Linked: Story = {
  args: { href: "#orders" },
  play: async ({ canvas, canvasElement, globals }) => {
    const link = canvas.getByRole("link", { name: translate(globals, "Open orders") });
    const tile = canvasElement.querySelector("[data-slot=stat-tile]")!.getBoundingClientRect();
    const hit = document.elementFromPoint(tile.right - 20, tile.bottom - 20);
    await expect(hit).toBe(link);
  },
};
export const LongTexts: Story = {
  args: {
    label: "Orders that no store has answered within the ten minutes it has for that",
    value: "QAR 1,234,567,890.00",
    description: "Most of them at the same time of the day as a week ago, in the same district",
  },
};
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "طلبات مفتوحة", description: "18 منها مع المندوبين" },
};
