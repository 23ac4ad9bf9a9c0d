import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { LocaleProvider, qatar, type Language } from "../../locale/index.js";
import { Calendar, RangeCalendar } from "./index.js";

const meta = {
  title: "Primitives/Calendar",
  component: Calendar,
  subcomponents: { Calendar, RangeCalendar },
  tags: ["autodocs"],
  args: { defaultValue: "2026-03-10", onValueChange: fn() },
  parameters: {
    guide: {
      purpose: "A month to choose a day or a range of days from, where the weekday matters.",
      whenNot: "For a known date such as a birthday use DateField; in forms DatePicker or DateRangePicker.",
      accessibility:
        "A grid with one Tab stop. Arrow keys move by days and weeks, in reading direction, Home and End within the week, Page Up and Page Down by months, with Shift by years; Enter and Space choose. Each day is read with its weekday, month and year. In a range Esc takes the first day back.",
      do: ["Set `min` and `max`."],
      dont: ["Do not show it for dates that are years away."],
      keywords: ["date picker", "month view", "datepicker", "range"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

const forward = (globals: Record<string, unknown>) =>
  globals["locale"] === "ar" ? "{ArrowLeft}" : "{ArrowRight}";
const focusedDay = () => (document.activeElement as HTMLElement).dataset["day"];

/** Operated by keyboard. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const grid = canvas.getByRole("grid", { name: globals["locale"] === "ar" ? "مارس 2026" : "March 2026" });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(grid).toContainElement(document.activeElement as HTMLElement);
    await expect(focusedDay()).toBe("2026-03-10");
    await userEvent.keyboard(forward(globals));
    await expect(focusedDay()).toBe("2026-03-11");
    await userEvent.keyboard("{ArrowDown}");
    await expect(focusedDay()).toBe("2026-03-18");
    await userEvent.keyboard("{Home}");
    await expect(focusedDay()).toBe("2026-03-15");
    await userEvent.keyboard("{End}");
    await expect(focusedDay()).toBe("2026-03-21");
    await userEvent.keyboard("{PageDown}");
    await expect(focusedDay()).toBe("2026-04-21");
    await userEvent.keyboard("{Shift>}{PageUp}{/Shift}");
    await expect(focusedDay()).toBe("2025-04-21");
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2025-04-21");
  },
};

/** Days outside the limits and those that an app takes out are read, and cannot be chosen. */
export const Limits: Story = {
  args: { min: "2026-03-05", max: "2026-03-20", disableDay: (day: string) => day === "2026-03-12" },
  play: async ({ args, canvasElement }) => {
    const day = (date: string) => canvasElement.querySelector<HTMLElement>(`[data-day="${date}"]`)!;
    await userEvent.click(day("2026-03-12"));
    await userEvent.click(day("2026-03-04"));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    day("2026-03-10").focus();
    await userEvent.keyboard("{PageDown}");
    await expect(focusedDay()).toBe("2026-03-20");
    await userEvent.click(day("2026-03-06"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-03-06");
  },
};

/** Weeks start as in the market. */
export const WeekStart: Story = {
  render: (args, { globals }) => (
    <LocaleProvider language={globals["locale"] as Language} market={{ ...qatar, weekStart: 1 }}>
      <Calendar {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole("columnheader")[0]).toHaveAttribute(
      "abbr",
      globals["locale"] === "ar" ? "الاثنين" : "Monday",
    );
  },
};

export const Controlled: Story = {
  args: { value: "2026-03-01" },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(canvasElement.querySelector("[data-day='2026-03-09']")!);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-03-09");
    await expect(canvasElement.querySelector("[data-mark]")).toHaveAttribute("data-day", "2026-03-01");
  },
};

const onRange = fn();
/** Both ends, in any order; Esc takes the first one back. */
export const Range: Story = {
  render: () => (
    <RangeCalendar defaultValue={{ from: "2026-03-03", to: "2026-03-06" }} onValueChange={onRange} />
  ),
  play: async ({ canvasElement }) => {
    onRange.mockClear();
    const day = (date: string) => canvasElement.querySelector<HTMLElement>(`[data-day="${date}"]`)!;
    await expect(day("2026-03-04")).toHaveAttribute("data-mark", "middle");
    await userEvent.click(day("2026-03-20"));
    await userEvent.keyboard("{Escape}");
    await expect(day("2026-03-04")).toHaveAttribute("data-mark", "middle");
    await userEvent.click(day("2026-03-20"));
    await userEvent.keyboard("{ArrowUp}");
    await expect(day("2026-03-15")).toHaveAttribute("data-mark", "middle");
    await userEvent.keyboard("{Enter}");
    await expect(onRange).toHaveBeenLastCalledWith({ from: "2026-03-13", to: "2026-03-20" });
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("columnheader");
    await expect(first!.getBoundingClientRect().left).toBeGreaterThan(second!.getBoundingClientRect().left);
  },
};
