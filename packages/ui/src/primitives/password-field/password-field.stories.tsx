import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { PasswordField } from "./password-field.js";

const arabicMessages: ArabicMessages = {
  Password: "كلمة المرور",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Password field",
  component: PasswordField,
  tags: ["autodocs"],
  argTypes: {
    disabled: { control: "boolean" },
  },
  args: { label: "Password", autoComplete: "current-password", defaultValue: "correct horse" },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A password input, hidden until the customer reveals it.",
      whenNot: "For one-time codes use OtpInput. Do not hide other values.",
      accessibility:
        "A native password input with a button that states its action. Left to right in both languages. Paste and password managers work; `autoComplete` declares which password is expected.",
      do: ["Let customers reveal the password", "State the rule in `help` up front"],
      dont: ["Block pasting", "Store it in a draft"],
      keywords: ["secret", "sign in", "show password", "eye"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = {
  args: { defaultValue: "short", error: "The password must be at least 8 characters" },
};
export const Disabled: Story = { args: { disabled: true } };

/** The eye button toggles visibility and states its action. */
export const ShowAndHide: Story = {
  play: async ({ canvas, globals }) => {
    const [show, hide] =
      globals["locale"] === "ar"
        ? ["إظهار كلمة المرور", "إخفاء كلمة المرور"]
        : ["Show password", "Hide password"];
    const input = canvas.getByLabelText(translate(globals, "Password"));
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: show }));
    await expect(input).toHaveAttribute("type", "text");
    await userEvent.click(canvas.getByRole("button", { name: hide }));
    await expect(input).toHaveAttribute("type", "password");
    await expect(input).toHaveValue("correct horse");
  },
};

export const Help: Story = {
  args: { defaultValue: "", autoComplete: "new-password", help: "At least 8 characters" },
};

/** The eye button is the next Tab stop and does not submit the form. */
export const Keyboard: Story = {
  play: async ({ canvas, globals }) => {
    const input = canvas.getByLabelText(translate(globals, "Password"));
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(input).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button")).toHaveAttribute("type", "button");
  },
};

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: (args) => (
    <ShownStates
      on="input"
      more={[{ en: "Off", ar: "متوقف", element: <PasswordField {...args} disabled /> }]}
    >
      {() => <PasswordField {...args} />}
    </ShownStates>
  ),
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "كلمة المرور", error: "يجب ألا تقل كلمة المرور عن 8 أحرف" },
};
