import type { Meta, StoryObj } from "@storybook/react-vite";
import { Mail, Search } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { Icon } from "../icon/index.js";
import { TextField } from "./text-field.js";

const meta = {
  title: "Primitives/Text field",
  component: TextField,
  tags: ["autodocs"],
  args: { label: "First name", autoComplete: "given-name" },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: "Noor" } };
export const Placeholder: Story = {
  args: { label: "Search", placeholder: "Dishes, shops, flowers", icon: <Icon of={Search} /> },
};
export const Focused: Story = {
  args: { defaultValue: "Noor" },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};
export const Help: Story = { args: { help: "As on your card", optional: true } };
export const Invalid: Story = { args: { defaultValue: "N0or", error: "First Name is required" } };
export const Disabled: Story = { args: { defaultValue: "Noor", disabled: true } };
export const Unit: Story = {
  args: {
    label: "Minimum",
    defaultValue: "40",
    end: <span className="text-muted">QAR</span>,
    inputMode: "numeric",
  },
};
export const LongWords: Story = {
  args: {
    label: "The name that is written on the parcel, in full, with every word that belongs to it",
    defaultValue: "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikant",
    error: "A message that goes on for rather longer than the field is wide, and so takes a second line",
  },
};

const told = fn();

/** An email reads left to right and stands at the inline start. */
export const Email: Story = {
  args: {
    label: "Email",
    type: "email",
    code: true,
    autoComplete: "email",
    icon: <Icon of={Mail} />,
    onValueChange: told,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.type(input, "noor@mail.qa");
    await expect(told).toHaveBeenLastCalledWith("noor@mail.qa");
    await expect(input).toHaveAttribute("dir", "ltr");
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    label: "البريد الإلكتروني",
    defaultValue: "noor@mail",
    code: true,
    type: "email",
    icon: <Icon of={Mail} />,
    error: "البريد الإلكتروني غير صحيح",
  },
};
