import type { Meta, StoryObj } from "@storybook/react-vite";
import { Star, UtensilsCrossed } from "lucide-react";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { LocaleIsland } from "../../locale/index.js";
import { Icon } from "../icon/index.js";
import { Tabs, type TabItem, type TabsProps } from "./tabs.js";

const arabicMessages: ArabicMessages = {
  "Bayt Al Machboos": "بيت المجبوس",
  Menu: "القائمة",
  "Machboos, harees, balaleet and thirty more.": "مجبوس وهريس وبلاليط وثلاثون صنفًا آخر.",
  Reviews: "التقييمات",
  "Rated 4.8 by 1,240 customers.": "التقييم 4.8 من 1,240 عميلًا.",
  About: "عن المطعم",
  "Open every day from 07:00 to 23:00.": "مفتوح يوميًا من 07:00 إلى 23:00.",
  "Everything about delivery and pickup": "كل ما يخص التوصيل والاستلام",
  "From 15 minutes.": "من 15 دقيقة.",
  "Allergens, ingredients and nutrition": "مسببات الحساسية والمكونات والقيم الغذائية",
  "Ask the kitchen.": "اسأل المطبخ.",
};
const say = messagesOf(arabicMessages);

const english: TabItem[] = [
  { value: "menu", label: "Menu", content: <p>Machboos, harees, balaleet and thirty more.</p> },
  { value: "reviews", label: "Reviews", end: "1,240", content: <p>Rated 4.8 by 1,240 customers.</p> },
  { value: "about", label: "About", content: <p>Open every day from 07:00 to 23:00.</p> },
];
const arabic: TabItem[] = [
  { value: "menu", label: "القائمة", content: <p>مجبوس وهريس وبلاليط وثلاثون صنفًا آخر.</p> },
  { value: "reviews", label: "التقييمات", end: "1,240", content: <p>التقييم 4.8 من 1,240 عميلًا.</p> },
  { value: "about", label: "عن المطعم", content: <p>مفتوح يوميًا من 07:00 إلى 23:00.</p> },
];
const forward = (globals: Record<string, unknown>) =>
  globals["locale"] === "ar" ? "{ArrowLeft}" : "{ArrowRight}";
const back = (globals: Record<string, unknown>) =>
  globals["locale"] === "ar" ? "{ArrowRight}" : "{ArrowLeft}";

const meta = {
  title: "Primitives/Tabs",
  component: Tabs,
  tags: ["autodocs"],
  args: { label: "Bayt Al Machboos", tabs: english, onValueChange: fn() },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "Shows one of a few views of the same thing: menu, reviews and details of a store.",
      whenNot:
        "To choose a value use SegmentedControl or ChipGroup; for sections of one long page CategoryNavigation; for separate pages links.",
      accessibility:
        "One Tab stop; arrow keys move and select in reading direction, Home and End go to the ends; with `manual` Enter or Space selects. The panel is the next stop and is named by its tab.",
      do: ["Use two to six tabs with one or two words each.", "Put the most used view first."],
      dont: [
        "Do not split content that people compare.",
        "Do not nest tabs.",
        "Do not navigate to another page from a tab.",
      ],
      keywords: ["tab bar", "tab list", "sections", "views", "pills"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move and select in reading direction; Home and End go to the ends. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const tabs = canvas.getAllByRole("tab");
    await expect(canvas.getByRole("tablist", { name: say(globals, "Bayt Al Machboos") })).toBeVisible();
    await userEvent.tab();
    await expect(tabs[0]).toHaveFocus();
    await userEvent.keyboard(forward(globals));
    await expect(tabs[1]).toHaveFocus();
    await expect(tabs[1]).toHaveAttribute("aria-selected", "true");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("reviews");
    await expect(
      canvas.getByRole("tabpanel", { name: new RegExp(say(globals, "Reviews")) }),
    ).toHaveTextContent("4.8");
    await userEvent.keyboard("{End}");
    await expect(tabs[2]).toHaveFocus();
    await userEvent.keyboard(forward(globals));
    await expect(tabs[0]).toHaveFocus();
    await userEvent.keyboard(back(globals));
    await expect(tabs[2]).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(tabs[0]).toHaveAttribute("aria-selected", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
    await expect(Math.round(tabs[0]!.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
  },
};

export const Pills: Story = { args: { variant: "pill" } };

export const WithIcons: Story = {
  args: {
    tabs: [
      { ...english[0]!, icon: <Icon of={UtensilsCrossed} size="small" /> },
      { ...english[1]!, icon: <Icon of={Star} size="small" /> },
    ],
  },
};

/** Disabled tabs are skipped. */
export const Disabled: Story = {
  args: { tabs: [english[0]!, { ...english[1]!, disabled: true }, english[2]!] },
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    await userEvent.keyboard(forward(globals));
    await expect(canvas.getByRole("tab", { name: say(globals, "About") })).toHaveFocus();
  },
};

/** Arrow keys move the focus only; Enter selects. */
export const Manual: Story = {
  args: { manual: true },
  play: async ({ canvas, globals }) => {
    const tabs = canvas.getAllByRole("tab");
    await userEvent.tab();
    await userEvent.keyboard(forward(globals));
    await expect(tabs[1]).toHaveFocus();
    await expect(tabs[0]).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    await expect(tabs[1]).toHaveAttribute("aria-selected", "true");
  },
};

/** Typed text survives switching tabs. */
export const KeepsWhatWasTyped: Story = {
  args: {
    keepMounted: true,
    tabs: [
      {
        value: "note",
        label: "Note",
        content: (
          <input aria-label="Note" className="h-control w-full rounded-field border border-control px-4" />
        ),
      },
      english[2]!,
    ],
  },
  play: async ({ canvas, globals }) => {
    await userEvent.type(canvas.getByRole("textbox"), "No onions");
    await userEvent.click(canvas.getByRole("tab", { name: say(globals, "About") }));
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.click(canvas.getByRole("tab", { name: "Note" }));
    await expect(canvas.getByRole("textbox")).toHaveValue("No onions");
  },
};

const many: TabItem[] = Array.from({ length: 12 }, (_, i) => ({
  value: `day-${i}`,
  label: `${i + 10} November`,
  content: <p>{i + 3} orders</p>,
}));

/** More tabs than fit: the row scrolls, the selected tab stays visible. */
export const Many: Story = {
  args: { tabs: many, label: "Days", variant: "pill" },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("tablist");
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tab", { name: "21 November" })).toHaveFocus();
    await waitFor(() => {
      const [row, on] = [list, canvas.getByRole("tab", { name: "21 November" })].map((e) =>
        e.getBoundingClientRect(),
      );
      return expect(on!.left >= row!.left - 1 && on!.right <= row!.right + 1).toBe(true);
    });
  },
};

export const LongWords: Story = {
  args: {
    tabs: [
      { value: "a", label: "Everything about delivery and pickup", content: <p>From 15 minutes.</p> },
      { value: "b", label: "Allergens, ingredients and nutrition", content: <p>Ask the kitchen.</p> },
    ],
  },
};

function Controlled(args: TabsProps) {
  const [value, setValue] = useState("reviews");
  return <Tabs {...args} value={value} onValueChange={setValue} panel={(chosen) => <p>{chosen}</p>} />;
}

/** Controlled: the page keeps the value and renders the panel. */
export const HeldByThePage: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("reviews");
    await userEvent.click(canvas.getByRole("tab", { name: say(globals, "About") }));
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("about");
  },
};

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: (args) => (
    <ShownStates
      on="[role=tab]:not([data-state=active])"
      more={[
        {
          en: "Off",
          ar: "متوقف",
          element: <Tabs {...args} tabs={args.tabs.map((tab, n) => ({ ...tab, disabled: n > 0 }))} />,
        },
      ]}
    >
      {() => <Tabs {...args} />}
    </ShownStates>
  ),
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "بيت المجبوس", tabs: arabic },
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole("tab");
    await expect(tabs[0]!.getBoundingClientRect().left).toBeGreaterThan(
      tabs[1]!.getBoundingClientRect().left,
    );
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(tabs[1]).toHaveFocus();
  },
};

/** Inside a region of another language, the arrow keys follow its direction. */
export const Island: Story = {
  globals: { locale: "en" },
  render: () => (
    <LocaleIsland language="ar">
      <Tabs label="بيت المجبوس" tabs={arabic} variant="pill" />
    </LocaleIsland>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: /التقييمات/ })).toHaveFocus();
  },
};
