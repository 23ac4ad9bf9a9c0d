import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ShownStates } from "../../docs/shown-states.js";
import { LocaleIsland } from "../../locale/index.js";
import { Tabs, TabsList, TabsPanel, TabsRoot, TabsTab, type TabItem, type TabsProps } from "./index.js";

const arabicMessages: ArabicMessages = {
  "Bayt Al Machboos": "بيت المجبوس",
  Menu: "القائمة",
  Reviews: "التقييمات",
  About: "عن المطعم",
  "Everything about delivery and pickup": "كل ما يخص التوصيل والاستلام",
  "Allergens, ingredients and nutrition": "مسببات الحساسية والمكونات والقيم الغذائية",
};
const translate = messagesOf(arabicMessages);

const english: TabItem[] = [
  { value: "menu", label: "Menu" },
  { value: "reviews", label: "Reviews" },
  { value: "about", label: "About" },
];
const arabic: TabItem[] = [
  { value: "menu", label: "القائمة" },
  { value: "reviews", label: "التقييمات" },
  { value: "about", label: "عن المطعم" },
];
const forward = (globals: Record<string, unknown>) =>
  globals["locale"] === "ar" ? "{ArrowLeft}" : "{ArrowRight}";
const back = (globals: Record<string, unknown>) =>
  globals["locale"] === "ar" ? "{ArrowRight}" : "{ArrowLeft}";

function Example({ value: initial, onValueChange, ...props }: Omit<TabsProps, "children">) {
  const [value, setValue] = useState(initial);
  return (
    <Tabs
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    >
      {props.tabs.find((tab) => tab.value === value)?.label}
    </Tabs>
  );
}

const meta = {
  title: "Primitives/Tabs",
  component: Example,
  subcomponents: { Tabs },
  tags: ["autodocs"],
  args: { label: "Bayt Al Machboos", tabs: english, value: "menu", onValueChange: fn() },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "Shows one of two or three views of the same thing: sign-in and registration.",
      whenNot:
        "To choose a value use SegmentedControl or ChipGroup; for sections of one long page CategoryNavigation; for separate pages links.",
      accessibility:
        "One Tab stop; arrow keys move and select in reading direction, Home and End go to the ends. The panel is named by its tab.",
      do: ["Use one or two words for each tab.", "Put the most used view first."],
      dont: [
        "Do not split content that people compare.",
        "Do not nest tabs.",
        "Do not navigate to another page from a tab.",
      ],
      keywords: ["tab bar", "tab list", "sections", "views", "pills"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move and select in reading direction; Home and End go to the ends. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const tabs = canvas.getAllByRole("tab");
    await expect(canvas.getByRole("tablist", { name: translate(globals, "Bayt Al Machboos") })).toBeVisible();
    await userEvent.tab();
    await expect(tabs[0]).toHaveFocus();
    await userEvent.keyboard(forward(globals));
    await expect(tabs[1]).toHaveFocus();
    await expect(tabs[1]).toHaveAttribute("aria-selected", "true");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("reviews");
    const reviews = translate(globals, "Reviews");
    await expect(canvas.getByRole("tabpanel", { name: reviews })).toHaveTextContent(reviews);
    await userEvent.keyboard("{End}");
    await expect(tabs[2]).toHaveFocus();
    await userEvent.keyboard(forward(globals));
    await expect(tabs[0]).toHaveFocus();
    await userEvent.keyboard(back(globals));
    await expect(tabs[2]).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(tabs[0]).toHaveAttribute("aria-selected", "true");
    await userEvent.click(tabs[1]!);
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent(reviews);
  },
};

export const Two: Story = { args: { tabs: english.slice(0, 2) } };

export const LongWords: Story = {
  name: "Long texts",
  args: {
    value: "a",
    tabs: [
      { value: "a", label: "Everything about delivery and pickup" },
      { value: "b", label: "Allergens, ingredients and nutrition" },
    ],
  },
};

/** All states side by side. Pressed also applies hover. */
export const States: Story = {
  render: (args) => (
    <ShownStates on="[role=tab]:not([aria-selected=true])">{() => <Example {...args} />}</ShownStates>
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
  render: (args) => (
    <LocaleIsland language="ar">
      <Example {...args} label="بيت المجبوس" tabs={arabic} />
    </LocaleIsland>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: /التقييمات/ })).toHaveFocus();
  },
};

/** Composed of its parts, without state of an owner; a disabled tab is skipped. */
export const Composed: Story = {
  render: (_, { globals }) => (
    <TabsRoot defaultValue="menu">
      <TabsList label={translate(globals, "Bayt Al Machboos")}>
        <TabsTab value="menu">{translate(globals, "Menu")}</TabsTab>
        <TabsTab value="reviews" disabled>
          {translate(globals, "Reviews")}
        </TabsTab>
        <TabsTab value="about">{translate(globals, "About")}</TabsTab>
      </TabsList>
      <TabsPanel value="menu">{translate(globals, "Everything about delivery and pickup")}</TabsPanel>
      <TabsPanel value="about">{translate(globals, "Allergens, ingredients and nutrition")}</TabsPanel>
    </TabsRoot>
  ),
  play: async ({ canvas, globals }) => {
    await userEvent.tab();
    await userEvent.keyboard(forward(globals));
    const about = canvas.getByRole("tab", { name: translate(globals, "About") });
    await expect(about).toHaveFocus();
    await expect(canvas.getByRole("tabpanel", { name: translate(globals, "About") })).toHaveTextContent(
      translate(globals, "Allergens, ingredients and nutrition"),
    );
  },
};
