import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { PasswordField } from "./password-field.js";

const meta = {
  title: "Primitives/Password field",
  component: PasswordField,
  tags: ["autodocs"],
  args: { label: "Password", autoComplete: "current-password", defaultValue: "correct horse" },
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
    const input = canvas.getByLabelText("Password");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: show }));
    await expect(input).toHaveAttribute("type", "text");
    await userEvent.click(canvas.getByRole("button", { name: hide }));
    await expect(input).toHaveAttribute("type", "password");
    await expect(input).toHaveValue("correct horse");
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "كلمة المرور", error: "يجب ألا تقل كلمة المرور عن 8 أحرف" },
};
