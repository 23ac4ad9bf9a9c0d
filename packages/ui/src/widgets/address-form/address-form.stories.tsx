import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import type { FieldErrors } from "../../forms/form/index.js";
import { LocaleProvider, useLocale, type Language } from "../../locale/index.js";
import { kuwait } from "../../story-data/kuwait.js";
import { storyAddresses } from "../../story-data/addresses.js";
import { AddressForm, type AddressFormProps, type AddressFormValues } from "./address-form.js";

const texts = {
  en: {
    zone_number: "Zone is required",
    line_one: "Street is required",
    building_number: "Building Number is required",
    phone: "Phone is required",
    note: "Note is required",
    empty: "Please fill all inputs",
    refused: "There is no zone 999 in Qatar.",
  },
  ar: {
    zone_number: "رقم المنطقة مطلوب",
    line_one: "رقم الشارع مطلوب",
    building_number: "رقم المبنى مطلوب",
    phone: "رقم الهاتف مطلوب",
    note: "الملاحظة مطلوبة",
    empty: "يرجى تعبئة جميع الحقول",
    refused: "لا توجد منطقة 999 في قطر.",
  },
} as const;
const needed = ["zone_number", "line_one", "building_number", "phone", "note"] as const;

type Props = Omit<AddressFormProps, "validate"> & { filled?: boolean; zone?: string };

function Example({ filled, zone, ...props }: Props) {
  const { language } = useLocale();
  const validate = (values: AddressFormValues): FieldErrors<AddressFormValues> =>
    Object.fromEntries(
      needed.filter((name) => values[name].trim() === "").map((name) => [name, texts[language][name]]),
    );
  const { line_two, line_three, landmark, state, location = null, ...address } = storyAddresses(language)[0]!;
  const filledValues = filled
    ? {
        ...address,
        avenue: "",
        floor: "",
        apartment: "",
        line_two: line_two ?? "",
        line_three: line_three ?? "",
        landmark: landmark ?? "",
        state: state ?? "",
        location,
        zone_number: zone ?? "61",
      }
    : undefined;
  return (
    <div className="mx-auto max-w-form">
      <AddressForm
        key={language}
        initialValues={filledValues}
        emptyMessage={texts[language].empty}
        {...props}
        validate={validate}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Address form",
  component: Example,
  subcomponents: { AddressForm },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Form for a delivery address: by default Qatar's zone, street and building on a blue plate, a label, directions, a phone number, and a required note.",
      whenNot:
        "To choose a saved address use AddressPicker, which contains this form. The market of `LocaleProvider` decides its fields.",
      accessibility:
        "Plate fields have names in both languages and never mirror. Digits of both scripts are accepted. Each error is linked to its field; after a failed submit the first invalid field has the focus and an alert states the number of errors.",
      do: [
        "Prefill known values (`initialValues`), at least the phone number.",
        "Persist typed values with `onValuesChange`, so that they survive a reload.",
        "Use the contract's rules and messages in `validate`.",
      ],
      dont: [
        "Don't add fields by hand: a market lists its own in `addressFormat`.",
        "Don't clear the form when the server rejects it.",
      ],
      keywords: ["add address", "new address", "blue plate", "zone", "location form"],
    } satisfies ComponentGuide,
  },
  args: { onSubmit: fn<AddressFormProps["onSubmit"]>(async () => undefined), onValuesChange: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = {
  en: {
    save: "Save address",
    phone: "Phone",
    note: "Note for the rider",
    leave: "Leave at the door",
    work: "Work",
    mine: "Use my location",
    denied: "We could not find where you are. Allow it in your browser, or move the map.",
  },
  ar: {
    save: "حفظ العنوان",
    phone: "رقم الهاتف",
    note: "ملاحظة للمندوب",
    leave: "اتركه عند الباب",
    work: "العمل",
    mine: "استخدام موقعي",
    denied: "تعذّر تحديد موقعك. اسمح بتحديد الموقع من المتصفح، أو حرّك الخريطة.",
  },
} as const;

/** Filled in with Arabic-Indic digits; the note is added by one tap. */
export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = labels[globals["locale"] as Language];
    await userEvent.type(canvas.getByRole("textbox", { name: /Zone/ }), "٦١");
    await userEvent.type(canvas.getByRole("textbox", { name: /Street/ }), "۸۴۰");
    await userEvent.type(canvas.getByRole("textbox", { name: /Building/ }), "14");
    await userEvent.click(canvas.getByRole("button", { name: t.work }));
    await userEvent.type(canvas.getByRole("textbox", { name: t.phone }), "٥٥١٢٣٤٠٠");
    const note = canvas.getByRole("textbox", { name: t.note });
    const suggestion = canvas.getByRole("button", { name: t.leave });
    // Read first: the box need not be typed into.
    await expect(suggestion.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(suggestion);
    await expect(note).toHaveValue(t.leave);
    await userEvent.click(canvas.getByRole("button", { name: t.save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        label: "work",
        zone_number: "61",
        line_one: "840",
        building_number: "14",
        phone: "55123400",
        note: t.leave,
      }),
    );
  },
};

/** Submitted empty: the specification's summary, and the focus in the first invalid field. */
export const Errors: Story = {
  play: async ({ canvas, args, globals }) => {
    const language = globals["locale"] as Language;
    await userEvent.click(canvas.getByRole("button", { name: labels[language].save }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const zone = canvas.getByRole("textbox", { name: /Zone/ });
    await waitFor(() => expect(zone).toHaveFocus());
    await expect(zone).toHaveAccessibleDescription(texts[language].zone_number);
    await expect(canvas.getByRole("alert")).toHaveTextContent(texts[language].empty);
  },
};

/** Server errors appear at their fields, and typed values stay. */
export const Refused: Story = {
  args: {
    filled: true,
    zone: "999",
    onSubmit: fn<AddressFormProps["onSubmit"]>(async () => ({ fields: { zone_number: texts.en.refused } })),
  },
  play: async ({ canvas, globals }) => {
    const t = labels[globals["locale"] as Language];
    await userEvent.click(canvas.getByRole("button", { name: t.save }));
    const zone = canvas.getByRole("textbox", { name: /Zone/ });
    await waitFor(() => expect(zone).toHaveAccessibleDescription(texts.en.refused));
    await expect(zone).toHaveValue("999");
    await expect(canvas.getByRole("textbox", { name: t.phone })).toHaveValue("55123400");
  },
};

const westBay = { lat: 25.3236, lng: 51.529 };

/** The device returns its location; the pin moves there and is submitted. */
export const Located: Story = {
  args: { filled: true, locate: fn<NonNullable<AddressFormProps["locate"]>>(async () => westBay) },
  play: async ({ canvas, args, globals }) => {
    const t = labels[globals["locale"] as Language];
    await userEvent.click(await canvas.findByRole("button", { name: t.mine }, { timeout: 5000 }));
    await waitFor(() => expect(args.locate).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole("button", { name: t.save }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ location: westBay })),
    );
  },
};

/** The device returns no location: a message appears, and the pin stays optional. */
export const NotLocated: Story = {
  args: { filled: true, locate: fn<NonNullable<AddressFormProps["locate"]>>(async () => null) },
  play: async ({ canvas, args, globals }) => {
    const t = labels[globals["locale"] as Language];
    await userEvent.click(await canvas.findByRole("button", { name: t.mine }, { timeout: 5000 }));
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent(t.denied));
    await userEvent.click(canvas.getByRole("button", { name: t.save }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ location: null })),
    );
  },
};
/** Another market: its own fields and names, three of them required, and the number with its prefix. */
export const Kuwait: Story = {
  decorators: [
    (story) => {
      const { language } = useLocale();
      return (
        <LocaleProvider language={language} market={kuwait}>
          {story()}
        </LocaleProvider>
      );
    },
  ],
  play: async ({ canvas, args, globals }) => {
    const language = globals["locale"] as Language;
    const ar = language === "ar";
    const t = labels[language];
    const field = (en: string, arabic: string) =>
      canvas.getByRole("textbox", { name: new RegExp(`^${ar ? arabic : en}`) });
    await expect(canvas.queryByRole("textbox", { name: /Zone/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: t.save }));
    const block = field("Block", "قطعة");
    await waitFor(() =>
      expect(block).toHaveAccessibleDescription(ar ? "يرجى إدخال قطعة" : "Block is required"),
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(field("Area", "المنطقة"), ar ? "السالمية" : "Salmiya");
    await userEvent.type(block, "١٠");
    await userEvent.type(field("Street", "شارع"), "7");
    await userEvent.type(field("Avenue", "جادة"), "2");
    await userEvent.type(field("Building", "مبنى"), "14");
    await userEvent.type(field("Floor", "دور"), "3");
    await userEvent.type(field("Apartment", "شقة"), "12");
    const phone = canvas.getByRole("textbox", { name: t.phone });
    await userEvent.type(phone, "51234567");
    await expect(phone).toHaveValue("51234567");
    await userEvent.click(canvas.getByRole("button", { name: t.leave }));
    await userEvent.click(canvas.getByRole("button", { name: t.save }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          city: ar ? "السالمية" : "Salmiya",
          zone_number: "10",
          line_one: "7",
          avenue: "2",
          building_number: "14",
          floor: "3",
          apartment: "12",
          phone: "+96551234567",
        }),
      ),
    );
  },
};
export const Filled: Story = { args: { filled: true } };
export const Arabic: Story = { globals: { locale: "ar" }, args: { filled: true } };
