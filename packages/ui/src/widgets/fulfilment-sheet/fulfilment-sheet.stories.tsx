import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { storyAddresses } from "../../story-data/addresses.js";
import { FulfilmentSheet, type FulfilmentValue } from "./index.js";

const DAY_MS = 86_400_000;
/** The half hours of a day, from nine in Doha. */
const dayAt = (offset: number) => {
  const date = new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
  const nine = Date.parse(`${date}T06:00:00Z`);
  return { date, slots: [0, 1, 2, 3].map((half) => new Date(nine + half * 1_800_000).toISOString()) };
};
const days = [1, 2, 3].map(dayAt);

function Example({
  guest = false,
  withoutDays = false,
  onRetryDays,
  start,
  onValueChange,
}: {
  guest?: boolean;
  withoutDays?: boolean;
  onRetryDays?: () => void;
  start?: Partial<FulfilmentValue>;
  onValueChange: (value: FulfilmentValue) => void;
}) {
  const { language } = useLocale();
  const addresses = storyAddresses(language);
  const [open, setOpen] = useState(true);
  const [value, setValue] = useState<FulfilmentValue>({
    orderType: "delivery",
    place: guest ? null : { addressId: addresses[0]!.id },
    at: null,
    ...start,
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{language === "ar" ? "فتح" : "Open"}</Button>
      <FulfilmentSheet
        open={open}
        onOpenChange={setOpen}
        orderTypes={["delivery", "pickup", "dine_in"]}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          onValueChange(next);
        }}
        {...(guest ? {} : { addresses, addressesHref: "#addresses" })}
        days={withoutDays ? [] : days}
        onRetryDays={onRetryDays}
        locate={() => Promise.resolve({ lat: 25.371, lng: 51.549 })}
        serves={({ lat }) => lat < 30}
      />
    </>
  );
}

const meta = {
  title: "Widgets/Fulfilment sheet",
  component: Example,
  subcomponents: { FulfilmentSheet },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Asks how, where and when orders are wanted, before a store is chosen: delivery, pick up or dine in, an address or a pin, now or later.",
      whenNot: "In the checkout, where store and times are known, use AddressSheet and TimeSlotSheet.",
      accessibility:
        "A dialog of native radios and selects. The map is operable by keyboard; a denied position is announced.",
      do: ["Open it from the header's AreaLine.", "Let guests choose without an account."],
      dont: ["Don't ask for the position before the customer presses the button."],
      keywords: ["delivery", "pickup", "dine in", "address", "schedule", "location"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 720 } },
  },
  args: { onValueChange: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: { pickup: "Pick Up", later: "Later", now: "Now", day: "Day", time: "Time", show: "Show stores" },
  ar: {
    pickup: "استلام من المتجر",
    later: "لاحقًا",
    now: "الآن",
    day: "في أي يوم؟",
    time: "في أي ساعة؟",
    show: "عرض المتاجر",
  },
} as const;

export const Default: Story = {
  play: async ({ args, globals }) => {
    const language = globals["locale"] === "ar" ? "ar" : "en";
    const text = texts[language];
    const sheet = within(await screen.findByRole("dialog"));
    await userEvent.click(sheet.getByRole("radio", { name: text.pickup }));
    await userEvent.click(sheet.getByRole("radio", { name: text.later }));
    await userEvent.selectOptions(sheet.getByRole("combobox", { name: text.day }), days[1]!.date);
    await userEvent.selectOptions(sheet.getByRole("combobox", { name: text.time }), days[1]!.slots[2]!);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole("button", { name: text.show }));
    await expect(args.onValueChange).toHaveBeenCalledWith({
      orderType: "pickup",
      place: { addressId: storyAddresses(language)[0]!.id },
      at: days[1]!.slots[2],
    });
  },
};
/** Guests have no addresses: the whole city, or a pin. */
export const Guest: Story = {
  args: { guest: true },
  play: async ({ args, globals }) => {
    const ar = globals["locale"] === "ar";
    const sheet = within(await screen.findByRole("dialog"));
    await userEvent.click(sheet.getByRole("radio", { name: ar ? /نقطة على الخريطة/ : /A pin on the map/ }));
    await userEvent.click(
      await sheet.findByRole("button", { name: ar ? "استخدام موقعي" : "Use my location" }, { timeout: 5000 }),
    );
    await userEvent.click(sheet.getByRole("button", { name: texts[ar ? "ar" : "en"].show }));
    await expect(args.onValueChange).toHaveBeenCalledWith({
      orderType: "delivery",
      place: { lat: 25.371, lng: 51.549 },
      at: null,
    });
  },
};
/** A time of another day; closing without confirmation changes nothing. */
export const Later: Story = {
  args: { start: { orderType: "dine_in", at: days[1]!.slots[1]! } },
  play: async ({ args, globals }) => {
    const text = texts[globals["locale"] === "ar" ? "ar" : "en"];
    const sheet = within(await screen.findByRole("dialog"));
    await expect(sheet.getByRole("combobox", { name: text.day })).toHaveValue(days[1]!.date);
    await userEvent.click(sheet.getByRole("radio", { name: text.now }));
    await expect(sheet.queryByRole("combobox")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
/** A pin that nothing is delivered to: the sheet says so and takes it for a pick-up only. */
export const Abroad: Story = {
  args: { guest: true, start: { place: { lat: 48.8566, lng: 2.3522 } } },
  play: async ({ args, globals }) => {
    const isArabic = globals["locale"] === "ar";
    const text = texts[isArabic ? "ar" : "en"];
    const sheet = within(await screen.findByRole("dialog"));
    const said = isArabic
      ? "الموقع المحدد خارج البلد الذي نوصّل فيه"
      : "The pin is outside the country that we deliver in";
    await expect(await sheet.findByText(said)).toBeVisible();
    await expect(sheet.getByRole("button", { name: text.show })).toBeDisabled();
    await userEvent.click(sheet.getByRole("radio", { name: text.pickup }));
    await userEvent.click(sheet.getByRole("button", { name: text.show }));
    await expect(args.onValueChange).toHaveBeenCalledWith(expect.objectContaining({ orderType: "pickup" }));
  },
};
/** A chosen time that has passed: the earliest is shown, and it is the one that is confirmed. */
export const PassedTime: Story = {
  args: { start: { at: new Date(Date.now() - DAY_MS).toISOString() } },
  play: async ({ args, globals }) => {
    const text = texts[globals["locale"] === "ar" ? "ar" : "en"];
    const sheet = within(await screen.findByRole("dialog"));
    const earliest = days[0]!.slots[0]!;
    await expect(sheet.getByRole("combobox", { name: text.day })).toHaveValue(days[0]!.date);
    await expect(sheet.getByRole("combobox", { name: text.time })).toHaveValue(earliest);
    await userEvent.click(sheet.getByRole("button", { name: text.show }));
    await expect(args.onValueChange).toHaveBeenCalledWith(expect.objectContaining({ at: earliest }));
  },
};
export const TimesFailed: Story = {
  args: { withoutDays: true, onRetryDays: fn() },
  play: async ({ args, globals }) => {
    const ar = globals["locale"] === "ar";
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getByText(ar ? "تعذّر تحميل المواعيد." : "The times did not load.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: ar ? "إعادة المحاولة" : "Try again" }));
    await expect(args.onRetryDays).toHaveBeenCalledOnce();
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
