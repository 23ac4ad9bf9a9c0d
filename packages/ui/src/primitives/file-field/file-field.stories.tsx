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
      do: ["State accepted types and size in `help`", "Show upload progress with `getStatus`"],
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
