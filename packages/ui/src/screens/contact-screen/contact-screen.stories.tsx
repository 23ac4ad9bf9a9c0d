import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyEmptyMessage, storyValidate } from "../../story-data/form-messages.js";
import { StoryShell } from "../../story-data/shell.js";
import type { ContactFormProps, ContactValues } from "../../widgets/contact-form/index.js";
import { ContactScreen, type ContactScreenProps } from "./contact-screen.js";

function Example({
  onSend,
  ...props
}: Partial<ContactScreenProps> & { onSend: ContactFormProps["onSubmit"]; onReset: () => void }) {
  const { language } = useLocale();
  return (
    <StoryShell>
      <ContactScreen
        key={language}
        status="ready"
        onRetry={fn()}
        backHref="#home"
        support={{ phone: "+974 4000 1234", email: "help@talabee.qa", whatsapp: "+974 5000 1234" }}
        form={{
          emptyMessage: storyEmptyMessage(language),
          validate: storyValidate<ContactValues>(language, () => ["name", "email", "phone", "message"]),
          onSubmit: onSend,
        }}
        {...props}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Contact",
  component: Example,
  subcomponents: { ContactScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Contact details of support, and a message form.",
      whenNot: "Help with an order is on the order's page.",
      accessibility:
        "Phone, mail and WhatsApp are links with their numbers; the outcome of the form is announced.",
      do: ["Put the fastest channel first."],
      dont: ["Don't show a channel that support does not answer."],
      keywords: ["support", "help", "call", "email", "whatsapp"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onSend: fn<ContactFormProps["onSubmit"]>(async () => undefined), onReset: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await expect(canvas.getByRole("link", { name: ar ? /اتصل بنا هاتفيًا/ : /Call us/ })).toHaveAttribute(
      "href",
      "tel:+97440001234",
    );
    await userEvent.click(canvas.getByRole("button", { name: ar ? "إرسال الرسالة" : "Send message" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: ar ? "الاسم" : "Name" })).toHaveFocus());
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Sent: Story = { args: { sent: true } };
export const OnlyEmail: Story = {
  name: "Email only",
  args: { support: { phone: "", email: "help@talabee.qa", whatsapp: "" } },
};
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Offline: Story = { args: { status: "offline" } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicDesktop: Story = { globals: { locale: "ar", viewport: { value: "desktop" } } };
