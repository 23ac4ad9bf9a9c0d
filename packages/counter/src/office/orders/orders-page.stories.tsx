import type { Meta, StoryObj } from "@storybook/react-vite";
import { panelOrders, panelStores } from "@talabee/contract";
import { expect, fn, screen, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { officeMessages as m } from "../../messages/index.js";
import { storyOrders } from "../../story-data/office-orders.js";
import { storyStores } from "../../story-data/office-stores.js";
import { answer, inOffice } from "../../story-data/story-office.js";
import { textIn } from "../../story-data/text-in.js";
import { Page } from "./orders-page.js";

const onGo = fn();

/** The list with these filters. */
const answers = (filters: { readonly status?: "pending"; readonly q?: string }, count = 7) => [
  answer(panelOrders, { query: { ...filters, per_page: 50 } }, (language) => ({
    items: storyOrders(language, count),
    next_cursor: count === 7 ? "next" : null,
  })),
  answer(panelStores, { query: { per_page: 50 } }, () => ({ items: storyStores, next_cursor: null })),
];

const meta = {
  title: "Counter/Office/Orders",
  component: Page,
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose: "Orders of all stores in a table, with views and filters that stand in the address.",
      whenNot: "For those who cook or hand over, use the board of the store.",
      accessibility:
        "A table; on phones each row is a card that names its cells. J and K go from row to row, Enter opens one, E exports.",
      do: ["Keep filters in the address, so that a view can be sent"],
      dont: ["Do not hide how many rows there are"],
      keywords: ["table", "filters", "search", "export"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [inOffice({ at: "/orders", answers: [...answers({}), ...answers({ q: "Noor" })], onGo })],
  play: async ({ canvas, globals }) => {
    await userEvent.type(
      canvas.getByRole("searchbox", { name: textIn(globals, m.findOrder) }),
      "Noor{Enter}",
    );
    await expect(onGo).toHaveBeenCalledWith("/orders?q=Noor");
    // The field of the next address has no focus, so that letters are keys again.
    await userEvent.keyboard("[KeyJ][KeyJ]");
    await expect(canvas.getByRole("link", { name: "TB-20430" })).toHaveFocus();
    await userEvent.keyboard("[KeyK]{Enter}");
    await expect(onGo).toHaveBeenCalledWith("/orders/order-431");
  },
};

/** Filters that somebody needs every day get a name. */
export const SaveView: Story = {
  decorators: [inOffice({ at: "/orders?status=pending", answers: answers({ status: "pending" }, 1) })],
  play: async ({ canvas, globals }) => {
    canvas.getByRole("button", { name: textIn(globals, m.saveView) }).focus();
    await userEvent.keyboard("{Enter}");
    const name = await screen.findByRole("textbox", { name: textIn(globals, m.viewName) });
    await userEvent.type(name, "{Enter}");
    await expect(name).toHaveAccessibleDescription(textIn(globals, m.notFilled));
  },
};
