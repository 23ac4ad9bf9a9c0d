import type { Meta, StoryObj } from "@storybook/react-vite";
import { changeRider, createRider, panelRiders, type Rider } from "@talabee/contract";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { officeRiderMessages as m, officeStoreMessages as sm } from "../../messages/index.js";
import { storyRiders } from "../../story-data/office-riders.js";
import { answer, inOffice, refusal } from "../../story-data/story-office.js";
import { textIn } from "../../story-data/text-in.js";
import { Page } from "./riders-page.js";

const onWrite = fn();
const riders = (items: readonly Rider[]) =>
  answer(panelRiders, { query: { per_page: 50 } }, () => ({ items: [...items], next_cursor: null }));

const meta = {
  title: "Counter/Office/Riders",
  component: Page,
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose: "Riders of the brand, what each is doing, and how a registered account becomes a rider.",
      whenNot: "An order is given to a rider on the page of the order.",
      accessibility: "A table with a form beside it; on phones the form stands under the cards.",
      do: ["Lead from a rider who carries an order to that order"],
      dont: ["Do not end a rider's work while they carry an order or have cash to hand in"],
      keywords: ["couriers", "drivers", "fleet"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One whose cash is not counted yet cannot leave: the dialog says why. */
export const Default: Story = {
  decorators: [
    inOffice({
      at: "/riders",
      answers: [riders(storyRiders), refusal(changeRider, { params: { id: "karim" } }, "rider_on_shift")],
      onWrite,
    }),
  ],
  play: async ({ canvas, globals }) => {
    const end = textIn(globals, m.endWork).replace("{name}", "Karim Haddad");
    canvas.getByRole("button", { name: end }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("button", { name: end }));
    await expect(await screen.findByRole("alert")).toBeVisible();
  },
};

/** A brand that begins: the first rider is made by keyboard. */
export const None: Story = {
  decorators: [
    inOffice({
      at: "/riders",
      answers: [riders([]), refusal(createRider, {}, "no_account")],
      onWrite,
    }),
  ],
  play: async ({ canvas, globals }) => {
    const field = (label: { readonly en: unknown; readonly ar: unknown }) =>
      canvas.getByRole("textbox", { name: textIn(globals, label) });
    await userEvent.type(field(m.riderEmail), "karim@example.com");
    await userEvent.type(field(sm.name), "Karim");
    await userEvent.type(field(m.mobile), "66018822{Enter}");
    await waitFor(() => expect(onWrite).toHaveBeenCalledWith("/api/panel/riders", expect.anything()));
    // What was typed stays where the account is not found.
    await expect(await canvas.findByRole("alert")).toBeVisible();
    await expect(field(sm.name)).toHaveValue("Karim");
  },
};
