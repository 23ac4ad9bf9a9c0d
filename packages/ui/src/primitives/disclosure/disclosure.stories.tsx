import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import { Badge } from "../badge/index.js";
import { Disclosure } from "./index.js";

const arabicMessages: ArabicMessages = {
  "Fees of this order": "رسوم هذا الطلب",
  "Delivery QAR 9.00, service QAR 2.00": "التوصيل 9.00 ر.ق، الخدمة 2.00 ر.ق",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Disclosure",
  component: Disclosure,
  tags: ["autodocs"],
  args: {
    summary: "Fees of this order",
    children: "Delivery QAR 9.00, service QAR 2.00",
    onOpenChange: fn(),
  },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "One line that opens to details which few people need.",
      whenNot: "For several sections use Accordion; for a panel over the page Popover.",
      accessibility:
        "A native details element: Enter and Space open and close it, and it works without scripts.",
      do: ["Say what is inside, not “more”."],
      dont: ["Do not hide what a decision needs."],
      keywords: ["collapsible", "details", "show more", "expander"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Operated by keyboard. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    const details = canvasElement.querySelector("details")!;
    const text = canvas.getByText(translate(globals, args.children as string));
    await expect(text).not.toBeVisible();
    await userEvent.tab();
    await expect(details.querySelector("summary")).toHaveFocus();
    // Synthetic keys do not toggle a summary; its click does the same.
    details.querySelector("summary")!.click();
    await waitFor(() => expect(text).toBeVisible());
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    details.querySelector("summary")!.click();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
  },
};

export const Open: Story = { args: { defaultOpen: true, end: <Badge>2</Badge> } };

/** Controlled: it stays as the app says. */
export const Controlled: Story = {
  args: { open: false },
  play: async ({ args, canvasElement }) => {
    const details = canvasElement.querySelector("details")!;
    details.querySelector("summary")!.click();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
    await waitFor(() => expect(details).not.toHaveAttribute("open"));
  },
};

export const LongText: Story = {
  args: {
    summary:
      "Everything that was added to the price of the dishes of this order, with the tax of each of them",
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { summary: "رسوم هذا الطلب", children: "التوصيل 9.00 ر.ق", defaultOpen: true },
};
