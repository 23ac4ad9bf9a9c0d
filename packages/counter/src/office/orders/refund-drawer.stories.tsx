import type { Meta, StoryObj } from "@storybook/react-vite";
import { orderRefunds, panelOrder, previewRefund, refundOrder } from "@talabee/contract";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../../../ui/src/docs/component-guide.js";
import { officeOrderMessages as m } from "../../messages/index.js";
import { storyOfficeOrder, storyPreview, storyRefund } from "../../story-data/office-orders.js";
import { answer, inOffice, refusal, type StoryAnswer } from "../../story-data/story-office.js";
import { textIn } from "../../story-data/text-in.js";
import { Page } from "./order-page.js";
import { RefundDrawer } from "./refund-drawer.js";

const params = { id: "order-431" };
const onGo = fn();
const onWrite = fn();

const answers = (...more: readonly StoryAnswer[]) => [
  answer(panelOrder, { params }, (language) => storyOfficeOrder(language)),
  answer(orderRefunds, { params }, () => ({ items: [], next_cursor: null })),
  ...more,
];

/** One of the first line, which was missing: by keys alone. */
async function choose(globals: Readonly<Record<string, unknown>>): Promise<void> {
  const name = globals["locale"] === "ar" ? "مجبوس دجاج" : "Chicken machboos";
  const more = textIn(globals, m.moreOf).replace("{name}", name);
  (await screen.findByRole("button", { name: more })).focus();
  await userEvent.keyboard("{Enter}");
  screen.getByRole("radio", { name: textIn(globals, m.refundReasonMissing) }).focus();
  await userEvent.keyboard(" ");
}

const meta = {
  title: "Counter/Office/Refund",
  component: Page,
  subcomponents: { RefundDrawer },
  tags: ["autodocs"],
  args: { params },
  parameters: {
    layout: "fullscreen",
    guide: {
      purpose:
        "A refund by units. Before anything moves, it shows what would, and what its customer will read.",
      whenNot: "An order that is not delivered yet is canceled instead.",
      accessibility:
        "Steppers name their line. The button says the amount. What the server refuses is announced with its reason.",
      do: ["Let the server compute every amount"],
      dont: ["Do not enable the button before the amount is known"],
      keywords: ["money back", "compensation"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [
    inOffice({
      at: "/orders/order-431/refund",
      answers: answers(
        answer(previewRefund, { params }, () => storyPreview),
        answer(refundOrder, { params }, storyRefund),
      ),
      onGo,
      onWrite,
    }),
  ],
  play: async ({ globals }) => {
    await choose(globals);
    const amount = new RegExp(`^${textIn(globals, m.refundOf).replace("{amount}", ".*[4٤][1١].*")}$`, "u");
    const refund = await screen.findByRole("button", { name: amount });
    await waitFor(() => expect(refund).toBeEnabled());
    refund.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(onGo).toHaveBeenCalledWith("/orders/order-431"));
    await expect(onWrite).toHaveBeenCalledWith(
      "/api/panel/orders/order-431/refunds",
      expect.objectContaining({
        "lines[0][id]": "line-machboos",
        "lines[0][quantity]": "1",
        reason: "missing",
      }),
    );
  },
};

/** More than the role may give back. */
export const AboveLimit: Story = {
  decorators: [
    inOffice({
      at: "/orders/order-431/refund",
      role: "support",
      answers: answers(
        refusal(previewRefund, { params }, "refund_right_missing", {
          right: "order.refund_any",
          why: "above_limit",
          limit: 4000,
        }),
      ),
    }),
  ],
  play: async ({ globals }) => {
    await choose(globals);
    await screen.findByText(new RegExp(textIn(globals, m.limitReached).split("{amount}")[1]!.trim(), "u"));
    await expect(screen.getByRole("button", { name: textIn(globals, m.refund) })).toBeDisabled();
  },
};
