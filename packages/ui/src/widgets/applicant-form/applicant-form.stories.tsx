import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyBusinessTypes } from "../../story-data/applications.js";
import { storyCustomer } from "../../story-data/customer.js";
import { storyEmptyMessage, storyValidate } from "../../story-data/form-messages.js";
import {
  ApplicantForm,
  applicantTypes,
  type ApplicantFormProps,
  type ApplicantValues,
} from "./applicant-form.js";

const person = ["first_name", "last_name", "email", "mobile"] as const;
const business = ["business_type", "company_name", "cr_number"] as const;

type Props = Partial<ApplicantFormProps> & { known?: boolean };

function Example({ known = false, initialValues, ...props }: Props) {
  const { language } = useLocale();
  const { first_name, last_name, email, mobile } = storyCustomer(language);
  return (
    <div className="mx-auto max-w-118">
      <ApplicantForm
        key={language}
        types={applicantTypes}
        businessTypes={storyBusinessTypes(language)}
        emptyMessage={storyEmptyMessage(language)}
        validate={storyValidate<ApplicantValues>(language, ({ type }) =>
          type === "partner" || type === "marketplace" ? [...person, ...business] : person,
        )}
        onSubmit={async () => undefined}
        {...props}
        initialValues={{ ...(known ? { first_name, last_name, email, mobile } : {}), ...initialValues }}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Applicant form",
  component: Example,
  subcomponents: { ApplicantForm },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Application form for partners, riders, stars and marketplaces; businesses add company details and a certificate.",
      whenNot: "For questions and complaints use ContactForm.",
      accessibility:
        "The type is a radio group of chips. Company fields appear with the type, empty. After a failed submit the first invalid field has the focus and an alert states the number of errors.",
      do: ["Prefill what is known about the customer.", "Show the upload progress (`attachmentStatus`)."],
      dont: [
        "Don't ask riders and stars for company details.",
        "Don't clear the form when the server rejects it.",
      ],
      keywords: ["partner", "rider", "star", "marketplace", "join us", "careers", "CR number"],
    } satisfies ComponentGuide,
  },
  args: { onSubmit: fn<ApplicantFormProps["onSubmit"]>(async () => undefined) },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: { rider: "Rider", company: "Company name", send: "Send application", first: "First name" },
  ar: { rider: "مندوب توصيل", company: "اسم الشركة", send: "إرسال طلب الانضمام", first: "الاسم الأول" },
} as const;

/** A rider: company fields are hidden and dropped, and one click submits. */
export const Default: Story = {
  args: { known: true },
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.type(canvas.getByRole("textbox", { name: t.company }), "Bait Mezze");
    await userEvent.click(canvas.getByRole("radio", { name: t.rider }));
    await expect(canvas.queryByRole("textbox", { name: t.company })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ type: "rider", company_name: "" }),
    );
  },
};
export const Errors: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: t.first })).toHaveFocus());
    await expect(canvas.getByRole("textbox", { name: t.company })).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Uploading: Story = {
  args: {
    known: true,
    initialValues: {
      business_type: "restaurant",
      company_name: "Bait Mezze W.L.L.",
      cr_number: "148822",
      cr_attachment: [new File(["x".repeat(1_200_000)], "cr-bait-mezze.pdf", { type: "application/pdf" })],
    },
    attachmentStatus: () => ({ progress: 64 }),
  },
};
export const Marketplace: Story = { args: { known: true, initialValues: { type: "marketplace" } } };
export const OneType: Story = { args: { known: true, types: ["star"], initialValues: { type: "star" } } };
export const Refused: Story = {
  args: { known: true, initialValues: { type: "rider" } },
  render: (args, { globals }) => (
    <Example
      {...args}
      onSubmit={async () => ({
        form:
          globals["locale"] === "ar" ? "طلب انضمامك مسجّل لدينا من قبل" : "We have your application already",
      })}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    await expect(await canvas.findByRole("alert")).toBeInTheDocument();
  },
};
export const Arabic: Story = { globals: { locale: "ar" }, args: { known: true } };
