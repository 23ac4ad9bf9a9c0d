import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { storyCategories } from "../../story-data/catalogue.js";
import { CategoryCard } from "./category-card.js";
import { CategoryRail, CategoryRailSkeleton } from "./category-rail.js";

function Example({
  count = 10,
  selected = null,
  broken = false,
}: {
  count?: number;
  selected?: string | null;
  broken?: boolean;
}) {
  const { language } = useLocale();
  const items = storyCategories(language, count).map((item) => (broken ? { ...item, image: null } : item));
  return (
    <div className="page overflow-x-clip py-4">
      <CategoryRail items={items} categoryHref={(id) => `#${id}`} selected={selected} />
    </div>
  );
}

const meta = {
  title: "Widgets/Category rail",
  component: Example,
  subcomponents: { CategoryRail },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "All store categories in one row of tinted tiles with overlapping cut-out pictures. On desktop the tiles share the full width.",
      whenNot: "For categories of one menu use CategoryNavigation. For stores use Rail with StoreCard.",
      accessibility:
        "A named list of links that scrolls by keyboard, wheel and touch, starting at the right in Arabic. Pictures are decorative: the name is the link.",
      do: [
        "Use pictures with a transparent background, cropped tightly.",
        "Keep names to two short lines in both languages.",
      ],
      dont: [
        "Don't use photographs with a background: they hide the tint.",
        "Don't show fewer than three tiles.",
      ],
      keywords: ["categories", "tiles", "carousel", "cuisines"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole("link", { name: globals["locale"] === "ar" ? "زهور" : "Flowers" });
    await expect(link).toHaveAttribute("href", "#flowers");
  },
};
export const Twelve: Story = { args: { count: 12 } };
export const Few: Story = { args: { count: 4 } };
export const Selected: Story = {
  args: { selected: "grills" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[aria-current]")).toHaveLength(1);
  },
};
export const NoPictures: Story = { args: { broken: true } };
/** In a grid, with the number of stores. */
export const Cards: Story = {
  render: (_, { globals }) => (
    <div className="page grid grid-cols-2 gap-3 py-4 compact:grid-cols-3">
      {storyCategories(globals["locale"] as Language, 6).map((category, i) => (
        <CategoryCard
          key={category.id}
          category={{ ...category, stores_count: i }}
          href={`#${category.id}`}
        />
      ))}
    </div>
  ),
};
export const Loading: Story = {
  render: () => (
    <SkeletonGroup className="page overflow-x-clip py-4">
      <CategoryRailSkeleton />
    </SkeletonGroup>
  ),
};
export const Arabic: Story = { globals: { locale: "ar" } };
