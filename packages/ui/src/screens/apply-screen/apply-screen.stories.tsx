import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyApplications, storyBusinessTypes } from "../../story-data/applications.js";
import { storyCustomer } from "../../story-data/customer.js";
import { storyEmptyMessage, storyValidate } from "../../story-data/form-messages.js";
import { StoryShell } from "../../story-data/shell.js";
import { type ApplicantFormProps } from "../../widgets/applicant-form/index.js";
import { applicantTypes } from "../../widgets/applicant-form/applicant-form.js";
import { ApplyScreen, type ApplyScreenProps } from "./apply-screen.js";

type Props = Partial<ApplyScreenProps> & { onSend: ApplicantFormProps["onSubmit"]; closed?: boolean };

function Example({ onSend, closed = false, ...props }: Props) {
  const { language } = useLocale();
  const { first_name, last_name, email, mobile } = storyCustomer(language);
  return (
    <StoryShell>
      <ApplyScreen
        key={language}
        status="ready"
        onRetry={fn()}
        backHref="#family"
        homeHref="#home"
        contactHref="#contact"
        applications={storyApplications}
        form={{
          types: closed ? [] : applicantTypes.slice(0, 3),
          businessTypes: storyBusinessTypes(language),
          initialValues: { type: "rider", first_name, last_name, email, mobile },
          emptyMessage: storyEmptyMessage(language),
          validate: storyValidate(language, () => ["first_name", "last_name", "email", "mobile"]),
          onSubmit: onSend,
        }}
        {...props}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Apply",
  component: Example,
  subcomponents: { ApplyScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Application for work: partner, rider, star, and marketplace where the settings list it.",
      whenNot: "For questions use the Contact screen.",
      accessibility: "One form under the h1; the reference is announced after submission.",
      do: ["Show the status of earlier applications."],
      dont: ["Don't ask guests to register first."],
      keywords: ["join us", "partner", "rider", "career", "applicants"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onSend: fn<ApplicantFormProps["onSubmit"]>(async () => undefined) },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const name = globals["locale"] === "ar" ? "إرسال طلب الانضمام" : "Send application";
    await userEvent.click(canvas.getByRole("button", { name }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Sent: Story = { args: { reference: "AP-7QK2M" } };
export const FirstTime: Story = { args: { applications: [] } };
export const Closed: Story = { args: { closed: true } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Offline: Story = { args: { status: "offline" } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicDesktop: Story = { globals: { locale: "ar", viewport: { value: "desktop" } } };
