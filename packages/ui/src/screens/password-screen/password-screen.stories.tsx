import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { StoryAccountNav } from "../../story-data/account-nav.js";
import { storyEmptyMessage, storyValidate } from "../../story-data/form-messages.js";
import { StoryShell } from "../../story-data/shell.js";
import type { PasswordFormProps, PasswordValues } from "../../widgets/password-form/index.js";
import { PasswordScreen, type PasswordScreenProps } from "./password-screen.js";

function Example({
  onSend,
  ...props
}: Partial<PasswordScreenProps> & { onSend: PasswordFormProps["onSubmit"] }) {
  const { language } = useLocale();
  return (
    <StoryShell current="profile">
      <PasswordScreen
        key={language}
        backHref="#profile"
        signInHref="#auth"
        nav={<StoryAccountNav language={language} current="profile" />}
        form={{
          email: "noor@mail.qa",
          emptyMessage: storyEmptyMessage(language),
          validate: storyValidate<PasswordValues>(language, () => [
            "current_password",
            "password",
            "password_confirmation",
          ]),
          onSubmit: onSend,
        }}
        {...props}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Password",
  component: Example,
  subcomponents: { PasswordScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Changes the password of the signed-in customer.",
      whenNot: "For a forgotten password use the Reset password screen.",
      accessibility: "One form under the h1; the result is announced.",
      do: ["Say that other devices are signed out."],
      dont: ["Don't sign this device out."],
      keywords: ["security", "change password"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onSend: fn<PasswordFormProps["onSubmit"]>(async () => undefined) },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const name = globals["locale"] === "ar" ? "حفظ كلمة المرور" : "Save password";
    await userEvent.click(canvas.getByRole("button", { name }));
    await waitFor(() => expect(canvas.getByRole("alert")).toBeInTheDocument());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Changed: Story = { args: { changed: true } };
export const SignedOut: Story = { args: { signedOut: true } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicDesktop: Story = { globals: { locale: "ar", viewport: { value: "desktop" } } };
