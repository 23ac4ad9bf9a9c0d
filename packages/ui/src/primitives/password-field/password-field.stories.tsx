import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { PasswordField } from "./password-field.js";

const arabicMessages: ArabicMessages = {
  Password: "كلمة المرور",
};
const say = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Password field",
  component: PasswordField,
  tags: ["autodocs"],
  args: { label: "Password", autoComplete: "current-password", defaultValue: "correct horse" },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A password that is typed or chosen, hidden until the person asks to see it.",
      whenNot: "Codes that were sent are an OTP input. Nothing else is worth hiding.",
      accessibility:
        "A native password box with a button beside it that says what it will do. Left to right in both languages. Pasting and password managers work: `autoComplete` tells them which password is meant.",
      do: ["Let people see what they typed", "Say the rule in `help` before it is broken"],
      dont: ["Forbid pasting", "Keep it in a draft"],
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

/** The eye shows and hides; the button says what it will do. */
export const ShowAndHide: Story = {
  play: async ({ canvas, globals }) => {
    const [show, hide] =
      globals["locale"] === "ar"
        ? ["إظهار كلمة المرور", "إخفاء كلمة المرور"]
        : ["Show password", "Hide password"];
    const input = canvas.getByLabelText(say(globals, "Password"));
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

/** The eye is the next stop, and does not send the form. */
export const Keyboard: Story = {
  play: async ({ canvas, globals }) => {
    const input = canvas.getByLabelText(say(globals, "Password"));
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(input).toHaveAttribute("type", "text");
    await expect(canvas.getByRole("button")).toHaveAttribute("type", "button");
  },
};

/** All of them side by side; a press also points. */
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
