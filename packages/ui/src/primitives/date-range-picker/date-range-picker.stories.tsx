import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import { DateRangePicker } from "./index.js";

const arabicMessages: ArabicMessages = { Period: "الفترة", "Choose a period": "يرجى اختيار فترة" };
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Date range picker",
  component: DateRangePicker,
  tags: ["autodocs"],
  args: { label: "Period", onValueChange: fn() },
  decorators: [(Story) => <div className="min-h-130">{Story()}</div>],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "First and last day of a report or a filter, chosen among usual ranges or in a calendar.",
      whenNot: "For one day use DatePicker.",
      accessibility:
        "A button that says the chosen days opens a calendar, with the focus on its last day, and usual ranges. Keys are those of Calendar; Esc takes a first day back, and closes when none was chosen.",
      do: ["Offer the ranges that people ask for most."],
      dont: ["Do not ask for a range where a number of days is enough."],
      keywords: ["period", "from to", "date filter", "presets"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two days by keyboard. */
export const Default: Story = {
  args: { defaultValue: { from: "2026-03-02", to: "2026-03-05" } },
  play: async ({ args, canvas, canvasElement, globals }) => {
    const body = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole("button", { name: new RegExp(translate(globals, "Period")) });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await body.findByRole("grid");
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset["day"]).toBe("2026-03-05"));
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: "2026-03-05", to: "2026-03-12" });
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await expect(button).toHaveFocus();
    await expect(button).toHaveTextContent("12");
  },
};

/** A usual range. */
export const Preset: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    const name = globals["locale"] === "ar" ? "آخر 7 أيام" : "Last 7 days";
    await userEvent.click(canvas.getByRole("button"));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole("button", { name }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button")).toHaveTextContent(name);
  },
};

export const Controlled: Story = { args: { value: { from: "2026-03-02", to: "2026-03-02" } } };
export const Invalid: Story = { args: { error: "Choose a period" } };
export const Disabled: Story = { args: { disabled: true } };
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "الفترة", defaultValue: { from: "2026-03-02", to: "2026-03-05" } },
};
