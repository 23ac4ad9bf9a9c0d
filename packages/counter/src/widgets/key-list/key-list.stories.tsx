import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { StoryEvening } from "../../story-data/story-counter.js";
import { KeyList } from "./key-list.js";

const meta = {
  title: "Counter/Widgets/Key list",
  component: KeyList,
  tags: ["autodocs"],
  args: { onClose: fn() },
  decorators: [(Story) => <StoryEvening>{Story()}</StoryEvening>],
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose: "All keys of the board.",
      whenNot: "A key beside the act that it does needs no list.",
      accessibility: "A dialog; each key is marked as one.",
      do: ["Show the Latin cap, also on an Arabic keyboard"],
      dont: ["Do not act from here"],
      keywords: ["shortcuts", "hotkeys", "keyboard"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof KeyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Arabic: Story = { globals: { locale: "ar" } };
