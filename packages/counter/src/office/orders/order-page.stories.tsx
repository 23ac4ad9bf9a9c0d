import type { Meta, StoryObj } from "@storybook/react-vite";
import { orderRefunds, panelOrder, panelRiders, refuseOrder } from "@talabee/contract";
import { expect, fn, screen, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { officeMessages, officeOrderMessages as m } from "../../messages/index.js";
import { storyMoment } from "../../story-data/board-cards.js";
import { storyOfficeOrder, storyRefund } from "../../story-data/office-orders.js";
import { answer, inOffice, refusal } from "../../story-data/story-office.js";
import { textIn } from "../../story-data/text-in.js";
import { Page } from "./order-page.js";

const params = { id: "order-431" };
const at = "/orders/order-431";
const onWrite = fn();

const meta = {
  title: "Counter/Office/Order",
  component: Page,
  tags: ["autodocs"],
  args: { params },
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose: "All that the office knows of an order: lines and money, whose it is, what happened to it.",
      whenNot: "Customers have an order page of their own in packages/ui.",
      accessibility: "Names and values are description lists. What can be done stands beside the title.",
      do: [
        "Show what has no value not at all",
        "Ask before an order is canceled, and say who reads the reason",
      ],
      dont: ["Do not show whose order it is to a role that may not know"],
      keywords: ["order detail", "cancel", "rider", "timeline"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It was delivered, and a refund has not reached the card. */
export const Default: Story = {
  decorators: [
    inOffice({
      at,
      answers: [
        answer(panelOrder, { params }, (language) => {
          const refund = storyRefund(language);
          return storyOfficeOrder(language, { refunds: [refund] });
        }),
        answer(orderRefunds, { params }, (language) => ({
          items: [storyRefund(language)],
          next_cursor: null,
        })),
      ],
    }),
  ],
};

const accepted = answer(panelOrder, { params }, (language) =>
  storyOfficeOrder(language, {
    order_status: "accepted",
    rider: null,
    eta: { from: storyMoment(600), to: storyMoment(1200), latest_by: storyMoment(1800) },
    timeline: storyOfficeOrder(language).timeline.slice(0, 2),
    version: 2,
  }),
);

/** It is canceled for a reason that the customer reads; the store was faster. */
export const Cancel: Story = {
  decorators: [
    inOffice({ at, answers: [accepted, refusal(refuseOrder, { params }, "stale_version")], onWrite }),
  ],
  play: async ({ canvas, globals }) => {
    canvas.getByRole("button", { name: textIn(globals, m.cancelOrder) }).focus();
    await userEvent.keyboard("{Enter}");
    const reason = await screen.findByRole("textbox", { name: textIn(globals, m.cancelReason) });
    const confirm = screen.getAllByRole("button", { name: textIn(globals, m.cancelConfirm) }).at(-1)!;
    confirm.focus();
    await userEvent.keyboard("{Enter}");
    await expect(reason).toHaveAccessibleDescription(textIn(globals, officeMessages.notFilled));
    await expect(onWrite).not.toHaveBeenCalled();
    await userEvent.type(reason, "Salwa Road is closed");
    confirm.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("alert");
    await expect(onWrite).toHaveBeenCalledWith(
      "/api/panel/orders/order-431/refuse",
      expect.objectContaining({ words: "Salwa Road is closed", version: "2" }),
    );
  },
};

/** Riders who are free. */
export const Rider: Story = {
  decorators: [
    inOffice({
      at,
      answers: [
        accepted,
        answer(panelRiders, { query: { per_page: 50 } }, (language) => ({
          items: (language === "ar" ? ["فيصل", "راجو"] : ["Faisal", "Raju"]).map((name, index) => ({
            id: `rider-${index}`,
            name,
            phone: null,
            is_available: true,
            location: null,
            order_id: null,
          })),
          next_cursor: null,
        })),
      ],
    }),
  ],
  play: async ({ canvas, globals }) => {
    canvas.getByRole("button", { name: textIn(globals, m.assignRider) }).focus();
    await userEvent.keyboard("{Enter}");
    const [first, second] = await screen.findAllByRole("radio");
    first!.focus();
    await userEvent.keyboard(" {ArrowDown}");
    await expect(second).toBeChecked();
    await expect(screen.getByRole("button", { name: textIn(globals, m.assign) })).toBeEnabled();
  },
};
