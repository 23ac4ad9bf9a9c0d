import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyEmptyMessage, storyValidate } from "../../story-data/form-messages.js";
import {
  ForgotPasswordForm,
  ResetPasswordForm,
  type ForgotPasswordFormProps,
  type ForgotValues,
  type ResetPasswordFormProps,
  type ResetValues,
} from "./reset-password-form.js";

function Example(props: Partial<ResetPasswordFormProps> & Pick<ResetPasswordFormProps, "onSubmit">) {
  const { language } = useLocale();
  return (
    <div className="mx-auto max-w-form">
      <ResetPasswordForm
        key={language}
        email="noor@mail.qa"
        emptyMessage={storyEmptyMessage(language)}
        validate={storyValidate<ResetValues>(language, () => ["otp", "password", "password_confirmation"])}
        {...props}
      />
    </div>
  );
}

const ask = fn<ForgotPasswordFormProps["onSubmit"]>(async () => undefined);

const meta = {
  title: "Widgets/Reset password form",
  component: Example,
  subcomponents: { ResetPasswordForm, ForgotPasswordForm },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Resets a forgotten password: a form that requests a code, and a form for code and new password.",
      whenNot: "For signed-in customers use PasswordForm.",
      accessibility:
        "The six boxes are one text field with one-time-code autofill; password managers get the new password with its email.",
      do: ["Show the same response whether or not the address is registered."],
      dont: ["Don't reveal that an address has no account."],
      keywords: ["forgot password", "recover", "one-time code"],
    } satisfies ComponentGuide,
  },
  args: { onSubmit: fn<ResetPasswordFormProps["onSubmit"]>(async () => undefined) },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    code: "Verification code",
    fresh: "New password",
    again: "Confirm password",
    email: "Email",
    send: "Send code",
  },
  ar: {
    code: "رمز التحقق",
    fresh: "كلمة المرور الجديدة",
    again: "تأكيد كلمة المرور",
    email: "البريد الإلكتروني",
    send: "إرسال الرمز",
  },
} as const;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.click(canvas.getByLabelText(t.code));
    await userEvent.paste("٤٨٢٩١٣");
    await userEvent.type(canvas.getByLabelText(t.fresh), "karak-at-asr");
    await userEvent.type(canvas.getByLabelText(t.again), "karak-at-asr{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ otp: "482913", password: "karak-at-asr" }),
    );
  },
};
export const WrongCode: Story = {
  render: (args, { globals }) => (
    <Example
      {...args}
      onSubmit={async () => ({
        fields: { otp: globals["locale"] === "ar" ? "رمز التحقق غير صحيح" : "Verification code is invalid" },
      })}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.type(canvas.getByLabelText(t.code), "111111");
    await userEvent.type(canvas.getByLabelText(t.fresh), "karak-at-asr");
    await userEvent.type(canvas.getByLabelText(t.again), "karak-at-asr{Enter}");
    await waitFor(() => expect(canvas.getByLabelText(t.code)).toBeInvalid());
    await expect(canvas.getByLabelText(t.fresh)).toHaveValue("karak-at-asr");
  },
};
export const AskForTheCode: Story = {
  render: function Render() {
    const { language } = useLocale();
    return (
      <ForgotPasswordForm
        key={language}
        className="mx-auto max-w-form"
        validate={storyValidate<ForgotValues>(language, () => ["email"])}
        onSubmit={ask}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    ask.mockClear();
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.click(canvas.getByRole("button", { name: t.send }));
    const field = canvas.getByRole("textbox", { name: t.email });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, "noor@mail.qa{Enter}");
    await waitFor(() => expect(ask).toHaveBeenCalledWith({ email: "noor@mail.qa" }));
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
