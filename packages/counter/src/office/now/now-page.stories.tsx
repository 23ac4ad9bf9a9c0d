import type { Meta, StoryObj } from "@storybook/react-vite";
import { panelNow } from "@talabee/contract";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { officeMessages as m } from "../../messages/index.js";
import { storyNow } from "../../story-data/office.js";
import { answer, inOffice } from "../../story-data/story-office.js";
import { textIn } from "../../story-data/text-in.js";
import { Page } from "./now-page.js";

const onGo = fn();

const meta = {
  title: "Counter/Office/Now",
  component: Page,
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose:
        "The first look of the office: four figures, each with its rows behind it, and what needs a person.",
      whenNot: "For the orders of one store, use its board.",
      accessibility:
        "Each figure is a link to its rows. Each urgent row names itself in the link that opens it.",
      do: ["Put first what waits the longest", "Say when figures are old"],
      dont: ["Do not list what runs by itself"],
      keywords: ["dashboard", "overview", "late orders"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A busy evening: one of each thing that needs a person. */
export const Default: Story = {
  decorators: [inOffice({ at: "/", answers: [answer(panelNow, {}, () => storyNow)], onGo })],
  play: async ({ canvas, globals }) => {
    const [first] = canvas.getAllByRole("link", { name: new RegExp(`^${textIn(globals, m.open)}: `, "u") });
    first!.focus();
    await userEvent.keyboard("{Enter}");
    await expect(onGo).toHaveBeenCalledWith("/stores/karak/devices");
  },
};

export const Quiet: Story = {
  decorators: [
    inOffice({
      at: "/",
      answers: [
        answer(panelNow, {}, () => ({
          ...storyNow,
          late: { count: 0, items: [] },
          unanswered: { count: 0, items: [] },
          unheard: [],
          failed_refunds: { count: 0, amount: 0, items: [] },
        })),
      ],
    }),
  ],
};
