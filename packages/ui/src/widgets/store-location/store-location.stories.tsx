import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyLocation } from "../../story-data/store-info.js";
import { storyStore } from "../../story-data/stores.js";
import { StoreLocation, type StoreLocationProps } from "./store-location.js";

function Example({ change, ...props }: Partial<StoreLocationProps> & { change?: { text: string } }) {
  const { language } = useLocale();
  return (
    <div className="max-w-105">
      <StoreLocation
        name={storyStore(language).name}
        {...props}
        location={props.location === null ? null : { ...storyLocation(language), ...change }}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Store location",
  component: Example,
  subcomponents: { StoreLocation },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "A store's location: a static map, the address, and a link to directions.",
      whenNot: "To select a place use LocationMap. For a customer's address use AddressCard.",
      accessibility:
        "The map is one image named by the store; the directions link contains the store's name.",
      do: ["Show street and building, with the zone beside them."],
      dont: ["Don't hide the section without a location: it states that."],
      keywords: ["map", "address", "directions", "find us"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const name = globals["locale"] === "ar" ? "الاتجاهات إلى بيت المجبوس" : "Directions to Bayt Al Machboos";
    await expect(canvas.getByRole("link", { name })).toHaveAttribute(
      "href",
      expect.stringContaining("25.29"),
    );
  },
};
export const None: Story = {
  args: { location: null },
  play: async ({ canvas, globals }) => {
    const text =
      globals["locale"] === "ar" ? "لا يتوفر موقع لهذا المتجر" : "there is no location for this vendor";
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
  },
};
export const LongWords: Story = {
  name: "Long texts",
  args: {
    change: { text: "Gate Mall, tower 4, ground floor, between the northern escalators and the fountain" },
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
