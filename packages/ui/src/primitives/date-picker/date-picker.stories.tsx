import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import { DatePicker } from "./index.js";

const arabicMessages: ArabicMessages = {
  "Valid until": "صالحة حتى",
  "Choose a day": "يرجى اختيار يوم",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Date picker",
  component: DatePicker,
  tags: ["autodocs"],
  args: { label: "Valid until", onValueChange: fn() },
  decorators: [(Story) => <div className="min-h-115">{Story()}</div>],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A day near today, typed or chosen in a calendar: the end of a coupon, a holiday.",
      whenNot: "For birthdays use DateField, for two days DateRangePicker.",
      accessibility:
        "Three inputs for day, month and year, as in DateField, and a button that opens the calendar with the focus on the chosen day. Choosing closes it and returns the focus to the button.",
      do: ["Set `min` and `max`."],
      dont: ["Do not use it for dates that people know by heart."],
      keywords: ["calendar field", "datepicker", "day"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const openName = (globals: Record<string, unknown>) =>
  globals["locale"] === "ar" ? "فتح التقويم" : "Open calendar";

/** Typed, then changed in the calendar by keyboard. */
export const Default: Story = {
  args: { defaultValue: "2026-03-10" },
  play: async ({ args, canvas, canvasElement, globals }) => {
    canvas.getByRole("group", { name: translate(globals, "Valid until") });
    const button = canvas.getByRole("button", { name: openName(globals) });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole("dialog", { name: openName(globals) });
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset["day"]).toBe("2026-03-10"));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2026-03-17");
    await waitFor(() => expect(body.queryByRole("dialog")).toBeNull());
    await expect(button).toHaveFocus();
    await expect(canvas.getAllByRole("textbox")[0]).toHaveValue("17");
  },
};

export const Empty: Story = {};
export const Controlled: Story = { args: { value: "2026-03-10" } };
export const Invalid: Story = { args: { error: "Choose a day" } };
export const Disabled: Story = {
  args: { disabled: true, defaultValue: "2026-03-10" },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("button", { name: openName(globals) })).toBeDisabled();
  },
};
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "صالحة حتى", defaultValue: "2026-03-10" },
};
