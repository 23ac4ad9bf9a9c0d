import type { Meta, StoryObj } from "@storybook/react-vite";
import { dayReport, type DayReport, panelStore } from "@talabee/contract";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { storyOpenStore } from "../../story-data/office-stores.js";
import { answer, inOffice } from "../../story-data/story-office.js";
import { Page } from "./day-page.js";

const params = { id: "beit-sitti" };

const report: DayReport = {
  date: "2026-11-29",
  completed: 86,
  canceled: 3,
  takings: { card: 412_350, wallet: 18_400, online: 96_200, cod: 143_750 },
  gross: 670_700,
  refunds: { wallet: 2100, card: 10_480, cash: 0 },
  net: 658_120,
  cash: [
    { name: "Faisal", orders: 9, due: 53_250, taken: 53_250 },
    { name: "راجو", orders: 14, due: 88_000, taken: 87_500 },
    { name: null, orders: 1, due: 2500, taken: 2500 },
  ],
  cash_difference: -500,
  late: 4,
};

const day = (of: DayReport) =>
  inOffice({
    at: "/stores/beit-sitti/report",
    answers: [
      answer(panelStore, { params }, () => storyOpenStore),
      answer(dayReport, { params, query: {} }, () => of),
    ],
  });

const meta = {
  title: "Counter/Office/Day report",
  component: Page,
  tags: ["autodocs"],
  args: { params },
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose: "What a store took and gave back on a day, by the way it was paid and by who took the cash.",
      whenNot: "For single orders, use the list with the day as a filter.",
      accessibility: "Sums are description lists, the cash of people is a table.",
      do: ["Say how much cash is missing"],
      dont: ["Do not count an order before it was handed over"],
      keywords: ["accounting", "cash", "takings"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [day(report)] };

/** Nothing was sold, and something of another day went back. */
export const NothingSold: Story = {
  decorators: [
    day({
      ...report,
      completed: 0,
      canceled: 0,
      takings: { card: 0, wallet: 0, online: 0, cod: 0 },
      gross: 0,
      net: -12_580,
      cash: [],
      cash_difference: 0,
      late: 0,
    }),
  ],
};
