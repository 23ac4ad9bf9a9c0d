import type { Meta, StoryObj } from "@storybook/react-vite";
import { storyLine } from "../../story-data/board-cards.js";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { StoryEvening } from "../../story-data/story-counter.js";
import { OrderLines } from "./order-lines.js";

const meta = {
  title: "Counter/Widgets/Order lines",
  component: OrderLines,
  tags: ["autodocs"],
  args: {
    lines: [storyLine("machboos", 2, ["medium", "daqoos"]), storyLine("saloona"), storyLine("luqaimat", 3)],
  },
  decorators: [
    (Story) => (
      <StoryEvening>
        <div className="max-w-80">{Story()}</div>
      </StoryEvening>
    ),
  ],
  parameters: {
    layout: "padded",
    guide: {
      purpose: "What to make: large quantities, dishes, options, and the customer's words to each.",
      whenNot: "For a customer, packages/ui shows an order with its prices.",
      accessibility: "A list; a note has the language and direction that it is written in.",
      do: ["Set off quantities from two up"],
      dont: ["Do not translate or shorten what a customer wrote"],
      keywords: ["items", "dishes"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof OrderLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In the customer's words, whatever the language around them is. */
export const WithNotes: Story = {
  args: {
    lines: [
      storyLine("machboos", 1, [], "بدون بصل لو سمحتوا"),
      storyLine("karak", 2, [], "Less sugar, please"),
    ],
  },
};

/** A card ends with how many more there are, and opens. */
export const Many: Story = {
  args: {
    lines: (
      ["machboos", "saloona", "luqaimat", "grill", "hummus", "lamb", "fattoush", "karak", "chapati"] as const
    ).map((dish) => storyLine(dish)),
  },
};

export const Arabic: Story = { globals: { locale: "ar" } };
