import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { storyPicture } from "../../story-data/pictures.js";
import { AuthHeader } from "../../widgets/auth-header/index.js";
import { SignInCodeScreen } from "./sign-in-code-screen.js";

const meta = {
  title: "Screens/Sign-in code",
  component: SignInCodeScreen,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Second step of a sign-in: a mailed code, a code of an authenticator app, or a recovery code.",
      whenNot: "To verify an email address use the Verify screen.",
      accessibility:
        "One text field with autofill for one-time codes; an error is tied to it and the code is selected, so that typing replaces it.",
      do: ["Tell where the code comes from.", "Keep a way back to email and password."],
      dont: ["Don't say whether the password was right before the code."],
      keywords: ["two-factor", "2FA", "TOTP", "authenticator", "recovery code"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  args: {
    type: "authenticator",
    header: <AuthHeader homeHref="#home" onLanguageChange={() => undefined} />,
    picture: storyPicture("products/a-machboos-chicken-plate"),
    onSubmit: fn<(code: string) => Promise<string | undefined>>(async () => undefined),
    onBack: fn(),
  },
} satisfies Meta<typeof SignInCodeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: { code: "Code", submit: "Submit", back: "Back to sign-in", wrong: "Verification code is invalid" },
  ar: { code: "الرمز", submit: "تأكيد", back: "العودة إلى تسجيل الدخول", wrong: "رمز التحقق غير صالح" },
} as const;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] === "ar" ? "ar" : "en"];
    const field = canvas.getByLabelText(t.code);
    const submit = canvas.getByRole("button", { name: t.submit });
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
    mocked(args.onSubmit).mockResolvedValueOnce(t.wrong);
    await userEvent.type(field, "123456{Enter}");
    await expect(args.onSubmit).toHaveBeenLastCalledWith("123456");
    await expect(await canvas.findByText(t.wrong)).toBeVisible();
    await expect(field).toHaveValue("123456");
    await userEvent.click(canvas.getByRole("button", { name: t.back }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
/** After too many wrong passwords of the account. */
export const ByMail: Story = { args: { type: "email" } };
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicByMail: Story = { args: { type: "email" }, globals: { locale: "ar" } };
