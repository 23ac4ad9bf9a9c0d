import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyEmptyMessage, storyValidate } from "../../story-data/form-messages.js";
import { storyPicture } from "../../story-data/pictures.js";
import { AuthHeader } from "../../widgets/auth-header/index.js";
import type { ForgotValues, ResetValues } from "../../widgets/reset-password-form/index.js";
import { ResetPasswordScreen, type ResetPasswordScreenProps } from "./reset-password-screen.js";

function Example({
  start = "ask",
  onReset,
}: {
  start?: ResetPasswordScreenProps["step"];
  onReset: () => void;
}) {
  const { language } = useLocale();
  const [step, setStep] = useState(start);
  const emptyMessage = storyEmptyMessage(language);
  return (
    <ResetPasswordScreen
      key={language}
      header={<AuthHeader homeHref="#home" onLanguageChange={() => undefined} />}
      picture={storyPicture("products/a-machboos-chicken-plate")}
      step={step}
      ask={{
        email: "noor@mail.qa",
        emptyMessage,
        validate: storyValidate<ForgotValues>(language, () => ["email"]),
        onSubmit: async () => setStep("choose"),
      }}
      choose={{
        email: "noor@mail.qa",
        emptyMessage,
        validate: storyValidate<ResetValues>(language, () => ["otp", "password", "password_confirmation"]),
        onSubmit: async () => {
          onReset();
          setStep("done");
        },
      }}
      resend={{ onResend: () => {} }}
      onChangeEmail={() => setStep("ask")}
      signInHref="#auth"
    />
  );
}

const meta = {
  title: "Screens/Reset password",
  component: Example,
  subcomponents: { ResetPasswordScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Resets a forgotten password: email, code and new password, then back to sign-in.",
      whenNot: "Signed-in customers use the Password screen.",
      accessibility: "Each step has its own h1, which is focused when the step changes.",
      do: ["Prefill the email from the sign-in form."],
      dont: ["Don't reveal whether an email has an account."],
      keywords: ["forgot password", "recover account"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onReset: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    send: "Send code",
    back: "Back to sign in",
    choose: "Choose a new password",
    code: "Verification code",
    fresh: "New password",
    again: "Confirm password",
    save: "Save password",
    mismatch: "Passwords must match",
    done: "Your password is changed",
    signIn: "Sign in",
  },
  ar: {
    send: "إرسال الرمز",
    back: "العودة إلى تسجيل الدخول",
    choose: "اختر كلمة مرور جديدة",
    code: "رمز التحقق",
    fresh: "كلمة المرور الجديدة",
    again: "تأكيد كلمة المرور",
    save: "حفظ كلمة المرور",
    mismatch: "كلمتا المرور غير متطابقتين",
    done: "تم تغيير كلمة المرور",
    signIn: "تسجيل الدخول",
  },
} as const;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await expect(canvas.getByRole("button", { name: t.send })).toBeEnabled();
    await expect(canvas.getByRole("link", { name: t.back })).toHaveAttribute("href", "#auth");
  },
};
/** Email, code, new password, done: each step's title is focused. */
export const FromStartToEnd: Story = {
  name: "Whole flow",
  play: async ({ canvas, args, globals, step }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await step("asks for a code", async () => {
      await userEvent.click(canvas.getByRole("button", { name: t.send }));
      const title = await canvas.findByRole("heading", { level: 1, name: t.choose });
      await waitFor(() => expect(title).toHaveFocus());
    });
    await step("mismatched passwords are not sent", async () => {
      await userEvent.type(canvas.getByRole("textbox", { name: t.code }), "123456");
      await userEvent.type(canvas.getByLabelText(t.fresh), "correct horse");
      await userEvent.type(canvas.getByLabelText(t.again), "battery staple");
      await userEvent.click(canvas.getByRole("button", { name: t.save }));
      await waitFor(() => expect(canvas.getByLabelText(t.again)).toHaveAccessibleDescription(t.mismatch));
      await expect(args.onReset).not.toHaveBeenCalled();
    });
    await step("matching passwords are sent", async () => {
      await userEvent.clear(canvas.getByLabelText(t.again));
      await userEvent.type(canvas.getByLabelText(t.again), "correct horse");
      await userEvent.click(canvas.getByRole("button", { name: t.save }));
      const title = await canvas.findByRole("heading", { level: 1, name: t.done });
      await waitFor(() => expect(title).toHaveFocus());
      await expect(args.onReset).toHaveBeenCalledOnce();
      await expect(canvas.getByRole("link", { name: t.signIn })).toHaveAttribute("href", "#auth");
    });
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Choose: Story = { args: { start: "choose" } };
export const Done: Story = { args: { start: "done" } };
export const Arabic: Story = { globals: { locale: "ar" }, args: { start: "choose" } };
