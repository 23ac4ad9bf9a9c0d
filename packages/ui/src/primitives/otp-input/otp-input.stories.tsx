import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { OtpInput, type OtpInputProps } from "./otp-input.js";

function Controlled({ value: start, onValueChange, error, ...rest }: OtpInputProps) {
  const [value, setValue] = useState(start);
  const [wrong, setWrong] = useState(error);
  return (
    <OtpInput
      {...rest}
      value={value}
      error={wrong}
      onValueChange={(next, reason) => {
        setValue(next);
        setWrong(undefined);
        onValueChange(next, reason);
      }}
    />
  );
}

const meta = {
  title: "Primitives/OTP input",
  component: OtpInput,
  tags: ["autodocs"],
  args: { value: "", onValueChange: fn(), onComplete: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    guide: {
      purpose: "A one-time code in six boxes that are one text field: it can be typed, pasted or autofilled.",
      whenNot: "For passwords use PasswordField, for coupons and order numbers TextField with `code`.",
      accessibility:
        "One textbox with one name; the error is linked to it. Boxes run left to right in both languages, and Arabic-Indic digits become 0-9. Arrow keys, Home and End select a box; the next key replaces its digit.",
      do: [
        "Focus it when the screen opens.",
        "Submit automatically after paste or autofill; wait for Enter after typing.",
        "Increment `attempt` on each rejection, so that a repeated error is noticeable.",
      ],
      dont: ["Do not clear the code after an error; select it.", "Do not split it into six inputs."],
      keywords: ["verification code", "one-time code", "pin", "sms code", "2fa", "boxes"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof OtpInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { autoFocus: true } };

export const HalfFilled: Story = { args: { value: "482", autoFocus: true } };

export const Filled: Story = { args: { value: "482061" } };

export const Wrong: Story = {
  args: { value: "482061", error: "Verification code is invalid" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Verification code is invalid");
    // The active box has a focus ring among the red boxes.
    input.focus();
    await userEvent.keyboard("{Home}");
    const ring = (box: Element) => getComputedStyle(box).outlineStyle;
    const boxes = input.parentElement!.querySelectorAll("[data-slot=otp-box]");
    await expect([...boxes].map(ring)).toEqual(["solid", ...Array<string>(5).fill("none")]);
  },
};

export const Disabled: Story = { args: { value: "482061", disabled: true } };

/** Sizes from the specification, independent of the available width. */
export const FixedSize: Story = {
  args: { value: "48", boxSize: { width: 58, height: 54 }, length: 4 },
};

const boxes = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>("[data-slot='otp-box']")].map((box) => box.textContent).join("");
const now = (root: HTMLElement) =>
  [...root.querySelectorAll("[data-slot='otp-box']")].findIndex((box) => box.hasAttribute("data-now"));

/** Typing, Backspace, arrows, replacing in the middle. Letters are displayed. Boxes run left to right in Arabic too. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, args, globals, step }) => {
    const input = canvas.getByRole("textbox", {
      name: globals["locale"] === "ar" ? "رمز التحقق" : "Verification code",
    });
    await step("typing fills from the left", async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await expect(now(canvasElement)).toBe(0);
      await userEvent.keyboard("12a4");
      await expect(input).toHaveValue("12a4");
      await expect(boxes(canvasElement)).toBe("12a4");
      await expect(now(canvasElement)).toBe(4);
      const [first, second] = canvasElement.querySelectorAll("[data-slot='otp-box']");
      await expect(first!.getBoundingClientRect().left).toBeLessThan(second!.getBoundingClientRect().left);
    });
    await step("an arrow moves back, a digit replaces the letter", async () => {
      await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
      await expect(now(canvasElement)).toBe(2);
      await userEvent.keyboard("3");
      await expect(input).toHaveValue("1234");
      await expect(now(canvasElement)).toBe(3);
    });
    await step("Home, End", async () => {
      await userEvent.keyboard("{Home}");
      await expect(now(canvasElement)).toBe(0);
      await userEvent.keyboard("{End}");
      await expect(now(canvasElement)).toBe(4);
    });
    await step("Backspace removes one character at a time", async () => {
      await userEvent.keyboard("{Backspace}{Backspace}");
      await expect(input).toHaveValue("12");
      await expect(now(canvasElement)).toBe(2);
    });
    await step("ignores separators and a seventh digit", async () => {
      await userEvent.keyboard(" -34567");
      await expect(boxes(canvasElement)).toBe("123457");
      await expect(args.onComplete).toHaveBeenLastCalledWith("123457", "type");
    });
    await step("a click selects its box", async () => {
      const third = canvasElement.querySelectorAll("[data-slot='otp-box']")[2]!.getBoundingClientRect();
      await fireEvent.click(input, { clientX: third.x + third.width / 2, clientY: third.y + 5 });
      await expect(now(canvasElement)).toBe(2);
    });
  },
};

/** Arabic-Indic and Persian digits become 0-9, typed or pasted with surrounding text. */
export const Paste: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.click(input);
    for (const text of [
      "123 456",
      "Code: 123456",
      "رمزك هو ١٢٣٤٥٦",
      "\u2067۱۲۳-۴۵۶\u2069",
      " 1 2 3 4 5 6 ",
    ]) {
      await step(text, async () => {
        await userEvent.keyboard("{Control>}a{/Control}{Delete}");
        await expect(input).toHaveValue("");
        await userEvent.keyboard("9");
        await userEvent.paste(text);
        await expect(input).toHaveValue("123456");
        await expect(boxes(canvasElement)).toBe("123456");
        await expect(args.onValueChange).toHaveBeenLastCalledWith("123456", "paste");
        await expect(args.onComplete).toHaveBeenLastCalledWith("123456", "paste");
      });
    }
    await step("a partial code is inserted at the caret", async () => {
      await userEvent.keyboard("{Control>}a{/Control}{Delete}");
      await userEvent.keyboard("9");
      await userEvent.paste("12");
      await expect(input).toHaveValue("912");
    });
    await step("typed Arabic-Indic digits", async () => {
      await userEvent.keyboard("{Control>}a{/Control}{Delete}");
      await userEvent.keyboard("٤٥۶");
      await expect(input).toHaveValue("456");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("456", "type");
    });
  },
};

/** Autofill enters the whole code at once. */
export const Autofill: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).toHaveAttribute("autocomplete", "one-time-code");
    await expect(input).toHaveAttribute("inputmode", "numeric");
    await userEvent.click(input);
    await fireEvent.input(input, { target: { value: "482061" } });
    await expect(args.onComplete).toHaveBeenLastCalledWith("482061", "autofill");
    await expect(input).toHaveValue("482061");
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { value: "482061", error: "رمز التحقق غير صالح" },
};
