import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useLocale } from "../../locale/index.js";
import { Rail } from "../../primitives/rail/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { storyCollections } from "../../story-data/stores.js";
import { CollectionCard, CollectionCardSkeleton } from "./collection-card.js";

function Example({ broken = false, name }: { broken?: boolean; name?: string }) {
  const { language } = useLocale();
  return (
    <div className="page overflow-x-clip py-4">
      <Rail title={language === "ar" ? "لهذا المساء" : "Made for tonight"} columns={4}>
        {storyCollections(language).map((collection) => (
          <CollectionCard
            key={collection.id}
            collection={{
              ...collection,
              name: name ?? collection.name,
              image: broken ? null : collection.image,
            }}
            href={`#${collection.id}`}
          />
        ))}
      </Rail>
    </div>
  );
}

const meta = {
  title: "Widgets/Collection card",
  component: Example,
  tags: ["autodocs"],
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(5);
    await expect(canvas.getAllByRole("link")[0]).toHaveAttribute("href", "#family-feast");
  },
};
export const NoPicture: Story = { args: { broken: true } };
export const LongWords: Story = { args: { name: "Everything that the whole family likes to eat at night" } };
export const Loading: Story = {
  render: () => (
    <SkeletonGroup className="page">
      <CollectionCardSkeleton />
    </SkeletonGroup>
  ),
};
export const Arabic: Story = { globals: { locale: "ar" } };
