import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { formatMessage, formsMessages, type Language, type Message } from "../../locale/index.js";
import { DateField } from "./date-field.js";

const messageTexts = (globals: Record<string, unknown>) => {
  const language = globals["locale"] as Language;
  const text = (message: Record<Language, Message>) => formatMessage(message[language], language);
  return {
    day: text(formsMessages.day),
    month: text(formsMessages.month),
    year: text(formsMessages.year),
    impossible: text(formsMessages.dateImpossible),
    incomplete: text(formsMessages.dateIncomplete),
  };
};

const arabicMessages: ArabicMessages = {
  Birthday: "تاريخ الميلاد",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Date field",
  component: DateField,
  tags: ["autodocs"],
  args: { label: "Birthday", birthday: true, onValueChange: fn(), onBlur: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A known date that people type: a birthday, the date on a document.",
      whenNot: "For a day within the next two weeks use the schedule picker or Select.",
      accessibility:
        "A group named by its label with three text boxes: day, month, year. The focus advances automatically, arrows and Backspace move between boxes in reading direction, and a whole date can be pasted. The error is linked to the group and announced on blur.",
      do: [
        "Set `birthday` for the customer's own birthday, so that browsers can autofill it",
        "Give `min` and `max`",
      ],
      dont: [
        "Ask for a birthday when only the age matters",
        "Repeat the format in the label: the placeholders show it",
      ],
      keywords: ["birthday", "calendar", "day month year", "date picker"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: "1996-03-14" } };
export const Help: Story = { args: { help: "For a present on the day", optional: true } };
/** The message is verbatim from the specification. */
export const Invalid: Story = { args: { error: "birthday is required" } };
export const Disabled: Story = { args: { defaultValue: "1996-03-14", disabled: true } };
export const HalfARow: Story = {
  name: "Half width",
  render: (args) => (
    <div className="grid grid-cols-2 gap-3">
      <DateField {...args} defaultValue="1996-03-14" />
      <DateField {...args} label="First delivery of the new kitchen" />
    </div>
  ),
};

/** The focus advances automatically, Arabic-Indic digits become 0-9, and every change is reported. */
export const Typing: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, args, globals, step }) => {
    const texts = messageTexts(globals);
    const [day, month, year] = [texts.day, texts.month, texts.year].map((name) =>
      canvas.getByRole("textbox", { name }),
    );
    await expect(canvas.getByRole("group", { name: translate(globals, "Birthday") })).toBeVisible();
    await step("digits advance the focus, March needs no leading zero", async () => {
      await userEvent.tab();
      await userEvent.keyboard("١٤");
      await expect(month).toHaveFocus();
      await userEvent.keyboard("3");
      await expect(year).toHaveFocus();
      await expect(args.onValueChange).toHaveBeenLastCalledWith("-03-14");
      await userEvent.keyboard("1996");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("1996-03-14");
    });
    await step("Backspace moves back", async () => {
      await userEvent.keyboard("{Backspace>5/}");
      await expect(month).toHaveFocus();
      await userEvent.keyboard("{Backspace>2/}");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("--14");
    });
    await step("a separator advances the focus, too", async () => {
      await userEvent.clear(day!);
      await userEvent.type(day!, "1/");
      await expect(day).toHaveValue("01");
      await expect(month).toHaveFocus();
    });
  },
};

/** Any of the three inputs accepts a pasted date. */
export const Pasting: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, args, globals }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: messageTexts(globals).day }));
    await userEvent.paste("١٤/٣/١٩٩٦");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("1996-03-14");
    await userEvent.paste("2001-12-01");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2001-12-01");
  },
};

/** An impossible day is reported on blur; the error disappears when fixed. */
export const Impossible: Story = {
  tags: ["!autodocs"],
  play: async ({ canvas, args, globals, step }) => {
    const texts = messageTexts(globals);
    const group = canvas.getByRole("group", { name: translate(globals, "Birthday") });
    await userEvent.tab();
    await userEvent.keyboard("31022001");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2001-02-31");
    await expect(group).not.toHaveAccessibleDescription();
    await step("shows errors on blur", async () => {
      await userEvent.tab();
      await expect(args.onBlur).toHaveBeenCalledOnce();
      await expect(group).toHaveAccessibleDescription(texts.impossible);
      await expect(canvas.getByRole("textbox", { name: texts.day })).toBeInvalid();
    });
    await step("fixes the fields", async () => {
      const day = canvas.getByRole("textbox", { name: texts.day });
      await userEvent.clear(day);
      await userEvent.type(day, "28");
      await expect(group).not.toHaveAccessibleDescription();
      await expect(args.onValueChange).toHaveBeenLastCalledWith("2001-02-28");
    });
  },
};

/** Outside the limits, or incomplete. */
export const Limits: Story = {
  tags: ["!autodocs"],
  args: { min: "1900-01-01", max: "2026-11-21" },
  play: async ({ canvas, globals }) => {
    const group = canvas.getByRole("group", { name: translate(globals, "Birthday") });
    await userEvent.tab();
    await userEvent.keyboard("22112026");
    await userEvent.tab();
    await expect(group).toHaveAccessibleDescription(
      globals["locale"] === "ar"
        ? "يرجى اختيار 21 نوفمبر 2026 أو تاريخ قبله"
        : "Choose 21 November 2026 or earlier",
    );
    await userEvent.clear(canvas.getByRole("textbox", { name: messageTexts(globals).year }));
    await expect(group).toHaveAccessibleDescription(messageTexts(globals).incomplete);
  },
};

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: (args) => (
    <ShownStates on="input" more={[{ en: "Off", ar: "متوقف", element: <DateField {...args} disabled /> }]}>
      {() => <DateField {...args} />}
    </ShownStates>
  ),
};

/** Day, month and year run from right to left. */
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "تاريخ الميلاد", defaultValue: "1996-03-14" },
  render: (args) => (
    <div className="grid gap-4">
      <DateField {...args} />
      <DateField {...args} defaultValue="" error="تاريخ الميلاد مطلوب" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [day, year] = ["اليوم", "السنة"].map((name) => canvas.getAllByRole("textbox", { name })[0]!);
    await expect(day!.getBoundingClientRect().x).toBeGreaterThan(year!.getBoundingClientRect().x);
    day!.focus();
    (day as HTMLInputElement).setSelectionRange(0, 0);
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getAllByRole("textbox", { name: "الشهر" })[0]).toHaveFocus();
    await userEvent.keyboard("{Home}{ArrowRight>3/}");
    await expect(day).toHaveFocus();
  },
};
