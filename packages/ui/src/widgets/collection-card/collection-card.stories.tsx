import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { Rail } from "../../primitives/rail/index.js";
import { storyCollections } from "../../story-data/catalogue.js";
import { CollectionCard } from "./collection-card.js";

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
  subcomponents: { CollectionCard },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Links to a curated set of stores or products: picture and name.",
      whenNot: "For one store use StoreCard, for an offer with its own text HeroBanner.",
      accessibility: "One link that covers the card; its name is the link's name, the picture is decorative.",
      do: ["Use a 4:3 picture without text.", "Choose descriptive names: “Open after midnight”."],
      dont: ["Don't put text into the picture: it cannot be translated or read aloud."],
      keywords: ["collection", "edit", "curated", "tile", "list"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(5);
    await expect(canvas.getAllByRole("link")[0]).toHaveAttribute("href", "#family-feast");
  },
};
/** Fills its column, with the collection's contents. */
export const Wide: Story = {
  render: (_, { globals }) => (
    <div className="page grid gap-4 py-4 desktop:grid-cols-2 desktop:gap-5">
      {storyCollections(globals["locale"] as Language).map((collection) => (
        <CollectionCard
          key={collection.id}
          collection={collection}
          href={`#${collection.id}`}
          layout="wide"
        />
      ))}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const card = canvas.getAllByRole("article")[0]!;
    await expect(card).toHaveTextContent(globals["locale"] === "ar" ? /صواني المجبوس/ : /Machboos trays/);
  },
};
export const WideNoPicture: Story = {
  render: (_, { globals }) => (
    <div className="page py-4">
      <CollectionCard
        collection={{ ...storyCollections(globals["locale"] as Language)[0]!, image: null }}
        href="#collection"
        layout="wide"
      />
    </div>
  ),
};
export const NoPicture: Story = { args: { broken: true } };
export const LongWords: Story = {
  name: "Long texts",
  args: { name: "Everything that the whole family likes to eat at night" },
};
export const Arabic: Story = { globals: { locale: "ar" } };
