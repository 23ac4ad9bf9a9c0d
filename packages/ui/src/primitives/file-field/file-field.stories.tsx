import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { inArabic, messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { formatMessage, formsMessages, useLocale, type Language, type Message } from "../../locale/index.js";
import { FileField, type FileFieldProps } from "./file-field.js";

const file = (name: string, type: string, size: number) =>
  new File([new Uint8Array(size)], name, { type, lastModified: Date.parse("2026-11-20") });

const certificate = file("cr-bait-mezze.pdf", "application/pdf", 1_200_000);
const shop = file("storefront.jpg", "image/jpeg", 420_000);

const arabicMessages: ArabicMessages = {
  "CR attachment": "مرفق السجل التجاري",
  "PDF, JPG or PNG, up to 5 MB each": "بصيغة PDF أو JPG أو PNG، حتى 5 ميغابايت لكل ملف",
  "The file may not be larger than 1 MB": "يجب ألا يتجاوز حجم الملف 1 ميغابايت",
  "The upload was cut off": "انقطع الرفع",
  "Add the registration of the company": "أضف السجل التجاري للشركة",
  "This file has too many pages to be read by a person on the same day":
    "في هذا الملف صفحات أكثر مما يمكن أن يقرأه شخص في اليوم نفسه",
};
const translate = messagesOf(arabicMessages);

function Controlled({ value: start, onValueChange, getStatus, ...rest }: FileFieldProps) {
  const [value, setValue] = useState(start);
  const { language } = useLocale();
  const status =
    getStatus &&
    ((one: File) => (language === "ar" ? inArabic(getStatus(one), arabicMessages) : getStatus(one)));
  return (
    <FileField
      {...rest}
      {...(status && { getStatus: status })}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: "Primitives/File field",
  component: FileField,
  tags: ["autodocs"],
  args: {
    label: "CR attachment",
    help: "PDF, JPG or PNG, up to 5 MB each",
    accept: ".pdf,image/jpeg,image/png",
    maxBytes: 5_000_000,
    maxFiles: 3,
    value: [],
    onValueChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
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
      purpose: "Uploads documents and pictures with a form, listed with size or upload progress.",
      whenNot: "For a profile picture use Avatar with a camera button.",
      accessibility:
        "A group with the native file input (named by label and action, operated by Space or Enter, accepts drops) and a list. Each file's remove button names the file; the focus stays in the field afterwards. Added and removed files are announced politely, rejected files immediately.",
      do: [
        "State accepted types and size in `help`",
        "Take photographs of phones with `shrinkTo` and `accept` `image/*`",
        "Show upload progress with `getStatus`",
      ],
      dont: ["Rely on this validation: the server checks the bytes", "Clear the list when submitting fails"],
      keywords: ["upload", "attachment", "drop zone", "document", "photo"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { value: [certificate] } };
export const Uploading: Story = {
  args: {
    value: [certificate, shop],
    getStatus: (one) => (one === shop ? { progress: 64 } : undefined),
  },
  play: async ({ canvas, globals }) => {
    const name = formatMessage(formsMessages.uploading[globals["locale"] as Language], "en", {
      name: shop.name,
    });
    await expect(canvas.getByRole("progressbar", { name })).toHaveAttribute("aria-valuenow", "64");
  },
};
export const Failed: Story = {
  args: {
    value: [certificate, shop],
    getStatus: (one) => (one === shop ? { progress: 64, error: "The upload was cut off" } : undefined),
  },
};
export const Invalid: Story = { args: { error: "Add the registration of the company" } };
export const Disabled: Story = { args: { value: [certificate], disabled: true } };
/** At the maximum count, the add button is hidden. */
export const Full: Story = { args: { value: [certificate], maxFiles: 1 } };
export const LongWords: Story = {
  name: "Long texts",
  args: {
    value: [file("commercial-registration-of-bait-mezze-trading-and-catering-2026-final-signed.pdf", "", 5)],
    getStatus: () => ({ error: "This file has too many pages to be read by a person on the same day" }),
  },
};

const texts = (globals: Record<string, unknown>) => {
  const language = globals["locale"] as Language;
  const fill = (message: Record<Language, Message>, values: Record<string, unknown>) =>
    formatMessage(message[language], language, values);
  return {
    add: `${translate(globals, "CR attachment")} ${fill(formsMessages.addFile, {})}`,
    addAnother: `${translate(globals, "CR attachment")} ${fill(formsMessages.addAnotherFile, {})}`,
    remove: (name: string) => fill(formsMessages.removeFile, { name }),
    added: (name: string) => fill(formsMessages.fileAdded, { name }),
    removed: (name: string) => fill(formsMessages.fileRemoved, { name }),
    wrongType: (name: string) => fill(formsMessages.fileWrongType, { name }),
    preparing: (name: RegExp) =>
      new RegExp(fill(formsMessages.preparingFile, { name: "" }).trim() + `.*${name.source}`),
    broken: (name: string) => fill(formsMessages.fileBroken, { name }),
    heic: (name: string) => fill(formsMessages.pictureIsHeic, { name }),
    pixels: (name: string) => fill(formsMessages.pictureTooLarge, { name }),
    size: (name: string, size: string) => fill(formsMessages.fileTooLarge, { name, size }),
  };
};

/** Added, announced, removed by keyboard: the focus stays in the field. */
export const Choosing: Story = {
  play: async ({ canvas, args, globals, step }) => {
    const t = texts(globals);
    const input = canvas.getByLabelText(t.add);
    await expect(input).toHaveAccessibleDescription(translate(globals, "PDF, JPG or PNG, up to 5 MB each"));
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await step("add", async () => {
      await userEvent.upload(input, [certificate]);
      await expect(args.onValueChange).toHaveBeenLastCalledWith([certificate]);
      await expect(canvas.getByRole("status")).toHaveTextContent(t.added(certificate.name));
      await userEvent.upload(canvas.getByLabelText(t.addAnother), [certificate, shop]);
      await expect(args.onValueChange).toHaveBeenLastCalledWith([certificate, shop]);
    });
    await step("remove", async () => {
      canvas.getByRole("button", { name: t.remove(certificate.name) }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(canvas.getByRole("status")).toHaveTextContent(t.removed(certificate.name));
      await waitFor(() => expect(canvas.getByRole("button", { name: t.remove(shop.name) })).toHaveFocus());
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(canvas.getByLabelText(t.add)).toHaveFocus());
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    });
  },
};

/** Files that break a rule are rejected and announced, with default or custom messages; valid files are kept. */
export const Refusing: Story = {
  args: { maxBytes: 1_000_000, messages: { size: "The file may not be larger than 1 MB" } },
  play: async ({ canvas, args, globals }) => {
    const t = texts(globals);
    const exe = file("menu.exe", "application/x-msdownload", 10);
    // Browsers do not check the type of dropped files, and neither does userEvent.
    await userEvent
      .setup({ applyAccept: false })
      .upload(canvas.getByLabelText(t.add), [exe, certificate, shop]);
    await expect(args.onValueChange).toHaveBeenCalledWith([shop]);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    const alert = canvas.getByRole("alert");
    await expect(alert).toHaveTextContent(t.wrongType("menu.exe"));
    await expect(alert).toHaveTextContent(translate(globals, "The file may not be larger than 1 MB"));
    await expect(canvas.getByLabelText(t.addAnother)).toBeInvalid();
  },
};

/** A picture with as many colours as a photograph, so that it does not become small by encoding. */
async function photo(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d")!;
  const pixels = context.createImageData(width, height);
  let random = 1;
  for (let at = 0; at < pixels.data.length; at++) {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    pixels.data[at] = at % 4 === 3 ? 255 : random >>> 24;
  }
  context.putImageData(pixels, 0, 0);
  return new Uint8Array(await (await canvas.convertToBlob({ type: "image/png" })).arrayBuffer());
}
const picture = (name: string, ...parts: BlobPart[]) => new File(parts, name, { type: "image/png" });

/** As browsers drop files, whose type they do not check. */
const { upload: uploadAny } = userEvent.setup({ applyAccept: false });

const shrinkTo = { types: ["image/jpeg", "image/png"], maxBytes: 60_000, maxPixels: 40_000, side: 200 };

/** A picture that fits stays as it is; a larger one is shrunk, and a form that is submitted meanwhile waits for it. */
export const Shrinking: Story = {
  args: { accept: "image/*", shrinkTo, maxBytes: shrinkTo.maxBytes },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset["sent"] = "";
      }}
    >
      <Controlled {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = texts(globals);
    const small = picture("small.png", await photo(40, 30));
    // The type is read from the content: some systems name none.
    const large = new File([await photo(600, 300)], "large.of.all.HEIC");
    await expect(large.size).toBeGreaterThan(shrinkTo.maxBytes);
    await uploadAny(canvas.getByLabelText(t.add), [small, large]);
    canvasElement.querySelector("form")!.requestSubmit();
    await expect(canvasElement.querySelector("form")).not.toHaveAttribute("data-sent");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(t.preparing(/./)));
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledOnce());
    const [unchanged, shrunk] = (args.onValueChange as ReturnType<typeof fn>).mock.lastCall![0] as File[];
    await expect(unchanged).toBe(small);
    await expect([shrunk!.name, shrunk!.type]).toEqual(["large.of.all.jpg", "image/jpeg"]);
    await expect(shrunk!.size).toBeLessThanOrEqual(shrinkTo.maxBytes);
    const { width, height } = await createImageBitmap(shrunk!);
    await expect([width, height]).toEqual([200, 100]);
    await waitFor(() => expect(canvasElement.querySelector("form")).toHaveAttribute("data-sent"));
    await expect(canvas.getByRole("status")).toHaveTextContent(t.added("large.of.all.jpg"));
  },
};

/** Each picture that cannot be used is refused with its reason, and the form that was submitted meanwhile is not sent. */
export const RefusingPictures: Story = {
  args: { accept: ".pdf,image/*", shrinkTo, maxFiles: 9, maxBytes: shrinkTo.maxBytes },
  render: Shrinking.render!,
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = texts(globals);
    const png = await photo(60, 60);
    // A picture of 1 × 1 px that says to have 144 megapixels.
    const vast = Uint8Array.from(atob("R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs="), (c) => c.charCodeAt(0));
    vast.set([0xe0, 0x2e, 0xe0, 0x2e], 6);
    const heic = new TextEncoder().encode("\0\0\0\x18ftypheic\0\0\0\0mif1heic");
    await uploadAny(canvas.getByLabelText(t.add), [
      picture("text.png", "no picture"),
      picture("empty.png"),
      picture("cut.png", png.slice(0, png.length / 2)),
      picture("header.png", png.slice(0, 20)),
      new File([heic], "IMG_1.HEIC"),
      picture("vast.gif", vast),
      certificate,
    ]);
    canvasElement.querySelector("form")!.requestSubmit();
    const alert = await canvas.findByRole("alert");
    const broken = ["empty.png", "cut.png", "header.png"].map(t.broken);
    const size = { en: "60 KB", ar: "60 كيلوبايت" }[globals["locale"] as Language];
    for (const text of [
      t.wrongType("text.png"),
      ...broken,
      t.heic("IMG_1.HEIC"),
      t.pixels("vast.gif"),
      t.size(certificate.name, size),
    ])
      await expect(alert).toHaveTextContent(text);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(
      canvas.getByRole("group", { name: translate(globals, "CR attachment") }),
    ).not.toHaveAttribute("aria-busy");
    await expect(canvasElement.querySelector("form")).not.toHaveAttribute("data-sent");
  },
};

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: (args) => (
    <ShownStates on="input" more={[{ en: "Off", ar: "متوقف", element: <FileField {...args} disabled /> }]}>
      {() => <FileField {...args} />}
    </ShownStates>
  ),
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    label: "مرفق السجل التجاري",
    help: "ملف PDF أو JPG أو PNG، حتى 5 ميغابايت",
    value: [file("سجل بيت المزة.pdf", "application/pdf", 1_200_000), shop],
    getStatus: (one) => (one === shop ? { progress: 64 } : undefined),
  },
};
