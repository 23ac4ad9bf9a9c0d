import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Field, fieldBoxClass, fieldInputClass, type FieldProps } from "./field.js";

const children: FieldProps["children"] = ({ labelId: _, ...control }) => (
  <div className={`${fieldBoxClass({ invalid: control["aria-invalid"] ?? false })} h-control`}>
    <input {...control} className={fieldInputClass} defaultValue="Floor 3, flat 12" />
  </div>
);

const arabicMessages: ArabicMessages = {
  "Floor and flat": "الطابق والشقة",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Field",
  component: Field,
  tags: ["autodocs"],
  args: { label: "Floor and flat", children },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose:
        "The wrapper of every control: label above, help or error below, all linked to it. For new kinds of fields.",
      whenNot: "Text, password, phone, date, file and choices have their own fields.",
      accessibility:
        "The label names the control, help or error describe it, and an error marks it invalid. With `group` the label names a group and the help is above it.",
      do: ["Spread the props given to `children` on the control", "Write errors that explain the remedy"],
      dont: ["Show help and error together", "Replace the label by a placeholder"],
      keywords: ["label", "hint", "error message", "form row"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithHelp: Story = {
  args: { help: "The rider reads this at the door.", optional: true },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole("textbox", { name: translate(globals, "Floor and flat") }),
    ).toHaveAccessibleDescription("The rider reads this at the door.");
  },
};

/** The error replaces the help and is linked to the control. */
export const WithError: Story = {
  args: { help: "The rider reads this at the door.", error: "Name the floor" },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole("textbox", { name: translate(globals, "Floor and flat") });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Name the floor");
  },
};

export const LabelHidden: Story = { args: { labelHidden: true } };

/** The label names several controls; the help is read first. */
export const Group: Story = {
  args: {
    label: "Opening hours",
    help: "As they stand on the door",
    group: true,
    children: ({ labelId, ...control }) => (
      <div {...control} role="group" aria-labelledby={labelId} className="grid grid-cols-2 gap-3">
        {["From", "Until"].map((name) => (
          <div key={name} className={`${fieldBoxClass({ invalid: false })} h-control`}>
            <input aria-label={name} className={fieldInputClass} defaultValue="17:00" />
          </div>
        ))}
      </div>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Opening hours" })).toHaveAccessibleDescription(
      "As they stand on the door",
    );
  },
};

export const LongWords: Story = {
  name: "Long texts",
  args: {
    label: "The floor and the flat, and everything else that is needed to find the right door at night",
    error: "A message that goes on for rather longer than the field is wide, and so takes a second line",
    optional: true,
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "الطابق والشقة", error: "يرجى ذكر رقم الطابق", optional: true },
};
