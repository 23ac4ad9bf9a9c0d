import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { storyBoard } from "../../story-data/board-cards.js";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { StoryEvening } from "../../story-data/story-counter.js";
import { AcceptPanel } from "./accept-panel.js";

const meta = {
  title: "Counter/Widgets/Accept panel",
  component: AcceptPanel,
  tags: ["autodocs"],
  args: { card: storyBoard[0]!, usual: 25, cooking: 3, onAccept: fn(), onRefuse: fn(), onClose: fn() },
  decorators: [(Story) => <StoryEvening>{Story()}</StoryEvening>],
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose: "A new order in full, and in how many minutes it will be ready.",
      whenNot: "To accept with the usual minutes the card is enough.",
      accessibility:
        "A drawer: minutes are radio buttons, which arrows change; the sentence shows what the customer will read.",
      do: ["Show the sentence before it is sent"],
      dont: ["Do not ask for more than minutes"],
      keywords: ["accept", "preparation time"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof AcceptPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("radio", { name: /^40/ }));
    await userEvent.click(screen.getByRole("button", { name: /40/ }));
    await expect(args.onAccept).toHaveBeenCalledWith(args.card, 40);
  },
};

export const Arabic: Story = { globals: { locale: "ar" } };
