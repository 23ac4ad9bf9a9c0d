import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { Breadcrumbs } from "./breadcrumbs.js";

const path = [
  { label: "Home", href: "#home" },
  { label: "Groceries", href: "#groceries" },
  { label: "Al Mazraa Fresh", href: "#al-mazraa" },
];
const deep = [
  { label: "Home", href: "#home" },
  { label: "Groceries", href: "#groceries" },
  { label: "Al Mazraa Fresh", href: "#al-mazraa" },
  { label: "Fruit and vegetables", href: "#fruit" },
  { label: "Citrus", href: "#citrus" },
  { label: "Navel oranges, 2 kg" },
];

const arabicMessages: ArabicMessages = {
  Home: "الرئيسية",
  Groceries: "بقالة",
  "Al Mazraa Fresh": "المزرعة الطازجة",
  "Fruit and vegetables": "فواكه وخضار",
  Citrus: "حمضيات",
  "Navel oranges, 2 kg": "برتقال أبو صرة، 2 كغ",
  Account: "الحساب",
  Addresses: "العناوين",
};
const say = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Breadcrumbs",
  component: Breadcrumbs,
  tags: ["autodocs"],
  args: { items: path },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "Shows the position of a page in the hierarchy and links to each parent.",
      whenNot:
        "On phones use the back button of SubPageHeader. For the steps of a task use a stepper, for sibling pages Tabs.",
      accessibility:
        "A navigation landmark named Breadcrumb with an ordered list; the current page has `aria-current`. In a long path a button expands the hidden levels and moves the focus to the first of them.",
      do: ["Start with the home page.", "Use the pages' own titles."],
      dont: ["Do not link the current page.", "Do not use it as the only navigation."],
      keywords: ["path", "trail", "crumbs", "you are here"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const name = globals["locale"] === "ar" ? "مسار الصفحة" : "Breadcrumb";
    await expect(canvas.getByRole("navigation", { name })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(
      canvas.getByText(say(globals, "Al Mazraa Fresh")).closest("[aria-current=page]"),
    ).not.toBeNull();
    for (const label of [say(globals, "Home"), say(globals, "Groceries")]) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name: label })).toHaveFocus();
    }
  },
};

/** Six levels, four visible. Enter on the dots expands the path and focuses the first hidden level. */
export const Long: Story = {
  args: { items: deep },
  play: async ({ canvas, globals }) => {
    const name = globals["locale"] === "ar" ? "عرض المسار كاملًا" : "Show the whole path";
    await expect(canvas.queryByText(say(globals, "Groceries"))).toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("link", { name: say(globals, "Groceries") })).toHaveFocus();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
  },
};

export const Collapsed: Story = { args: { items: deep, most: 3 } };

export const LongWords: Story = {
  args: {
    items: [
      { label: "Home", href: "#home" },
      { label: "Flowers, plants and everything for the garden", href: "#flowers" },
      { label: "A bouquet of four and twenty Taif roses with a hand-written card" },
    ],
  },
};

/** A level without a page is not a link. */
export const WithoutLink: Story = {
  args: { items: [path[0]!, { label: "Account" }, { label: "Addresses" }] },
};

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: (args) => <ShownStates on="a">{() => <Breadcrumbs {...args} />}</ShownStates>,
};

/** Right to left; the chevrons point left; Latin names keep their direction. */
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    items: [
      { label: "الرئيسية", href: "#home" },
      { label: "بقالة", href: "#groceries" },
      { label: "المزرعة", href: "#al-mazraa" },
      { label: "فواكه وخضار", href: "#fruit" },
      { label: "Navel oranges (2 kg)" },
    ],
  },
  play: async ({ canvas }) => {
    const [first, , last] = canvas.getAllByRole("listitem");
    await expect(first!.getBoundingClientRect().right).toBeGreaterThan(last!.getBoundingClientRect().right);
  },
};
