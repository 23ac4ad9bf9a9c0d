import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { TextArea, type TextAreaProps } from "./text-area.js";

function Held({ value: start, ...rest }: TextAreaProps) {
  const [value, setValue] = useState(String(start ?? ""));
  return <TextArea {...rest} value={value} onValueChange={setValue} />;
}

const meta = {
  title: "Primitives/Text area",
  component: TextArea,
  tags: ["autodocs"],
  args: { label: "Special request", placeholder: "No raisins, please" },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: "Please leave it at the side gate and ring twice." } };
export const Invalid: Story = { args: { label: "Note", error: "Note is required" } };
export const Disabled: Story = { args: { value: "No raisins", disabled: true } };

/** Grows with its lines, and counts down near its end. */
export const Grows: Story = {
  args: { maxLength: 60 },
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole("textbox", { name: "Special request" });
    const before = area.clientHeight;
    await userEvent.type(area, "One{Enter}Two{Enter}Three{Enter}Four");
    await expect(area.clientHeight).toBeGreaterThan(before);
    await userEvent.type(area, " and a very long line that ends");
    await expect(canvasElement.querySelector("[data-slot='text-area-left']")).toHaveTextContent("11");
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "طلب خاص", placeholder: "من دون زبيب، من فضلك", help: "سيبذل المطبخ جهده." },
};
