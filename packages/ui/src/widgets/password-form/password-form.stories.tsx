import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyEmptyMessage, storyValidate } from "../../story-data/form-messages.js";
import { PasswordForm, type PasswordFormProps, type PasswordValues } from "./password-form.js";

function Example(props: Partial<PasswordFormProps> & Pick<PasswordFormProps, "onSubmit">) {
  const { language } = useLocale();
  return (
    <div className="mx-auto max-w-form">
      <PasswordForm
        key={language}
        email="noor@mail.qa"
        emptyMessage={storyEmptyMessage(language)}
        validate={storyValidate<PasswordValues>(language, () => [
          "current_password",
          "password",
          "password_confirmation",
        ])}
        {...props}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Password form",
  component: Example,
  subcomponents: { PasswordForm },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Changes the password of a signed-in customer: current password, then the new one twice.",
      whenNot: "For a forgotten password use ResetPasswordForm.",
      accessibility:
        "Each field can be revealed, accepts paste, and has the autocomplete name for password managers; a hidden email field identifies the account.",
      do: ["State the rule up front: at least 8 characters."],
      dont: ["Don't store passwords in drafts.", "Don't require special characters."],
      keywords: ["change password", "security", "credentials"],
    } satisfies ComponentGuide,
  },
  args: { onSubmit: fn<PasswordFormProps["onSubmit"]>(async () => undefined) },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: { now: "Current password", fresh: "New password", again: "Confirm password", save: "Save password" },
  ar: {
    now: "كلمة المرور الحالية",
    fresh: "كلمة المرور الجديدة",
    again: "تأكيد كلمة المرور",
    save: "حفظ كلمة المرور",
  },
} as const;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.type(canvas.getByLabelText(t.now), "old-password");
    await userEvent.type(canvas.getByLabelText(t.fresh), "karak-at-asr");
    await userEvent.type(canvas.getByLabelText(t.again), "karak-at-as{Enter}");
    await expect(canvas.getByLabelText(t.again)).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(t.again), "r");
    await userEvent.click(canvas.getByRole("button", { name: t.save }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};
export const Refused: Story = {
  render: (args, { globals }) => (
    <Example
      {...args}
      onSubmit={async () => ({
        fields: {
          current_password:
            globals["locale"] === "ar" ? "كلمة المرور غير صحيحة" : "This password is not correct",
        },
      })}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.type(canvas.getByLabelText(t.now), "old-password");
    await userEvent.type(canvas.getByLabelText(t.fresh), "karak-at-asr");
    await userEvent.type(canvas.getByLabelText(t.again), "karak-at-asr{Enter}");
    await waitFor(() => expect(canvas.getByLabelText(t.now)).toHaveFocus());
    await expect(canvas.getByLabelText(t.fresh)).toHaveValue("karak-at-asr");
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
