import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { SpecialRequest, specialRequestLength } from "./special-request.js";

function Example({ start = "" }: { start?: string }) {
  const [note, setNote] = useState(start);
  return (
    <div className="max-w-120">
      <SpecialRequest value={note} onValueChange={setNote} />
    </div>
  );
}

const meta = {
  title: "Widgets/Special request",
  component: Example,
  subcomponents: { SpecialRequest },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "A note to the kitchen about one product, up to 200 characters.",
      whenNot:
        "For a note about the whole order use TextArea at checkout; AddressForm contains the note for the rider.",
      accessibility:
        "A region named by its heading; the text area has the same name. Input stops at 200 characters.",
      do: ["Show the note again in cart, checkout and order.", "Keep the example in the placeholder short."],
      dont: ["Don't promise fulfilment: it is a request."],
      keywords: ["note", "comment", "instructions", "allergies", "remarks"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole("textbox", {
      name: globals["locale"] === "ar" ? "طلب خاص" : "Special request",
    });
    await userEvent.type(field, "No raisins, please");
    await expect(field).toHaveValue("No raisins, please");
  },
};

/** Limited to the server's maximum. */
export const Full: Story = {
  args: { start: "x".repeat(specialRequestLength - 1) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await userEvent.type(field, "yz");
    await expect(field).toHaveValue(`${"x".repeat(specialRequestLength - 1)}y`);
  },
};

export const Arabic: Story = { globals: { locale: "ar" }, args: { start: "بدون زبيب من فضلك" } };
