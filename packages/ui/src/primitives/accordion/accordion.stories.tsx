import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import { Badge } from "../badge/index.js";
import {
  AccordionContent,
  AccordionItem,
  AccordionRoot,
  AccordionTrigger,
  type AccordionRootProps,
} from "./index.js";

interface Section {
  value: string;
  title: string;
  text: string;
  disabled?: boolean | undefined;
}

const arabicMessages: ArabicMessages = {
  "Opening hours": "ساعات العمل",
  "Every day from 12:00 to 23:30.": "كل يوم من 12:00 م إلى 11:30 م.",
  Delivery: "التوصيل",
  "Up to eight kilometres, from QAR 5.": "حتى ثمانية كيلومترات، ابتداءً من 5 ر.ق.",
  Payment: "الدفع",
  "Cash, card or wallet.": "نقدًا أو بالبطاقة أو بالمحفظة.",
};
const translate = messagesOf(arabicMessages);
const sections: readonly Section[] = [
  { value: "hours", title: "Opening hours", text: "Every day from 12:00 to 23:30." },
  { value: "delivery", title: "Delivery", text: "Up to eight kilometres, from QAR 5." },
  { value: "payment", title: "Payment", text: "Cash, card or wallet." },
];

type ExampleProps = AccordionRootProps & { sections: readonly Section[] };

function Example({ sections: shown, ...props }: ExampleProps) {
  return (
    <AccordionRoot {...props}>
      {shown.map(({ value, title, text, disabled }) => (
        <AccordionItem key={value} value={value} disabled={disabled}>
          <AccordionTrigger end={value === "delivery" && <Badge tone="success">5</Badge>}>
            {title}
          </AccordionTrigger>
          <AccordionContent>{text}</AccordionContent>
        </AccordionItem>
      ))}
    </AccordionRoot>
  );
}

const meta = {
  title: "Primitives/Accordion",
  component: Example,
  subcomponents: {
    AccordionRoot: AccordionRoot as never,
    AccordionItem,
    AccordionTrigger,
    AccordionContent,
  },
  tags: ["autodocs"],
  args: { sections, onValueChange: fn() },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose:
        "Sections under headings of which a reader needs few: answers, settings, a long form in parts.",
      whenNot:
        "For one hidden part use Disclosure, for views of one subject Tabs. What most people read stays visible.",
      accessibility:
        "Each heading is a button. Enter and Space open and close its section; arrow up and down, Home and End move between the headings, and Tab goes on into the section.",
      anatomy: `<AccordionRoot type="single">
  <AccordionItem value="hours">
    <AccordionTrigger level={3}>Opening hours</AccordionTrigger>
    <AccordionContent>…</AccordionContent>
  </AccordionItem>
</AccordionRoot>`,
      do: ["Say in the heading what is inside.", "Set `level` to fit the headings around it."],
      dont: ["Do not hide errors of a form in a closed section.", "Do not nest accordions."],
      keywords: ["collapse", "expander", "faq", "panels"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Operated by keyboard; one section is open at most. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const [hours, delivery, payment] = canvas.getAllByRole("button");
    await userEvent.tab();
    await expect(hours).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(hours).toHaveAttribute("aria-expanded", "true");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("hours");
    const title = translate(globals, "Opening hours");
    await waitFor(() => expect(canvas.getByRole("region", { name: title })).toBeVisible());
    await userEvent.keyboard("{ArrowDown}");
    await expect(delivery).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(hours).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{End}");
    await expect(payment).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(hours).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(payment).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(hours).toHaveFocus();
    await userEvent.click(delivery!);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
  },
};

export const Multiple: Story = {
  args: { type: "multiple", defaultValue: ["hours", "payment"] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("region")).toHaveLength(2);
    await userEvent.click(canvas.getAllByRole("button")[0]!);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["payment"]);
  },
};

/** Controlled: the section stays as the app says. */
export const Controlled: Story = {
  args: { value: "payment" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole("button")[0]!);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("hours");
    await expect(canvas.getAllByRole("button")[2]).toHaveAttribute("aria-expanded", "true");
  },
};

export const Disabled: Story = {
  args: { sections: sections.map((section, at) => ({ ...section, disabled: at === 1 })) },
  play: async ({ canvas }) => {
    const [hours, , payment] = canvas.getAllByRole("button");
    hours!.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(payment).toHaveFocus();
  },
};

export const LongTexts: Story = {
  args: {
    defaultValue: "a",
    sections: [
      {
        value: "a",
        title:
          "What happens to an order that the store has accepted, but that no rider can take over in time",
        text: "The customer chooses: wait, another store, or the money back. After fifteen minutes the order ends by itself.",
      },
      ...sections,
    ],
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    defaultValue: "hours",
    sections: [
      { value: "hours", title: "ساعات العمل", text: "كل يوم من 12:00 م إلى 11:30 م." },
      { value: "delivery", title: "التوصيل", text: "حتى ثمانية كيلومترات." },
    ],
  },
};
