import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { StoryEvening } from "../../story-data/story-counter.js";
import { OrderCode } from "./order-code.js";

const meta = {
  title: "Counter/Widgets/Order code",
  component: OrderCode,
  tags: ["autodocs"],
  args: { code: "TB-20431" },
  decorators: [(Story) => <StoryEvening>{Story()}</StoryEvening>],
  parameters: {
    layout: "padded",
    guide: {
      purpose: "The code of an order: what people say aloud is large, what all codes share is muted.",
      whenNot: "In a sentence write the whole code as text.",
      accessibility: "Read as one word, from left to right in both languages.",
      do: ["Isolate it in a line of Arabic"],
      dont: ["Do not cut it"],
      keywords: ["order number", "reference"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof OrderCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Arabic: Story = { globals: { locale: "ar" } };
