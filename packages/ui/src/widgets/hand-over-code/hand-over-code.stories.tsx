import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { HandOverCode } from "./hand-over-code.js";

const meta = {
  title: "Widgets/Hand-over code",
  component: HandOverCode,
  subcomponents: { HandOverCode },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The code that a customer says when the order is handed over, with the cash to have ready.",
      whenNot: "To enter a code use OtpInput. For an order's number alone use text.",
      accessibility:
        "The code is read digit by digit, not as a number. The digits keep their order from left to right in Arabic.",
      do: ["Show it when the hand-over is near: the rider has the order, or it waits at the counter."],
      dont: ["Don't show it in a notification, or before the order has left the store."],
      keywords: ["pin", "delivery code", "pick-up number", "cash on delivery", "proof of delivery"],
    } satisfies ComponentGuide,
  },
  args: { code: "4729" },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HandOverCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheDoor: Story = {
  name: "At the door, with cash",
  args: { cash: 21_600 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText("4 7 2 9")).toBeInTheDocument();
    const cash = globals["locale"] === "ar" ? "216.00 ر.ق" : "QAR 216.00";
    await expect(canvas.getByText(cash)).toBeVisible();
  },
};
/** What is paid already asks for nothing. */
export const Paid: Story = {
  args: { cash: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=hand-over-cash]")).toBeNull();
  },
};
/** One height for the code before, at and after the hand-over: the page does not move. */
export const States: Story = {
  args: { cash: 21_600 },
  render: (args) => (
    <div className="grid gap-4">
      <HandOverCode {...args} code={null} />
      <HandOverCode {...args} />
      <HandOverCode {...args} code={null} done />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const cards = [...canvasElement.querySelectorAll("[data-slot=hand-over-code]")];
    const heights = cards.map((card) => card.getBoundingClientRect().height);
    await expect(heights).toEqual([heights[0], heights[0], heights[0]]);
  },
};
export const AtTheCounter: Story = {
  args: { place: "counter", note: <bdi dir="ltr">TB-7K2M9Q</bdi> },
};
export const Arabic: Story = { globals: { locale: "ar" }, args: { cash: 21_600 } };
