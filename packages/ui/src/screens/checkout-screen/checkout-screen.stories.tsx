import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import type { Language } from "../../locale/index.js";
import { CheckoutExample } from "../../story-data/checkout-example.js";
import { CheckoutScreen } from "./index.js";

const meta = {
  title: "Screens/Checkout",
  component: CheckoutExample,
  subcomponents: { CheckoutScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Checkout on one page: destination, payment and review as three numbered steps. The last choices are preselected, and input survives errors and reloads.",
      whenNot: "To change the lines of the order, link to the cart.",
      accessibility:
        "Each step is a region whose heading includes its state as text. When a choice is missing, the order button moves the focus to that step and shows an error; errors are alerts. Placing an order is announced.",
      do: [
        "Keep the order button enabled and let it report what is missing.",
        "Show the new total and the reason when the server's quote has changed.",
        "Let each region fail and retry on its own.",
      ],
      dont: ["Don't split the steps over pages.", "Don't ask for data the account already has."],
      keywords: ["payment", "place order", "steps", "wizard", "order form"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onPlaceOrder: fn(), onCreate: fn() },
} satisfies Meta<typeof CheckoutExample>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = {
  en: {
    place: /^Place order/,
    where: /^Where to/,
    pay: /^How to pay/,
    needsAddress: "Choose an address to continue.",
    needsPayment: "Choose how to pay to continue.",
    change: "Change",
    choose: "Choose an address",
    work: "Work",
    here: "Deliver here",
    add: "Add an address",
    save: "Save address",
    hand: "Hand it to me",
    note: "Note for the store",
    changed: "Prices have changed",
  },
  ar: {
    place: /^تأكيد الطلب/,
    where: /^مكان التوصيل/,
    pay: /^طريقة الدفع/,
    needsAddress: "اختر عنوانًا للمتابعة.",
    needsPayment: "اختر طريقة الدفع للمتابعة.",
    change: "تغيير",
    choose: "اختر عنوانًا",
    work: "العمل",
    here: "التوصيل هنا",
    add: "إضافة عنوان",
    save: "حفظ العنوان",
    hand: "سلّمه لي باليد",
    note: "ملاحظة للمتجر",
    changed: "تغيّرت الأسعار",
  },
} as const;
const labelsOf = (globals: Record<string, unknown>) => labels[globals["locale"] as Language];

/** Selects another address, writes a note and places the order. */
export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const label = labelsOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: label.change }));
    const sheet = within(await screen.findByRole("dialog", { name: label.choose }));
    await userEvent.click(sheet.getByRole("radio", { name: label.work }));
    await userEvent.click(sheet.getByRole("button", { name: label.here }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("heading", { name: label.work })).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: label.note }), "Two forks");
    await userEvent.click(canvas.getByRole("button", { name: label.place }));
    await expect(args.onPlaceOrder).toHaveBeenCalledOnce();
  },
};

/** Without an address its form is open, with the usual note; the first one is selected once it is saved. */
export const FirstAddress: Story = {
  args: { addressCount: 0, selected: null },
  play: async ({ args, globals }) => {
    const label = labelsOf(globals);
    const sheet = within(await screen.findByRole("dialog"));
    await userEvent.type(await sheet.findByRole("textbox", { name: /Zone/ }), "61");
    await userEvent.type(sheet.getByRole("textbox", { name: /Street/ }), "840");
    await userEvent.type(sheet.getByRole("textbox", { name: /Building/ }), "14");
    await userEvent.click(sheet.getByRole("button", { name: label.save }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onCreate).toHaveBeenCalledWith(
      expect.objectContaining({ zone_number: "61", phone: "55123400", note: label.hand }),
    );
  },
};
/** A closed form stays closed until it is opened again. */
export const FirstAddressClosed: Story = {
  args: { addressCount: 0, selected: null },
  play: async ({ canvas, globals }) => {
    const label = labelsOf(globals);
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("heading", { name: label.where })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: label.add }));
    const sheet = await screen.findByRole("dialog");
    await expect(sheet).toBeVisible();
    // The map comes last: without it the picture of the story would depend on the machine.
    await waitFor(() => expect(sheet.querySelector(".leaflet-pane")).not.toBeNull());
  },
};

/** Without an address, the order button shows an error and focuses the step. */
export const NothingChosen: Story = {
  args: { selected: null, method: null },
  play: async ({ canvas, args, globals }) => {
    const label = labelsOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: label.place }));
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
    await expect(canvas.getByText(label.needsAddress)).toBeVisible();
    await expect(canvas.getByRole("heading", { name: label.where })).toHaveFocus();
  },
};
export const NoPayment: Story = {
  args: { method: null },
  play: async ({ canvas, args, globals }) => {
    const label = labelsOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: label.place }));
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
    await expect(canvas.getByText(label.needsPayment)).toBeVisible();
    await expect(canvas.getByRole("heading", { name: label.pay })).toHaveFocus();
  },
};
/** While the order is being sent, clicks have no effect. */
export const Placing: Story = {
  args: { loading: true },
  play: async ({ canvas, args, globals }) => {
    const button = canvas.getByRole("button", { name: labelsOf(globals).place });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};
/** A dialog shows the changed total; canceling it keeps all input. */
export const QuoteChanged: Story = {
  args: { changed: true },
  play: async ({ args, canvas, globals }) => {
    const question = within(await screen.findByRole("alertdialog", { name: labelsOf(globals).changed }));
    await userEvent.click(question.getAllByRole("button").at(-1)!);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
    await expect(canvas.getAllByText(labelsOf(globals).changed).length).toBeGreaterThan(0);
  },
};
export const WithProblem: Story = {
  args: {
    quoteChange: (language) => ({
      problems: [
        {
          code: "store_closed",
          message:
            language === "ar"
              ? "المتجر مغلق الآن، ويفتح الساعة 5:00 م"
              : "The store is closed and opens at 17:00",
        },
      ],
    }),
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("button", { name: labelsOf(globals).place })).toBeDisabled();
  },
};
export const PickUp: Story = { args: { pickup: true } };
/** All options: schedules the order and pays with the wallet first. */
export const EveryChoice: Story = {
  args: { allOptions: true },
  play: async ({ canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await userEvent.click(
      canvas.getByRole("switch", { name: ar ? "استخدام رصيد المحفظة أولًا" : "Use your wallet first" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: ar ? "تغيير الموعد" : "Change the time" }));
    const sheet = within(await screen.findByRole("dialog", { name: ar ? "اختر موعدًا" : "Choose a time" }));
    await userEvent.click(sheet.getByRole("radio", { name: ar ? "طلب مسبق" : "Pre-order" }));
    await userEvent.click(sheet.getByRole("radio", { name: /19:00|7:00\sم/ }));
    await userEvent.click(sheet.getByRole("button", { name: ar ? "تأكيد الموعد" : "Take this time" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getAllByText(/19:00|7:00 م/)[0]).toBeVisible();
  },
};
/** Without a table number, the order button focuses its field. */
export const DineIn: Story = {
  args: { dineIn: true },
  play: async ({ canvas, args, globals }) => {
    const field = canvas.getByRole("textbox", {
      name: globals["locale"] === "ar" ? "رقم الطاولة" : "Table number",
    });
    await userEvent.click(canvas.getByRole("button", { name: labelsOf(globals).place }));
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await userEvent.type(field, "٠٧");
    await userEvent.click(canvas.getByRole("button", { name: labelsOf(globals).place }));
    await expect(args.onPlaceOrder).toHaveBeenCalledOnce();
  },
};
export const TimeGone: Story = {
  name: "Time no longer available",
  args: { timeUnavailable: true },
  play: async ({ globals }) => {
    const ar = globals["locale"] === "ar";
    const sheet = within(
      await screen.findByRole("alertdialog", { name: ar ? "اختر موعدًا" : "Choose a time" }),
    );
    const next = sheet.getByRole("radiogroup", { name: ar ? "أقرب المواعيد المتاحة" : "Next free times" });
    await expect(within(next).getAllByRole("radio")).toHaveLength(2);
    await expect(sheet.getByRole("button", { name: ar ? "تأكيد الموعد" : "Take this time" })).toBeDisabled();
  },
};
/** Closed without a choice: the checkout is as it was. */
export const TimeGoneClosed: Story = {
  ...TimeGone,
  name: "Time no longer available, closed",
  play: async () => {
    const sheet = await screen.findByRole("alertdialog");
    // On desktops it fades in.
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};
export const SoldOutMeanwhile: Story = { name: "Stock shortage", args: { shortage: true } };
export const NoPaymentMethods: Story = { args: { noMethods: true, method: null } };
export const Loading: Story = { args: { cart: "loading" } };
export const RegionsLoading: Story = {
  name: "Sections loading",
  args: { addresses: "loading", payment: "loading", quote: "loading" },
};
export const RegionsFailed: Story = {
  name: "Sections failed",
  args: { addresses: "failed", payment: "failed", quote: "failed" },
};
export const Failed: Story = { args: { cart: "failed" } };
export const Empty: Story = { args: { empty: true } };
export const Arabic: Story = { globals: { locale: "ar" } };
