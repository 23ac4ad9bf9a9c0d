import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { storyPicture } from "../../story-data/pictures.js";
import { StoreLogo, storeLogoSizes } from "./store-logo.js";

const arabicMessages: ArabicMessages = {
  "Bayt Al Machboos": "بيت المجبوس",
};

const meta = {
  title: "Primitives/Store logo",
  component: StoreLogo,
  tags: ["autodocs"],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "The logo of a store or brand, or its initial on its own colour.",
      whenNot: "For a person use Avatar, for a dish Picture.",
      accessibility: "Decorative: the store's name is beside it as text.",
      do: ["Use a colour with enough contrast to white text."],
      dont: ["Do not use it without the name."],
      keywords: ["store logo", "shop", "merchant", "brand", "crest"],
    } satisfies ComponentGuide,
  },
  args: { name: "Bayt Al Machboos", color: "#8A3E1F" },
} satisfies Meta<typeof StoreLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-end gap-3">
      {storeLogoSizes.map((size) => (
        <StoreLogo key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

export const WithPicture: Story = { args: { source: storyPicture("categories/karak") } };

/** A failed logo is replaced by the initial, in the same place. */
export const Broken: Story = {
  args: { source: { src: "data:image/webp;base64,AAAA" } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("[data-slot=picture-fallback]")).toBeVisible());
  },
};

export const Arabic: Story = { globals: { locale: "ar" }, args: { name: "بيت المجبوس" } };
