import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import type { Language } from "../../locale/index.js";
import { opensIn, storyHours } from "../../story-data/store-info.js";
import { OpeningHours } from "./opening-hours.js";

const open = { is_open: true, opens_at: null, closes_at: "2026-03-10T23:00:00Z" };

const meta = {
  title: "Widgets/Opening hours",
  component: OpeningHours,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Whether a store is open now, today's hours, and the expandable week.",
      whenNot: "On cards StoreCard shows it; on a store's page StoreNotice warns.",
      accessibility:
        "A button expands the week and announces its state; the week is a table with days as row headers, today is marked. Closing times after midnight have a text.",
      do: ["Use the store's time zone.", "List two intervals for a day with a break."],
      dont: ["Don't use hours after 24:00, such as 26:00.", "Don't hide closed days."],
      keywords: ["schedule", "business hours", "timetable", "open", "closed"],
    } satisfies ComponentGuide,
  },
  args: { store: { ...open, opening_hours: storyHours("late") } },
  decorators: [
    (Story) => (
      <div className="max-w-105">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OpeningHours>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: { week: "Whole week", sunday: "Sunday", next: "the next day", closed: "Closed" },
  ar: { week: "الأسبوع كله", sunday: "الأحد", next: "في اليوم التالي", closed: "مغلق" },
} as const;
const textsOf = (globals: Record<string, unknown>) => texts[globals["locale"] as Language];

/** Open until 2 am, with an afternoon break; the week expands. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const button = canvas.getByRole("button", { name: textsOf(globals).week });
    await expect(canvas.queryByRole("table")).toBeNull();
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getAllByRole("row")).toHaveLength(7);
    await expect(canvas.getByRole("rowheader", { name: new RegExp(textsOf(globals).sunday) })).toBeVisible();
    await expect(canvas.getAllByText(textsOf(globals).next).length).toBeGreaterThan(0);
    await expect(canvas.getAllByRole("row", { current: "date" })).toHaveLength(1);
  },
};
export const WholeWeek: Story = { args: { defaultOpen: true } };
export const ClosedNow: Story = {
  args: {
    defaultOpen: true,
    store: { is_open: false, opens_at: opensIn(0), closes_at: null, opening_hours: storyHours("day") },
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByText(textsOf(globals).closed).length).toBeGreaterThan(0);
  },
};
export const AlwaysOpen: Story = {
  args: { defaultOpen: true, store: { ...open, closes_at: null, opening_hours: storyHours("always") } },
};
export const Unknown: Story = { args: { store: { ...open, opening_hours: [] } } };
/** Twelve-hour times with ص and م, read from the right. */
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("row", { name: /الخميس.*5:00\sم – 2:00\sص/ })).toBeVisible();
  },
};
