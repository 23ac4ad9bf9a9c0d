import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SectionHead } from "./section-head.js";

const meta = {
  title: "Primitives/Section head",
  component: SectionHead,
  tags: ["autodocs"],
  args: { title: "Open near you", titleId: "near", seeAllHref: "#stores" },
} satisfies Meta<typeof SectionHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole("link", { name: globals["locale"] === "ar" ? "عرض الكل" : "See all" });
    await expect(link).toHaveAccessibleDescription("Open near you");
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
