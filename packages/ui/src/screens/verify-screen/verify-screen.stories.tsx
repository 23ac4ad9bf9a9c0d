import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyPicture } from "../../story-data/pictures.js";
import { AuthHeader } from "../../widgets/auth-header/index.js";
import { VerifyScreen, type VerifyScreenProps } from "./verify-screen.js";

const texts = {
  en: {
    title: "Verify Code Sent to Email",
    box: "Verification code",
    submit: "Submit",
    resend: "Resend Code",
    shape: "Invalid Code",
    wrong: "Verification code is invalid",
  },
  ar: {
    title: "أدخل رمز التحقق المرسل إلى بريدك",
    box: "رمز التحقق",
    submit: "تأكيد",
    resend: "إعادة إرسال الرمز",
    shape: "الرمز غير صحيح",
    wrong: "رمز التحقق غير صالح",
  },
} as const;

function Sample({ onSubmit, onResend, ...args }: Partial<VerifyScreenProps>) {
  const { language } = useLocale();
  const [availableAt, setAvailableAt] = useState(args.resendAvailableAt);
  return (
    <VerifyScreen
      header={<AuthHeader homeHref="#home" onLanguageChange={() => undefined} />}
      picture={storyPicture("products/a-machboos-chicken-plate")}
      email="noor@mail.qa"
      validate={(code) => (/^\d{6}$/.test(code) ? undefined : texts[language].shape)}
      otherEmailHref="#auth"
      {...args}
      onSubmit={async (code) => {
        const answer = await onSubmit?.(code);
        return answer ?? (code === "123456" ? undefined : texts[language].wrong);
      }}
      resendAvailableAt={availableAt}
      onResend={async () => {
        await onResend?.();
        setAvailableAt(Date.now() + 60_000);
      }}
    />
  );
}

const meta = {
  title: "Screens/Verify",
  component: VerifyScreen as unknown as typeof Sample,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Email verification: one field drawn as six boxes, resend, submit.",
      whenNot: "For a second factor elsewhere use OTP input.",
      accessibility:
        "One real input, named and described, so that autofill, paste and password managers work. It is left to right in Arabic, too, and accepts Arabic-Indic digits. A wrong code is an alert and is selected, so that typing replaces it. A complete code is sent after a short delay, in which its last digit can still be corrected.",
      do: ["Show the email the code was sent to.", "Keep a link to use another email."],
      dont: [
        "Don't clear the boxes on a wrong code.",
        "Don't disable submit until six digits are typed: only while empty.",
      ],
      keywords: ["OTP", "code", "two-factor", "PIN", "confirmation code"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  args: { onSubmit: fn(async () => undefined), onResend: fn(), onResendBlocked: fn() },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

const messagesOf = (globals: Record<string, unknown>) => texts[globals["locale"] === "ar" ? "ar" : "en"];

/** Submit is disabled only while the field is empty. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals);
    await expect(canvas.getByRole("heading", { level: 1, name: t.title })).toBeVisible();
    const submit = canvas.getByRole("button", { name: t.submit });
    await expect(submit).toBeDisabled();
    const input = canvas.getByRole("textbox", { name: t.box });
    await userEvent.click(input);
    await userEvent.keyboard("4");
    await expect(submit).toBeEnabled();
    await userEvent.keyboard("82");
  },
};

export const CoolingDown: Story = {
  render: (args) => <Sample {...args} resendAvailableAt={Date.now() + 42_000} />,
};

export const LongEmail: Story = {
  args: { email: "a-very-long-address-of-somebody-with-many-names@department.of.something.example.org" },
};

/** Pasted text with Arabic-Indic digits is sent automatically, once. */
export const Paste: Story = {
  play: async ({ canvas, globals, args }) => {
    await userEvent.click(canvas.getByRole("textbox", { name: messagesOf(globals).box }));
    await userEvent.paste("Code: ١٢٣ ٤٥٦");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith("123456"));
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The sixth digit sends, once; a wrong code is announced, selected and replaced. */
export const WrongCode: Story = {
  play: async ({ canvas, canvasElement, globals, args, step }) => {
    const t = messagesOf(globals);
    const input = canvas.getByRole("textbox", { name: t.box });
    await step("too short: no call", async () => {
      await userEvent.type(input, "12a{Enter}");
      await waitFor(() => expect(input).toHaveAccessibleDescription(t.shape));
      await expect(canvas.getByRole("alert")).toHaveTextContent(t.shape);
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(input).toHaveFocus();
    });
    await step("a last digit corrected at once is not sent", async () => {
      await userEvent.keyboard("482069{Backspace}");
      await new Promise((resolve) => setTimeout(resolve, 400));
      await expect(input).toHaveValue("48206");
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step("the sixth digit sends; wrong", async () => {
      await userEvent.keyboard("1");
      await waitFor(() => expect(input).toHaveAccessibleDescription(t.wrong));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await expect(args.onSubmit).toHaveBeenCalledWith("482061");
      await expect(input).toHaveFocus();
      await expect(canvasElement.querySelectorAll("[data-slot='otp-box'][data-now]")).toHaveLength(6);
    });
  },
};

/** A double click sends once. */
export const Sending: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, globals, args }) => {
    const t = messagesOf(globals);
    await userEvent.type(canvas.getByRole("textbox", { name: t.box }), "123456");
    const submit = canvas.getByRole("button", { name: t.submit });
    await userEvent.dblClick(submit);
    await expect(submit).toHaveAttribute("aria-busy", "true");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Resend: Story = {
  play: async ({ canvas, globals, args }) => {
    const resend = canvas.getByRole("button", { name: messagesOf(globals).resend });
    await userEvent.click(resend);
    await waitFor(() => expect(resend).toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(resend);
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(args.onResendBlocked).toHaveBeenCalledOnce();
  },
};

export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Arabic: Story = { globals: { locale: "ar" } };
