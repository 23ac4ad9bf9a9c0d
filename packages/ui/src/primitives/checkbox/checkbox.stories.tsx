import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Checkbox } from "./checkbox.js";

const meta = {
  title: "Primitives/Checkbox",
  component: Checkbox,
  tags: ["autodocs"],
  args: { label: "Use my wallet first", onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Disabled: Story = { args: { defaultChecked: true, disabled: true } };
export const Invalid: Story = { args: { error: "Please agree before you go on" } };

/** As rows of a product's extras. */
export const Rows: Story = {
  render: (args) => (
    <div className="max-w-form">
      <Checkbox {...args} layout="row" label="Extra daqoos" end="+ QAR 4" defaultChecked />
      <Checkbox {...args} layout="row" label="Cucumber yoghurt" description="With mint" end="+ QAR 6" />
      <Checkbox {...args} layout="row" label="Small hummus" end="+ QAR 10" disabled />
    </div>
  ),
};

/** The whole line can be pressed, and so can the space bar; price and second line are told apart from the name. */
export const Pressing: Story = {
  args: { layout: "row", label: "Extra daqoos", description: "Hot", end: "+ QAR 4" },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole("checkbox", { name: "Extra daqoos" });
    await expect(box).toHaveAccessibleDescription("Hot + QAR 4");
    await userEvent.click(canvas.getByText("+ QAR 4"));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "استخدم رصيد المحفظة أولًا", defaultChecked: true },
};
