import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { TextArea, type TextAreaProps } from "./text-area.js";

function Controlled({ value: start, ...rest }: TextAreaProps) {
  const [value, setValue] = useState(String(start ?? ""));
  return <TextArea {...rest} value={value} onValueChange={setValue} />;
}

const arabicMessages: ArabicMessages = {
  "Special request": "طلب خاص",
  "No raisins, please": "من دون زبيب، من فضلك",
  Note: "ملاحظة",
  "Write a note": "يرجى كتابة ملاحظة",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Text area",
  component: TextArea,
  tags: ["autodocs"],
  argTypes: {
    placeholder: { control: "text" },
    disabled: { control: "boolean" },
  },
  args: { label: "Special request", placeholder: "No raisins, please" },
  render: (args) => <Controlled {...args} />,
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "Multi-line text: a note for the rider, a special request, a comment.",
      whenNot: "For one line use TextField. Prefer a choice where the answers are known.",
      accessibility:
        "A native textarea that grows with its content. With `maxLength` the remaining count appears near the limit and is announced politely at every tenth character.",
      do: ["Explain what the text is used for", "Set `maxLength` to the server's limit"],
      dont: ["Truncate pasted text silently", "Make it taller than the usual text"],
      keywords: ["comment", "note", "multiline", "message"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: "Please leave it at the side gate and ring twice." } };
export const Invalid: Story = { args: { label: "Note", error: "Write a note" } };
export const Disabled: Story = { args: { value: "No raisins", disabled: true } };

/** Grows with its content, and counts down near the limit. */
export const Grows: Story = {
  args: { maxLength: 60 },
  play: async ({ canvas, canvasElement, globals }) => {
    const area = canvas.getByRole("textbox", { name: translate(globals, "Special request") });
    const before = area.clientHeight;
    await userEvent.type(area, "One{Enter}Two{Enter}Three{Enter}Four");
    await expect(area.clientHeight).toBeGreaterThan(before);
    await userEvent.type(area, " and a very long line that ends");
    await expect(canvasElement.querySelector("[data-slot='text-area-left']")).toHaveTextContent("11");
  },
};

export const Help: Story = { args: { help: "The kitchen does its best.", optional: true } };
export const LongWords: Story = {
  name: "Long texts",
  args: {
    value:
      "https://maps.example.qa/place/a-very-long-address-without-any-space-in-it-that-has-to-be-broken-somewhere and then some words",
    error: "A message that goes on for rather longer than the field is wide, and so takes a second line",
  },
};

/** The remaining count is announced near the limit, at every tenth character only. */
export const CountsAloud: Story = {
  name: "Announced countdown",
  args: { maxLength: 100 },
  play: async ({ canvas, globals }) => {
    const area = canvas.getByRole("textbox", { name: translate(globals, "Special request") });
    await userEvent.click(area);
    await userEvent.paste("x".repeat(79));
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
    await userEvent.paste("x".repeat(11));
    const tenLeft = globals["locale"] === "ar" ? "بقيت 10 أحرف" : "10 characters left";
    await expect(canvas.getByRole("status")).toHaveTextContent(tenLeft);
    await userEvent.paste("x".repeat(4));
    await expect(canvas.getByRole("status")).toHaveTextContent(tenLeft);
  },
};

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: (args, { globals }) => (
    <ShownStates
      on="textarea"
      more={[
        { en: "Off", ar: "متوقف", element: <TextArea {...args} disabled /> },
        {
          en: "Wrong",
          ar: "خطأ",
          element: <TextArea {...args} error={translate(globals, "Write a note")} />,
        },
      ]}
    >
      {() => <TextArea {...args} />}
    </ShownStates>
  ),
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "طلب خاص", placeholder: "من دون زبيب، من فضلك", help: "سيبذل المطبخ جهده." },
};
