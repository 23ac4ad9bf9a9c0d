import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import { Breadcrumbs } from "./index.js";

const arabicMessages: ArabicMessages = {
  Stores: "المتاجر",
  "Bayt Al Machboos": "بيت المجبوس",
  Menu: "القائمة",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Breadcrumbs",
  component: Breadcrumbs,
  tags: ["autodocs"],
  args: {
    items: [
      { label: "Stores", href: "#stores" },
      { label: "Bayt Al Machboos", href: "#stores/7" },
      { label: "Menu" },
    ],
  },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "Shows where a page stands below others, and leads back up.",
      whenNot: "With only one level above use a back button. For steps of a task show the step instead.",
      accessibility:
        "A navigation with a list of links; the current page is marked. On phones only the nearest page above is shown.",
      do: ["Use the titles of the pages."],
      dont: ["Do not show the history of visits.", "Do not make it the only navigation."],
      keywords: ["path", "trail", "you are here", "hierarchy"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A phone shows the nearest page above. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const links = canvas.getAllByRole("link");
    await expect(links.at(-1)).toHaveAccessibleName(translate(globals, "Bayt Al Machboos"));
    await userEvent.tab();
    await expect(links.at(-1)).toHaveFocus();
  },
};

export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
    await expect(canvas.getByText(translate(globals, "Menu"))).toHaveAttribute("aria-current", "page");
  },
};

export const LongTexts: Story = {
  args: {
    items: [
      { label: "Restaurants and kitchens of the northern districts", href: "#a" },
      { label: "Bayt Al Machboos of the old market beside the mosque", href: "#b" },
      { label: "Menu of the month of Ramadan with everything that is cooked at home" },
    ],
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: {
    items: [
      { label: "المتاجر", href: "#stores" },
      { label: "بيت المجبوس", href: "#7" },
      { label: "القائمة" },
    ],
  },
};
