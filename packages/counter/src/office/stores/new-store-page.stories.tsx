import type { Meta, StoryObj } from "@storybook/react-vite";
import { createStore } from "@talabee/contract";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { officeStoreMessages as m } from "../../messages/index.js";
import { storyDraft } from "../../story-data/office-stores.js";
import { answer, inOffice, refusal } from "../../story-data/story-office.js";
import { textIn } from "../../story-data/text-in.js";
import { Page } from "./new-store-page.js";

const onGo = fn();

const meta = {
  title: "Counter/Office/New store",
  component: Page,
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose: "A store from nothing: its name in both languages makes a draft, which nobody sees.",
      whenNot: "What a draft still needs is on its own page.",
      accessibility:
        "Labelled fields, each in the direction of its language. What was not saved is announced.",
      do: ["Ask for no more than a draft needs"],
      dont: ["Do not show a draft to customers"],
      keywords: ["onboarding", "vendor"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (canvasElement: HTMLElement) => {
  const field = (name: string) => canvasElement.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  await userEvent.type(field("name.en"), "Beit Sitti");
  await userEvent.type(field("name.ar"), "بيت ستّي{Enter}");
};

export const Default: Story = {
  decorators: [inOffice({ at: "/stores/new", answers: [answer(createStore, {}, () => storyDraft)], onGo })],
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await waitFor(() => expect(onGo).toHaveBeenCalledWith("/stores/beit-sitti"));
  },
};

/** Another store has the address. */
export const Taken: Story = {
  decorators: [inOffice({ at: "/stores/new", answers: [refusal(createStore, {}, "store_address_taken")] })],
  play: async ({ canvas, canvasElement, globals }) => {
    await userEvent.type(
      canvas.getByRole("textbox", { name: new RegExp(`^${textIn(globals, m.storeAddress)}`, "u") }),
      "beit-sitti",
    );
    await fill(canvasElement);
    await canvas.findByRole("alert");
  },
};
