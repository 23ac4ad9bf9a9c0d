import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyCustomer } from "../../story-data/customer.js";
import { storyEmptyMessage, storyValidate } from "../../story-data/form-messages.js";
import { ContactForm, type ContactFormProps, type ContactValues } from "./contact-form.js";

type Props = Partial<ContactFormProps> & Pick<ContactFormProps, "onSubmit"> & { known?: boolean };

function Example({ known = false, ...props }: Props) {
  const { language } = useLocale();
  const { first_name, last_name, email, mobile } = storyCustomer(language);
  return (
    <div className="mx-auto max-w-118">
      <ContactForm
        key={language}
        initialValues={known ? { name: `${first_name} ${last_name}`, email, phone: mobile } : undefined}
        emptyMessage={storyEmptyMessage(language)}
        validate={storyValidate<ContactValues>(language, () => ["name", "email", "phone", "message"])}
        {...props}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Contact form",
  component: Example,
  subcomponents: { ContactForm },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Sends a message to support: sender, contact details, subject.",
      whenNot: "For applications use ApplicantForm; for reviews ReviewForm.",
      accessibility:
        "Four fields with autocomplete names; after a failed submit an alert summarises the errors and the first invalid field has the focus.",
      do: [
        "Prefill what is known about the customer.",
        "Store a draft, so that typed text survives a reload.",
      ],
      dont: ["Don't clear it when the server rejects it."],
      keywords: ["support", "help", "complaint", "message", "feedback"],
    } satisfies ComponentGuide,
  },
  args: { onSubmit: fn<ContactFormProps["onSubmit"]>(async () => undefined) },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: { message: "Message", name: "Name", send: "Send message", text: "The lid was open" },
  ar: { message: "الرسالة", name: "الاسم", send: "إرسال الرسالة", text: "كان الغطاء مفتوحًا" },
} as const;

export const Default: Story = {
  args: { known: true },
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.type(canvas.getByRole("textbox", { name: t.message }), t.text);
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ message: t.text }));
  },
};
export const Errors: Story = {
  play: async ({ canvas, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: t.name })).toHaveFocus());
  },
};
export const Arabic: Story = { globals: { locale: "ar" }, args: { known: true } };
