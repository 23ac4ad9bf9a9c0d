import type { Meta, StoryObj } from "@storybook/react-vite";
import { menuAddonGroups, menuProducts, menuSections, panelStore } from "@talabee/contract";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { officeMenuMessages as m } from "../../messages/index.js";
import { storyGroups, storyProducts, storySections } from "../../story-data/menu.js";
import { storyOpenStore } from "../../story-data/office-stores.js";
import { answer, inOffice } from "../../story-data/story-office.js";
import { textIn } from "../../story-data/text-in.js";
import { Page } from "./menu-page.js";

const params = { id: "beit-sitti" };
const answers = [
  answer(panelStore, { params }, () => storyOpenStore),
  answer(menuSections, { params }, () => ({ items: storySections, next_cursor: null })),
  answer(menuAddonGroups, { params }, () => ({ items: [...storyGroups], next_cursor: null })),
  {
    ...answer(menuProducts, { params, query: { per_page: 50 } }, () => ({
      items: [...storyProducts],
      next_cursor: null,
    })),
    // The page keeps all pages of products as one list.
    kept: () => storyProducts,
  },
];

const meta = {
  title: "Counter/Office/Menu",
  component: Page,
  tags: ["autodocs"],
  args: { params },
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose:
        "The menu of a store: sections and dishes at the side, the chosen dish beside what customers will see of it.",
      whenNot: "What is sold out today is said at the store's door.",
      accessibility:
        "Dishes are links in a navigation by sections. Each text has a field for each language, in its direction. The preview follows what is typed.",
      do: ["Show the card and the choices of the shop itself"],
      dont: ["Do not let a dish be saved without a price"],
      keywords: ["products", "catalogue", "options", "editor"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [inOffice({ at: "/stores/beit-sitti/menu?product=machboos", answers })],
  play: async ({ canvas, canvasElement, globals }) => {
    const name = canvasElement.querySelector<HTMLInputElement>(
      `.office-menu > form [name="name.${textIn(globals, { en: "en", ar: "ar" })}"]`,
    )!;
    await userEvent.type(name, " XL");
    const preview = within(canvas.getByRole("complementary", { name: textIn(globals, m.preview) }));
    await expect((await preview.findAllByText(/ XL$/u))[0]).toBeVisible();
  },
};

/** Groups of options, which several dishes may share. */
export const Options: Story = {
  decorators: [inOffice({ at: "/stores/beit-sitti/menu?groups=1", answers })],
};
