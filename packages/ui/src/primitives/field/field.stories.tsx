import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Field, fieldBox, fieldInput, type FieldProps } from "./field.js";

const children: FieldProps["children"] = ({ labelId: _, ...control }) => (
  <div className={`${fieldBox({ invalid: control["aria-invalid"] ?? false })} h-control`}>
    <input {...control} className={fieldInput} defaultValue="Floor 3, flat 12" />
  </div>
);

/** The frame around every control: label, help, error. Use it to make a field of a new kind. */
const meta = {
  title: "Primitives/Field",
  component: Field,
  tags: ["autodocs"],
  args: { label: "Floor and flat", children },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = {
  args: { help: "The rider reads this at the door.", optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: "Floor and flat" })).toHaveAccessibleDescription(
      "The rider reads this at the door.",
    );
  },
};

/** The error takes the place of the help and is tied to the control. */
export const WithError: Story = {
  args: { help: "The rider reads this at the door.", error: "Name the floor" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Floor and flat" });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Name the floor");
  },
};

export const LabelHidden: Story = { args: { labelHidden: true } };

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "الطابق والشقة", error: "يرجى ذكر رقم الطابق", optional: true },
};
