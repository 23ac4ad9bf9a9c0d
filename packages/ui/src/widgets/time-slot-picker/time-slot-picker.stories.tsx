import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { AsyncStatus } from "../../lib/async-status.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import type { Language } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { storyNow, storySlots } from "../../story-data/slots.js";
import { type SlotDayData, type SlotGoneData, TimeSlotSheet, useSlotText } from "./index.js";
import { TimeSlotPicker } from "./time-slot-picker.js";

interface Props {
  status?: AsyncStatus;
  days?: readonly SlotDayData[];
  onChange: (at: string | null) => void;
  onRetry: () => void;
}

function Example({ status = "ready", days = storySlots(), onChange, onRetry }: Props) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <TimeSlotPicker
      status={status}
      days={days}
      value={value}
      now={storyNow}
      onRetry={onRetry}
      onValueChange={(at) => {
        setValue(at);
        onChange(at);
      }}
    />
  );
}

const meta = {
  title: "Widgets/Time slot picker",
  component: Example,
  subcomponents: { TimeSlotPicker, TimeSlotSheet },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Selects a day and a half-hour slot for an order. Its sheet also offers “as soon as possible”, and the next free slots when the selected one is full.",
      whenNot: "For a birthday use DateField. A store that delivers immediately needs no time.",
      accessibility:
        "Days and times are two groups of native radios: Tab moves between them, arrow keys select. A full slot stays visible, disabled and labelled “Full”. When the selected slot is gone, the sheet is an alert dialog that explains it.",
      do: ["Show full slots.", "Let the customer select another slot; never select one automatically."],
      dont: ["Don't offer slots that the store does not have.", "Don't close the sheet automatically."],
      keywords: ["schedule", "pre-order", "delivery window", "calendar", "appointment"],
    } satisfies ComponentGuide,
  },
  args: { onChange: fn(), onRetry: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    day: "Day",
    today: "Today",
    tomorrow: "Tomorrow",
    six: "18:00",
    full: /18:00.*Full/,
    seven: "19:00",
    halfPastSeven: "19:30",
    eleven: "11:00",
    take: "Take this time",
    asap: "As soon as possible",
    next: "Next free times",
    retry: "Try again",
    open: "Choose a time",
    preorder: "Pre-order",
  },
  ar: {
    day: "اليوم",
    today: "اليوم",
    tomorrow: "غدًا",
    six: /6:00\sم/,
    full: /6:00\sم.*مكتمل/,
    seven: /7:00\sم/,
    halfPastSeven: /7:30\sم/,
    eleven: /11:00\sص/,
    take: "تأكيد الموعد",
    asap: "في أقرب وقت",
    next: "أقرب المواعيد المتاحة",
    retry: "إعادة المحاولة",
    open: "اختر موعدًا",
    preorder: "طلب مسبق",
  },
};
const textsOf = (globals: Record<string, unknown>) => texts[globals["locale"] as Language];

/** A full slot is disabled and labelled; arrow keys skip it. Another day has its own slots. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = textsOf(globals);
    await expect(canvas.getByRole("radio", { name: t.full })).toBeDisabled();
    await userEvent.click(canvas.getByRole("radio", { name: t.seven }));
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: t.halfPastSeven })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-21T16:30:00.000Z");
    await userEvent.click(canvas.getByRole("radio", { name: t.tomorrow }));
    await userEvent.click(canvas.getByRole("radio", { name: t.eleven }));
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-22T08:00:00.000Z");
  },
};
export const DayFull: Story = {
  args: {
    days: storySlots().map((day, i) =>
      i === 0 ? { ...day, slots: day.slots.map((slot) => ({ ...slot, is_full: true })) } : day,
    ),
  },
  play: async ({ canvas, globals }) => {
    // The first day with free slots is selected; a full day shows a hint.
    await expect(canvas.getByRole("radio", { name: textsOf(globals).tomorrow })).toBeChecked();
    await userEvent.click(canvas.getAllByRole("radio", { name: textsOf(globals).today })[0]!);
    await expect(canvas.getAllByRole("radio", { name: textsOf(globals).full })[0]).toBeDisabled();
  },
};
export const Loading: Story = { args: { status: "loading", days: [] } };
export const Failed: Story = {
  args: { status: "failed", days: [] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const None: Story = { args: { days: [] } };
export const Arabic: Story = { globals: { locale: "ar" } };

function SheetExample({
  onChange,
  gone = null,
  asap,
  value: first = null,
}: Props & { gone?: SlotGoneData | null; asap?: string; value?: string | null }) {
  const [open, setOpen] = useState(gone !== null);
  const [value, setValue] = useState<string | null>(first);
  const text = useSlotText(storyNow);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {value === null ? "–" : text.slot(value)}
      </Button>
      <TimeSlotSheet
        open={open}
        onOpenChange={setOpen}
        status="ready"
        days={storySlots()}
        onRetry={() => undefined}
        value={value}
        asap={asap}
        gone={gone}
        now={storyNow}
        onValueChange={(at) => {
          setValue(at);
          onChange(at);
        }}
      />
    </>
  );
}

/** As soon as possible, or a slot: nothing changes before confirmation. */
export const InASheet: Story = {
  render: (args) => <SheetExample {...args} asap="25–35 min" />,
  play: async ({ args, canvas, globals }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getByRole("button"));
    const sheet = within(await screen.findByRole("dialog", { name: t.open }));
    await expect(sheet.getByRole("radio", { name: t.asap })).toBeChecked();
    await userEvent.click(sheet.getByRole("radio", { name: t.preorder }));
    const take = sheet.getByRole("button", { name: t.take });
    await expect(take).toBeDisabled();
    await userEvent.click(sheet.getByRole("radio", { name: t.seven }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(take);
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-21T16:00:00.000Z");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The selected slot is gone: the reason and the next free slots, one of which must be selected. */
export const Gone: Story = {
  name: "Slot no longer available",
  render: (args, { globals }) => (
    <SheetExample
      {...args}
      value="2026-11-21T15:00:00.000Z"
      gone={{
        message:
          globals["locale"] === "ar"
            ? "هذا الموعد مكتمل، اختر موعدًا آخر"
            : "This time is full. Choose another",
        next: ["2026-11-21T16:00:00.000Z", "2026-11-21T16:30:00.000Z", "2026-11-22T08:00:00.000Z"],
      }}
    />
  ),
  play: async ({ args, globals }) => {
    const t = textsOf(globals);
    const sheet = within(await screen.findByRole("alertdialog", { name: t.open }));
    await expect(sheet.getByRole("button", { name: t.take })).toBeDisabled();
    await userEvent.click(within(sheet.getByRole("radiogroup", { name: t.next })).getAllByRole("radio")[0]!);
    await userEvent.click(sheet.getByRole("button", { name: t.take }));
    await expect(args.onChange).toHaveBeenLastCalledWith("2026-11-21T16:00:00.000Z");
  },
};
export const InASheetArabic: Story = { ...InASheet, globals: { locale: "ar" } };
