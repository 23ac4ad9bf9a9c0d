import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PhoneField } from "./phone-field.js";

const meta = {
  title: "Primitives/Phone field",
  component: PhoneField,
  tags: ["autodocs"],
  args: { label: "Mobile", onValueChange: fn() },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: "5512 3400" } };
export const Invalid: Story = { args: { defaultValue: "12", error: "Mobile number must be a valid number" } };
export const Disabled: Story = { args: { defaultValue: "5512 3400", disabled: true } };

/** The box is left to right in both languages, and Arabic-Indic digits arrive as 0-9. */
export const ArabicDigits: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox", { name: "Mobile" });
    await userEvent.type(input, "٥٥١٢ ۳۴۰۰");
    await expect(input).toHaveValue("5512 3400");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("5512 3400");
    const code = canvas.getByText("+974");
    await expect(code.getBoundingClientRect().right).toBeLessThanOrEqual(
      input.getBoundingClientRect().left + 1,
    );
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "رقم الجوال", defaultValue: "5512 3400", error: "يرجى إدخال رقم جوال صحيح" },
};
