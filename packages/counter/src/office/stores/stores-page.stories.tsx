import type { Meta, StoryObj } from "@storybook/react-vite";
import { panelStores } from "@talabee/contract";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { officeStoreMessages as m } from "../../messages/index.js";
import { storyStores } from "../../story-data/office-stores.js";
import { answer, inOffice } from "../../story-data/story-office.js";
import { textIn } from "../../story-data/text-in.js";
import { Page } from "./stores-page.js";

const onGo = fn();
const answers = (items: typeof storyStores) =>
  [{ per_page: 50 }, { per_page: 50, q: "Beit" }].map((query) =>
    answer(panelStores, { query }, () => ({ items, next_cursor: null })),
  );

const meta = {
  title: "Counter/Office/Stores",
  component: Page,
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose: "Stores that the person may see, with their state.",
      whenNot: "A person of one store finds it at the store's door.",
      accessibility:
        "A table; on phones each row is a card that names its cells. J and K go from row to row.",
      do: ["Say what is a draft, and what was taken out"],
      dont: ["Do not offer a new store to a role that may not make one"],
      keywords: ["vendors", "branches", "list"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [inOffice({ at: "/stores", answers: answers(storyStores), onGo })],
  play: async ({ canvas, globals }) => {
    const field = canvas.getByRole("searchbox", { name: textIn(globals, m.findStore) });
    await userEvent.type(field, "Beit{Enter}");
    await expect(onGo).toHaveBeenCalledWith("/stores?q=Beit");
    field.blur();
    await userEvent.keyboard("[KeyJ]{Enter}");
    await expect(onGo).toHaveBeenCalledWith("/stores/bayt-al-machboos");
  },
};

/** A brand that begins. */
export const None: Story = { decorators: [inOffice({ at: "/stores", answers: answers([]) })] };
