import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { SectionHead } from "./section-head.js";

const arabicMessages: ArabicMessages = {
  "Open near you": "مفتوح بالقرب منك",
};
const say = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Section head",
  component: SectionHead,
  tags: ["autodocs"],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "The head of a section: its name and the way to all of it.",
      whenNot: "The name of a page is its h1 (ScreenHead, SubPageHeader).",
      accessibility:
        "A heading of level 2 or 3; See all is described by it, so that five of them on a page can be told apart.",
      do: ["Give titleId and name the section by it."],
      dont: ["Do not skip levels of headings."],
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
    await expect(link).toHaveAccessibleDescription(say(globals, "Open near you"));
  },
};

export const Alone: Story = { args: { seeAllHref: undefined } };
export const WithText: Story = { args: { text: "Delivered in under 30 minutes" } };
export const LongTitle: Story = {
  args: { title: "Flowers, groceries, pharmacies and everything else near you" },
};
export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { title: "مفتوح بالقرب منك", text: "التوصيل خلال 30 دقيقة" },
};
