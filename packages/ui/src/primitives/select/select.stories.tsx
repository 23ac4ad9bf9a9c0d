import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Select } from "./select.js";

const meta = {
  title: "Primitives/Select",
  component: Select,
  tags: ["autodocs"],
  args: {
    label: "Country",
    autoComplete: "country",
    onValueChange: fn(),
    options: [
      { value: "QA", label: "Qatar" },
      { value: "OM", label: "Oman" },
      { value: "GB", label: "United Kingdom of Great Britain and Northern Ireland" },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: "GB" } };
export const Invalid: Story = { args: { error: "Country is required" } };
export const Disabled: Story = { args: { defaultValue: "QA", disabled: true } };

export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole("combobox", { name: "Country" });
    await userEvent.selectOptions(select, "OM");
    await expect(select).toHaveDisplayValue("Oman");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("OM");
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    label: "الدولة",
    options: [
      { value: "QA", label: "قطر" },
      { value: "OM", label: "عُمان" },
    ],
  },
};
