import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import { StatTile } from "../stat-tile/index.js";
import { BarChart, LineChart, Sparkline } from "./index.js";

const arabicMessages: ArabicMessages = {
  "Orders each hour": "الطلبات كل ساعة",
  Today: "اليوم",
  "Last Saturday": "السبت الماضي",
  Hour: "الساعة",
  "Open orders": "طلبات مفتوحة",
  "rising, from 2 to 31": "في ازدياد، من 2 إلى 31",
  Target: "الهدف",
};
const translate = messagesOf(arabicMessages);
const hours = Array.from({ length: 20 }, (_, at) => `${String(at + 4).padStart(2, "0")}:00`);
const lastWeek = [2, 1, 1, 3, 6, 14, 22, 31, 38, 33, 27, 21, 24, 31, 40, 47, 52, 44, 30, 18];

const meta = {
  title: "Primitives/Chart",
  component: LineChart,
  subcomponents: { LineChart, BarChart, Sparkline },
  tags: ["autodocs"],
  args: {
    label: "Orders each hour",
    categoryLabel: "Hour",
    categories: hours,
    series: [
      { name: "Today", values: lastWeek.map((value, at) => (at < 15 ? value + ((at * 7) % 5) : null)) },
      { name: "Last Saturday", values: lastWeek },
    ],
  },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose:
        "How figures develop (LineChart) or compare (BarChart), with up to three series; a Sparkline stands beside a figure.",
      whenNot: "For one figure use StatTile, for a share Meter, for exact figures Table.",
      accessibility:
        "A slider over the categories: arrow keys, Home and End read the figures of each, aloud and in the legend, as the pointer does. All figures stand in a table below. Series differ by their lines, not by color alone. The axis runs from left to right in both languages.",
      anatomy: `<LineChart
  label="Orders each hour"
  categoryLabel="Hour"
  categories={["04:00", "05:00"]}
  series={[{ name: "Today", values: [4, 2] }, { name: "Last Saturday", values: [3, 5] }]}
/>`,
      do: [
        "Put the series that the chart is about first.",
        "Write `null` for a figure that does not exist yet.",
      ],
      dont: ["Do not compare more than three series.", "Do not cut the axis: it begins at 0."],
      keywords: ["graph", "line chart", "bar chart", "sparkline", "plot", "diagram"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Figures by keyboard, and all of them in the table. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const plot = canvas.getByRole("slider", { name: translate(globals, "Orders each hour") });
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowRight}");
    await expect(plot).toHaveAttribute("aria-valuenow", "1");
    await expect(plot.getAttribute("aria-valuetext")).toContain("05:00");
    await userEvent.keyboard("{End}");
    await expect(plot.getAttribute("aria-valuetext")).toContain("18");
    canvasElement.querySelector("summary")!.click();
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(21));
  },
};

export const Bars: Story = {
  render: (args) => (
    <BarChart
      {...args}
      categories={args.categories.slice(0, 8)}
      series={args.series.map(({ name, values }) => ({ name, values: values.slice(4, 12) }))}
    />
  ),
};

export const ThreeSeries: Story = {
  args: {
    series: [
      { name: "Today", values: lastWeek },
      { name: "Last Saturday", values: lastWeek.map((value) => Math.round(value * 0.8)) },
      { name: "Target", values: lastWeek.map(() => 30) },
    ],
  },
  render: (args) => (
    <div className="grid gap-6">
      <LineChart {...args} />
      <BarChart {...args} />
    </div>
  ),
};

/** A gap, a single figure between two gaps, and nothing at all. */
export const Gaps: Story = {
  args: { categories: ["1", "2", "3", "4", "5"], series: [{ name: "Today", values: [3, null, 5, null, 0] }] },
};
export const Empty: Story = { args: { categories: [], series: [{ name: "Today", values: [] }] } };

export const InTile: Story = {
  name: "Sparkline",
  render: (_, { globals }) => (
    <StatTile
      label={translate(globals, "Open orders")}
      value="31"
      chart={<Sparkline label={translate(globals, "rising, from 2 to 31")} values={lastWeek.slice(0, 8)} />}
    />
  ),
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    label: "الطلبات كل ساعة",
    categoryLabel: "الساعة",
    categories: ["السبت", "الأحد", "الاثنين", "الثلاثاء"],
    series: [
      { name: "اليوم", values: [12, 18, 9, 22] },
      { name: "السبت الماضي", values: [10, 15, 12, 20] },
    ],
  },
};
