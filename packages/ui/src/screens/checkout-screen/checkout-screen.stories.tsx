import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { PartGuide } from "../../docs/part-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyAddresses } from "../../story-data/addresses.js";
import { storyCoupons } from "../../story-data/account.js";
import { storyCart } from "../../story-data/cart.js";
import { storySlots } from "../../story-data/slots.js";
import { StoryShell } from "../../story-data/shell.js";
import type { AddressFormValues } from "../../widgets/address-form/index.js";
import type { AddressData } from "../../widgets/address-card/index.js";
import type { CartQuoteData } from "../../widgets/cart-content/index.js";
import type { OrderTypeKind } from "../../widgets/order-type-switch/index.js";
import type { PaymentMethodData, PaymentMethodKind } from "../../widgets/payment-method-picker/index.js";
import { CheckoutScreen, type CheckoutScreenProps } from "./index.js";

type Status = "loading" | "ready" | "failed";
interface Props {
  cart?: Status;
  addresses?: Status;
  payment?: Status;
  quote?: Status;
  /** How many addresses there are. */
  known?: number;
  selected?: string | null;
  method?: PaymentMethodKind | null;
  noMethods?: boolean;
  empty?: boolean;
  changed?: boolean;
  placing?: boolean;
  pickup?: boolean;
  change?: (language: Language) => Partial<CartQuoteData>;
  /** The whole of ordering: types, table, time, coupon, wallet. */
  whole?: boolean;
  dineIn?: boolean;
  gone?: boolean;
  short?: boolean;
  onPlaceOrder: () => void;
  onCreate: (values: AddressFormValues) => void;
}

function Example(props: Props) {
  const { language } = useLocale();
  const ar = language === "ar";
  const known = props.known ?? 3;
  const [more, setMore] = useState<AddressData[]>([]);
  const [selected, setSelected] = useState(props.selected === undefined ? "home" : props.selected);
  const [method, setMethod] = useState(props.method === undefined ? ("cod" as const) : props.method);
  const [note, setNote] = useState("");
  const [type, setType] = useState<OrderTypeKind>(
    props.dineIn ? "dine_in" : props.pickup ? "pickup" : "delivery",
  );
  const [table, setTable] = useState("");
  const [at, setAt] = useState<string | null>(null);
  const [gone, setGone] = useState(props.gone === true);
  const [useWallet, setUseWallet] = useState(false);
  const cart = storyCart(language, props.empty ? { items: [], vendor: null } : {});
  const reason = ar ? "غير متاح بعد" : "Not available yet";
  const methods: PaymentMethodData[] = [
    { code: "cod", enabled: true, reason: null },
    { code: "card", enabled: false, reason },
    { code: "wallet", enabled: false, reason },
  ];
  const addresses: CheckoutScreenProps["addresses"] = {
    status: props.addresses ?? "ready",
    items: [...storyAddresses(language).slice(0, known), ...more],
    selectedId: selected,
    onSelect: setSelected,
    onRetry: fn(),
    validate: (values) => (values.note === "" ? { note: ar ? "الملاحظة مطلوبة" : "Note is required" } : {}),
    onCreate: async (values) => {
      props.onCreate(values);
      setMore([{ ...values, id: "new", city: "Doha", is_default: false }]);
      setSelected("new");
    },
    draft: { phone: "+97455123400" },
  };
  return (
    <StoryShell cartCount={2}>
      <CheckoutScreen
        backHref="#store"
        browseHref="#home"
        cart={{
          status: props.cart ?? "ready",
          data: props.cart === "loading" ? undefined : cart,
          onRetry: fn(),
        }}
        orderType={
          props.pickup || props.whole || props.dineIn
            ? { value: type, options: ["delivery", "pickup", "dine_in"], onValueChange: setType }
            : undefined
        }
        table={{ value: table, onValueChange: setTable }}
        time={
          props.whole || props.gone
            ? {
                value: at,
                onValueChange: setAt,
                status: "ready",
                days: storySlots(),
                onRetry: fn(),
                opensNow: true,
                gone: gone
                  ? {
                      message: ar ? "هذا الموعد مكتمل، اختر موعدًا آخر" : "This time is full. Choose another",
                      next: ["2026-11-21T16:00:00.000Z", "2026-11-21T16:30:00.000Z"],
                    }
                  : null,
                onGoneClose: () => setGone(false),
              }
            : undefined
        }
        coupon={
          props.whole
            ? {
                applied: null,
                status: "ready",
                items: storyCoupons(language),
                onRetry: fn(),
                onApply: fn(),
                onRemove: fn(),
                suggestion: ar ? "استخدم القسيمة AHLAN20 ووفّر 19.20 ر.ق" : "Use AHLAN20 and save QAR 19.20",
              }
            : undefined
        }
        shortage={
          props.short
            ? {
                items: [{ item_id: "1", name: cart.items[0]!.name, available: 1 }],
                onTake: fn(),
                onClose: fn(),
                cartHref: "#cart",
              }
            : null
        }
        addresses={addresses}
        payment={{
          status: props.payment ?? "ready",
          methods: props.noMethods ? [] : methods,
          selected: method,
          onSelect: setMethod,
          walletBalance: 3000,
          wallet: props.whole ? { used: useWallet, onUse: setUseWallet } : undefined,
          onRetry: fn(),
        }}
        note={note}
        onNoteChange={setNote}
        quote={{
          status: props.quote ?? "ready",
          data:
            props.quote === "failed" ? null : cart.quote && { ...cart.quote, ...props.change?.(language) },
          changed: props.changed,
          onRetry: fn(),
        }}
        placing={props.placing}
        onPlaceOrder={props.onPlaceOrder}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Checkout",
  component: Example,
  subcomponents: { CheckoutScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Where, how to pay, review: one page with three numbered steps that are all in view. The last choices arrive ticked, and nothing typed is ever lost.",
      whenNot: "For changing what is ordered lead back to the cart.",
      accessibility:
        "Each step is a region with a heading that says its state in words. When something is missing the button takes the focus to that step's heading and says what to do; errors are alerts. Placing an order is announced.",
      do: [
        "Keep the order button pressable and let it say what is missing.",
        "Show the new total and why, when the server's quote has changed.",
        "Let each part fail and retry by itself.",
      ],
      dont: ["Don't split the steps over pages.", "Don't ask for what is known."],
      words: ["payment", "place order", "steps", "wizard", "order form"],
    } satisfies PartGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onPlaceOrder: fn(), onCreate: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
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
    leave: "Leave at the door",
    note: "Note for the store",
    changed: "Prices have changed",
  },
  ar: {
    place: /^تأكيد الطلب/,
    where: /^إلى أين/,
    pay: /^طريقة الدفع/,
    needsAddress: "اختر عنوانًا للمتابعة.",
    needsPayment: "اختر طريقة الدفع للمتابعة.",
    change: "تغيير",
    choose: "اختر عنوانًا",
    work: "العمل",
    here: "التوصيل هنا",
    add: "إضافة عنوان",
    save: "احفظ العنوان",
    leave: "اتركه عند الباب",
    note: "ملاحظة للمتجر",
    changed: "تغيّرت الأسعار",
  },
} as const;
const w = (globals: Record<string, unknown>) => words[globals["locale"] as Language];

/** Another address is chosen, a note is written, and the order is placed. */
export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const word = w(globals);
    await userEvent.click(canvas.getByRole("button", { name: word.change }));
    const sheet = within(await screen.findByRole("dialog", { name: word.choose }));
    await userEvent.click(sheet.getByRole("radio", { name: word.work }));
    await userEvent.click(sheet.getByRole("button", { name: word.here }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("heading", { name: word.work })).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: word.note }), "Two forks");
    await userEvent.click(canvas.getByRole("button", { name: word.place }));
    await expect(args.onPlaceOrder).toHaveBeenCalledOnce();
  },
};

/** The first address of all: saving it chooses it. */
export const FirstAddress: Story = {
  args: { known: 0, selected: null },
  play: async ({ canvas, args, globals }) => {
    const word = w(globals);
    await userEvent.click(canvas.getByRole("button", { name: word.add }));
    const sheet = within(await screen.findByRole("dialog"));
    await userEvent.type(sheet.getByRole("textbox", { name: /Zone/ }), "61");
    await userEvent.type(sheet.getByRole("textbox", { name: /Street/ }), "840");
    await userEvent.type(sheet.getByRole("textbox", { name: /Building/ }), "14");
    await userEvent.click(sheet.getByRole("button", { name: word.leave }));
    await userEvent.click(sheet.getByRole("button", { name: word.save }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onCreate).toHaveBeenCalledWith(
      expect.objectContaining({ zone_number: "61", phone: "55123400" }),
    );
  },
};

/** Pressed too early, the button says what is missing and leads there. */
export const NothingChosen: Story = {
  args: { selected: null, method: null },
  play: async ({ canvas, args, globals }) => {
    const word = w(globals);
    await userEvent.click(canvas.getByRole("button", { name: word.place }));
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
    await expect(canvas.getByText(word.needsAddress)).toBeVisible();
    await expect(canvas.getByRole("heading", { name: word.where })).toHaveFocus();
  },
};
export const NoPayment: Story = {
  args: { method: null },
  play: async ({ canvas, args, globals }) => {
    const word = w(globals);
    await userEvent.click(canvas.getByRole("button", { name: word.place }));
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
    await expect(canvas.getByText(word.needsPayment)).toBeVisible();
    await expect(canvas.getByRole("heading", { name: word.pay })).toHaveFocus();
  },
};
/** The button waits and takes no second press. */
export const Placing: Story = {
  args: { placing: true },
  play: async ({ canvas, args, globals }) => {
    const button = canvas.getByRole("button", { name: w(globals).place });
    await userEvent.click(button);
    await userEvent.click(button);
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};
/** The new total is told in a question; looking again loses nothing. */
export const QuoteChanged: Story = {
  args: { changed: true },
  play: async ({ args, canvas, globals }) => {
    const question = within(await screen.findByRole("alertdialog", { name: w(globals).changed }));
    await userEvent.click(question.getAllByRole("button").at(-1)!);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
    await expect(canvas.getAllByText(w(globals).changed).length).toBeGreaterThan(0);
  },
};
export const WithProblem: Story = {
  args: {
    change: (language) => ({
      problems: [
        {
          code: "store_closed",
          message:
            language === "ar"
              ? "المتجر مغلق الآن، ويفتح الساعة 17:00"
              : "The store is closed and opens at 17:00",
        },
      ],
    }),
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("button", { name: w(globals).place })).toBeDisabled();
  },
};
export const PickUp: Story = { args: { pickup: true } };
/** Every choice there is: another time is confirmed in its sheet, the wallet is used first. */
export const EveryChoice: Story = {
  args: { whole: true },
  play: async ({ canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await userEvent.click(
      canvas.getByRole("switch", { name: ar ? "استخدم رصيد المحفظة أولًا" : "Use your wallet first" }),
    );
    await userEvent.click(canvas.getByRole("button", { name: ar ? "تغيير الموعد" : "Change the time" }));
    const sheet = within(await screen.findByRole("dialog", { name: ar ? "اختر موعدًا" : "Choose a time" }));
    await userEvent.click(sheet.getByRole("radio", { name: ar ? "طلب مسبق" : "Pre-order" }));
    await userEvent.click(sheet.getByRole("radio", { name: "19:00" }));
    await userEvent.click(sheet.getByRole("button", { name: ar ? "تأكيد الموعد" : "Take this time" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getAllByText(/19:00/)[0]).toBeVisible();
  },
};
/** A table is needed; the button leads to its field. */
export const DineIn: Story = {
  args: { dineIn: true },
  play: async ({ canvas, args, globals }) => {
    const field = canvas.getByRole("textbox", {
      name: globals["locale"] === "ar" ? "رقم الطاولة" : "Table number",
    });
    await userEvent.click(canvas.getByRole("button", { name: w(globals).place }));
    await expect(args.onPlaceOrder).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    await userEvent.type(field, "٠٧");
    await userEvent.click(canvas.getByRole("button", { name: w(globals).place }));
    await expect(args.onPlaceOrder).toHaveBeenCalledOnce();
  },
};
export const TimeGone: Story = {
  args: { gone: true },
  play: async () => {
    await expect(await screen.findByRole("alertdialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};
export const SoldOutMeanwhile: Story = { args: { short: true } };
export const NoPaymentMethods: Story = { args: { noMethods: true, method: null } };
export const Loading: Story = { args: { cart: "loading" } };
export const RegionsLoading: Story = { args: { addresses: "loading", payment: "loading", quote: "loading" } };
export const RegionsFailed: Story = { args: { addresses: "failed", payment: "failed", quote: "failed" } };
export const Failed: Story = { args: { cart: "failed" } };
export const Empty: Story = { args: { empty: true } };
export const Arabic: Story = { globals: { locale: "ar" } };
