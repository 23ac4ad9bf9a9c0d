import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { SectionHead } from "./section-head.js";

const arabicMessages: ArabicMessages = {
  "Open near you": "مفتوح بالقرب منك",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Section head",
  component: SectionHead,
  tags: ["autodocs"],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "The header of a section: its title and a link to all items.",
      whenNot: "For the page title use ScreenHead or SubPageHeader.",
      accessibility:
        "A heading of level 2 or 3 that describes the See all link, so that several on one page are distinguishable.",
      do: ["Set `titleId` and label the section with it."],
      dont: ["Do not skip heading levels."],
      keywords: ["title", "heading", "see all", "section header"],
    } satisfies ComponentGuide,
  },
  args: { title: "Open near you", titleId: "near", seeAllHref: "#stores" },
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole("link", { name: globals["locale"] === "ar" ? "عرض الكل" : "See all" });
    await expect(link).toHaveAccessibleDescription(translate(globals, "Open near you"));
  },
};

export const Alone: Story = { name: "Title only", args: { seeAllHref: undefined } };
export const WithText: Story = { args: { text: "Delivered in under 30 minutes" } };
export const LongTitle: Story = {
  args: { title: "Flowers, groceries, pharmacies and everything else near you" },
};
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { title: "مفتوح بالقرب منك", text: "التوصيل خلال 30 دقيقة" },
};
