import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { StoreChoice } from "./store-choice.js";

const STORES = [
  { id: "beit-sitti", name: { en: "Beit Sitti", ar: "بيت ستّي" } },
  { id: "bayt-al-machboos", name: { en: "Bayt Al Machboos", ar: "بيت المجبوس" } },
];

const meta = {
  title: "Counter/Screens/Store choice",
  component: StoreChoice,
  tags: ["autodocs"],
  args: { stores: STORES, onChoose: fn(), onSignOut: fn() },
  decorators: [(Story) => <div className="counter-door">{Story()}</div>],
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose: "Which of several stores a device stands in. It is asked once a device.",
      whenNot: "A person of one store is never asked.",
      accessibility: "A list of buttons under a heading.",
      do: ["Let people sign out again here"],
      dont: ["Do not list stores that the person has no role at"],
      keywords: ["branch", "location"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof StoreChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const [, store] = STORES;
    const name = globals["locale"] === "ar" ? store!.name.ar : store!.name.en;
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onChoose).toHaveBeenCalledWith(store!.id);
  },
};

export const None: Story = { args: { stores: [] } };

export const Arabic: Story = { globals: { locale: "ar" } };
