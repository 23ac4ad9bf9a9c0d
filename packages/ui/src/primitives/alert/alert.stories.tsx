import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Link } from "../link/index.js";
import { Alert, alertTones } from "./alert.js";

const arabicMessages: ArabicMessages = {
  "Closed now": "مغلق الآن",
  "Opens at 17:00": "يفتح الساعة 5:00 م",
  "Looking for a table?": "تبحث عن طاولة؟",
  "See dine-in": "الأكل في المطعم",
  "2 fields need your attention": "يرجى مراجعة حقلين",
  "Two of the four things in your cart are sold out and one has a new price":
    "نفد منتجان من أربعة في سلتك وتغيّر سعر منتج آخر",
  "Look at the cart before you pay. Nothing was ordered and nothing was charged.":
    "يرجى مراجعة السلة قبل الدفع. لم يُطلب شيء ولم يُخصم أي مبلغ.",
  Cart: "السلة",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Alert",
  component: Alert,
  tags: ["autodocs"],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A notice about the content of the page: store closed, an offer, number of invalid fields.",
      whenNot:
        "For the result of an action use a toast, for a question a ConfirmDialog, for the error of one field the field's own error.",
      accessibility:
        "Not announced when it is part of the initial page. With `live` it is announced when it appears, errors immediately. The icon is decorative: the text carries the meaning.",
      do: ["State the problem and the remedy.", "At most one per screen, above the content it concerns."],
      dont: ["Do not use colour alone.", "Do not set `live` on alerts of the initial page."],
      keywords: ["strip", "banner", "callout", "notice", "message", "inline notification"],
    } satisfies ComponentGuide,
  },
  args: { tone: "warning", title: "Closed now", children: "Opens at 17:00" },
  decorators: [(Story) => <div className="max-w-105">{Story()}</div>],
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <div className="grid gap-3">
      {alertTones.map((tone) => (
        <Alert key={tone} {...args} tone={tone} title={tone} />
      ))}
    </div>
  ),
};

export const WithAction: Story = {
  name: "With An Action",
  args: {
    tone: "neutral",
    icon: null,
    title: undefined,
    children: "Looking for a table?",
    action: (
      <Link href="#dine-in" className="text-small">
        See dine-in
      </Link>
    ),
  },
};

/** Errors are announced immediately. */
export const Live: Story = {
  args: { tone: "danger", live: true, title: undefined, children: "2 fields need your attention" },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      translate(globals, "2 fields need your attention"),
    );
  },
};

export const LongWords: Story = {
  name: "Long texts",
  args: {
    tone: "danger",
    title: "Two of the four things in your cart are sold out and one has a new price",
    children: "Look at the cart before you pay. Nothing was ordered and nothing was charged.",
    action: (
      <Link href="#cart" className="text-small">
        Cart
      </Link>
    ),
  },
};

export const WordsAlone: Story = { name: "Text only", args: { icon: null, title: undefined } };

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { title: "مغلق الآن", children: "يفتح الساعة 5:00 م" },
};
