import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { RatingInput, type RatingInputProps } from "./rating-input.js";

function Controlled({ value: start, onValueChange, ...rest }: RatingInputProps) {
  const [value, setValue] = useState(start);
  return (
    <RatingInput
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

const arabicMessages: ArabicMessages = {
  "How was it?": "كيف كان طلبك؟",
  "Your rider": "السائق",
  "How hot was it?": "كيف كانت حرارته؟",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Rating input",
  component: RatingInput,
  tags: ["autodocs"],
  args: { label: "How was it?", value: null, onValueChange: fn() },
  render: (args) => <Controlled {...args} />,
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A rating of one to five stars, each with a label.",
      whenNot: "To show a rating use Rating. For other scales use RadioGroup.",
      accessibility:
        "A radio group: one Tab stop, arrow keys select in reading direction, each star is announced with number and label (4 stars, Very good). Targets are 52 px, or 44 in rows.",
      do: ["Ask one question with it", "Save the stars before asking for a comment"],
      dont: ["Preselect stars", "Use it for half stars"],
      keywords: ["stars", "review", "feedback", "score"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof RatingInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Four stars are drawn filled, one is not. */
export const Chosen: Story = {
  args: { value: 4 },
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll("[data-slot=icon]")].map(
      (star) => getComputedStyle(star).fill,
    );
    await expect(new Set(drawn.slice(0, 4)).size).toBe(1);
    await expect(drawn[0]).not.toBe("none");
    await expect(drawn[4]).not.toBe(drawn[0]);
  },
};
export const Medium: Story = { args: { value: 3, size: "medium", label: "Your rider" } };
export const OwnMeanings: Story = {
  args: {
    value: 2,
    label: "How hot was it?",
    meanings: { 1: "Cold", 2: "Lukewarm", 3: "Warm", 4: "Hot", 5: "Steaming" },
  },
};
export const Invalid: Story = {
  args: { error: "Choose how many stars" },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole("radiogroup", { name: translate(globals, "How was it?") }),
    ).toHaveAccessibleDescription("Choose how many stars");
  },
};
export const Disabled: Story = { args: { value: 5, disabled: true } };

const names = {
  en: { second: "2 stars, Fair", fifth: "5 stars, Excellent", word: "Excellent" },
  ar: { second: "نجمتان، مقبول", fifth: "5 نجوم، ممتاز", word: "ممتاز" },
};

/** Arrow keys and presses select, and the label is shown; the first star is at the inline start. */
export const Choosing: Story = {
  play: async ({ canvas, args, globals }) => {
    const labels = names[globals["locale"] as keyof typeof names];
    const stars = canvas.getAllByRole("radio");
    await userEvent.tab();
    await expect(stars[0]).toHaveFocus();
    await userEvent.keyboard(" {ArrowDown}");
    await expect(canvas.getByRole("radio", { name: labels.second })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole("radio", { name: labels.fifth }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
    await expect(canvas.getByText(labels.word)).toBeVisible();
    const x = stars.map((star) => star.getBoundingClientRect().x);
    await expect(x[0]! < x[4]!).toBe(globals["locale"] === "en");
  },
};

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: (args) => (
    <ShownStates on="input" more={[{ en: "Off", ar: "متوقف", element: <RatingInput {...args} disabled /> }]}>
      {() => <RatingInput {...args} />}
    </ShownStates>
  ),
};

export const Arabic: Story = { globals: { locale: "ar" }, args: { label: "كيف كان طلبك؟", value: 4 } };
