import type { Meta, StoryObj } from "@storybook/react-vite";
import { Bike, Wallet } from "lucide-react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { Icon } from "../icon/index.js";
import { Link } from "../link/index.js";
import { Accordion, type AccordionItem } from "./accordion.js";

const arabicMessages: ArabicMessages = {
  "How is the delivery fee worked out?": "كيف تُحسب رسوم التوصيل؟",
  "By distance, from QAR 5. ": "حسب المسافة، ابتداءً من 5 ر.ق. ",
  "All fees": "كل الرسوم",
  "Can I change an order after placing it?": "هل يمكنني تعديل الطلب بعد إرساله؟",
  "Until the store accepts it.": "نعم، إلى أن يقبله المتجر.",
  "When does a refund arrive?": "متى يصل المبلغ المسترد؟",
  "In the wallet at once, on a card in 5 days.": "في المحفظة فورًا، وعلى البطاقة خلال 5 أيام.",
  "From QAR 5": "من 5 ر.ق",
  "Wallet or card": "المحفظة أو البطاقة",
  "Only while an order is open": "فقط ما دام الطلب مفتوحًا",
};
const say = messagesOf(arabicMessages);

const english: AccordionItem[] = [
  {
    value: "fee",
    title: "How is the delivery fee worked out?",
    content: (
      <p>
        By distance, from QAR 5. <Link href="#fees">All fees</Link>
      </p>
    ),
  },
  {
    value: "change",
    title: "Can I change an order after placing it?",
    content: <p>Until the store accepts it.</p>,
  },
  {
    value: "refund",
    title: "When does a refund arrive?",
    content: <p>In the wallet at once, on a card in 5 days.</p>,
  },
];
const arabic: AccordionItem[] = [
  { value: "fee", title: "كيف تُحسب رسوم التوصيل؟", content: <p>حسب المسافة، ابتداءً من 5 ر.ق.</p> },
  { value: "change", title: "هل يمكنني تعديل الطلب بعد إرساله؟", content: <p>نعم، إلى أن يقبله المتجر.</p> },
  {
    value: "refund",
    title: "متى يصل المبلغ المسترد؟",
    content: <p>في المحفظة فورًا، وعلى البطاقة خلال 5 أيام.</p>,
  },
];

const meta = {
  title: "Primitives/Accordion",
  component: Accordion,
  tags: ["autodocs"],
  args: { items: english, onOpenChange: fn() },
  decorators: [(Story) => <div className="max-w-120">{Story()}</div>],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "Collapsible sections for long content: questions and answers, order details.",
      whenNot:
        "Show content that everybody must read. For views of one thing use Tabs; to reveal one line use a Link.",
      accessibility:
        "Each title is a Tab stop; Enter and Space toggle its section and the state is announced. Find-in-page opens the section with the match. With `level` the titles are headings.",
      do: ["Write titles as the customer's question.", "Allow several open sections, unless space is short."],
      dont: ["Do not hide errors or required fields in it.", "Do not put a button into a title."],
      keywords: ["collapse", "disclosure", "expand", "FAQ", "details", "expander"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

const details = (root: HTMLElement) => [...root.querySelectorAll("details")];
const titles = (root: HTMLElement) => [...root.querySelectorAll("summary")];

/** Sections open independently. Tab stops at each title and at the links of open sections. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    const [first, second] = titles(canvasElement);
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first!.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(first!);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith("fee", true));
    // Closed sections cannot take the focus. Opening is asynchronous.
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: say(globals, "All fees") }).checkVisibility()).toBe(true),
    );
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.click(second!);
    await waitFor(() => expect(details(canvasElement).map((d) => d.open)).toEqual([true, true, false]));
    await userEvent.click(first!);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith("fee", false));
  },
};

export const Single: Story = {
  args: { single: true, items: [{ ...english[0]!, open: true }, ...english.slice(1)] },
  play: async ({ canvasElement }) => {
    await userEvent.click(titles(canvasElement)[2]!);
    await waitFor(() => expect(details(canvasElement).map((d) => d.open)).toEqual([false, false, true]));
  },
};

export const Card: Story = {
  args: { variant: "card", items: [{ ...english[0]!, open: true }, ...english.slice(1)] },
};

export const WithIconsAndText: Story = {
  args: {
    variant: "card",
    items: [
      { ...english[0]!, icon: <Icon of={Bike} flip />, text: "From QAR 5" },
      { ...english[2]!, icon: <Icon of={Wallet} />, text: "Wallet or card" },
    ],
  },
};

/** With `level`, the titles are headings. */
export const Headings: Story = {
  args: { level: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
  },
};

export const Disabled: Story = {
  args: {
    items: [english[0]!, { ...english[1]!, disabled: true, text: "Only while an order is open" }],
  },
  play: async ({ canvasElement }) => {
    const shut = titles(canvasElement)[1]!;
    await userEvent.click(shut);
    await expect(details(canvasElement)[1]!.open).toBe(false);
    shut.focus();
    await expect(shut).toHaveAttribute("aria-disabled", "true");
  },
};

export const LongWords: Story = {
  args: {
    variant: "card",
    items: [
      {
        value: "long",
        open: true,
        title:
          "What happens when two of the four things that I have ordered are sold out by the time the store opens in the morning?",
        content: (
          <p>
            The store calls you. What you do not want replaced is refunded to where the money came from, and
            the delivery fee with it when nothing is left to bring.
          </p>
        ),
      },
    ],
  },
};

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: (args) => <ShownStates on="summary">{() => <Accordion {...args} />}</ShownStates>,
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { items: [{ ...arabic[0]!, open: true }, ...arabic.slice(1)], variant: "card" },
  play: async ({ canvasElement }) => {
    const summary = titles(canvasElement)[1]!;
    const chevron = summary.querySelector("svg")!.getBoundingClientRect();
    await expect(chevron.left - summary.getBoundingClientRect().left).toBeLessThan(40);
    await userEvent.click(summary);
    await waitFor(() => expect(details(canvasElement)[1]!.open).toBe(true));
  },
};
