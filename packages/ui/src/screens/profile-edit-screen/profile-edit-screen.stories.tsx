import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { StoryAccountNav } from "../../story-data/account-nav.js";
import { storyCountries, storyCustomer } from "../../story-data/customer.js";
import { storyEmptyMessage, storyValidate } from "../../story-data/form-messages.js";
import { StoryShell } from "../../story-data/shell.js";
import type { ProfileFormProps, ProfileValues } from "../../widgets/profile-form/index.js";
import { ProfileEditScreen, type ProfileEditScreenProps } from "./profile-edit-screen.js";

function Example({
  onSend,
  ...props
}: Partial<ProfileEditScreenProps> & { onSend: ProfileFormProps["onSubmit"] }) {
  const { language } = useLocale();
  const { first_name, last_name, email, mobile, birthday } = storyCustomer(language);
  return (
    <StoryShell current="profile">
      <ProfileEditScreen
        key={language}
        status="ready"
        onRetry={fn()}
        backHref="#profile"
        signInHref="#auth"
        nav={<StoryAccountNav language={language} current="profile" />}
        form={{
          email,
          emailVerified: true,
          countries: storyCountries(language),
          today: "2026-11-20",
          emptyMessage: storyEmptyMessage(language),
          initialValues: { first_name, last_name, mobile, birthday, gender: "female", country: "QA" },
          validate: storyValidate<ProfileValues>(language, () => ["first_name", "last_name", "mobile"]),
          onSubmit: onSend,
        }}
        {...props}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Profile edit",
  component: Example,
  subcomponents: { ProfileEditScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Edits the customer's details.",
      whenNot: "To view the details use the Profile screen.",
      accessibility: "One form under the h1, as wide as is comfortable to read.",
      do: ["Return to the profile after saving."],
      dont: ["Don't make the email editable here."],
      keywords: ["edit profile", "account details"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onSend: fn<ProfileFormProps["onSubmit"]>(async () => undefined) },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const name = globals["locale"] === "ar" ? "حفظ التغييرات" : "Save changes";
    await userEvent.click(canvas.getByRole("button", { name }));
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Offline: Story = { args: { status: "offline" } };
export const SignedOut: Story = { args: { status: "signed-out" } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicDesktop: Story = { globals: { locale: "ar", viewport: { value: "desktop" } } };
