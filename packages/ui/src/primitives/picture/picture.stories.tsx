import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { storyPicture } from "../../story-data/pictures.js";
import { Picture } from "./picture.js";

const arabicMessages: ArabicMessages = {
  "Grilled skewers on flat bread": "مشاوٍ على خبز رقيق",
  "Jamr Grill": "مشويات جمر",
};
const say = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Picture",
  component: Picture,
  tags: ["autodocs"],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose:
        "Shows an image from data without layout shift: a blurred preview first, then the image, or an initial if there is none.",
      whenNot:
        "For icons use Icon, for the brand Logo, for a person Avatar, for a store StoreLogo, for illustrations EmptyPlate.",
      accessibility:
        "An `img` with the given alternative text; empty where text beside it says the same. The fallback keeps the name. The picture fades in, except with reduced motion.",
      do: [
        "Set `sizes` with a `srcset`.",
        "Set `eager` for the main picture of a page only.",
        "Describe the content in `alt`, not that it is a picture.",
      ],
      dont: ["Do not mirror it in Arabic: provide a separate picture.", "Do not put text into the picture."],
      keywords: ["image", "photo", "img", "thumbnail", "blur-up", "placeholder", "thumbhash"],
    } satisfies ComponentGuide,
  },
  args: {
    source: storyPicture("collections/grill-night"),
    alt: "Grilled skewers on flat bread",
    fallback: "Jamr Grill",
    className: "w-70 max-w-full rounded-picture",
  },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const picture = canvas.getByRole("img", { name: say(globals, "Grilled skewers on flat bread") });
    await waitFor(() => expect(picture.parentElement).toHaveAttribute("data-state", "shown"));
  },
};

export const Square: Story = {
  args: { ratio: "square", source: storyPicture("categories/qatari"), tint: "sand" },
};

/** Placeholder while the image loads. */
export const Placeholder: Story = {
  args: {
    source: {
      ...storyPicture("collections/sweet-tooth"),
      src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E",
    },
  },
};

export const Missing: Story = {
  args: { source: null, alt: "" },
  play: async ({ canvas, globals }) => {
    const [initial = ""] = say(globals, "Jamr Grill");
    await expect(canvas.getByText(initial)).toBeVisible();
  },
};

/** A failed image is replaced by the fallback in the same place. */
export const Broken: Story = {
  args: { source: { src: "data:image/webp;base64,AAAA", thumbhash: null } },
  play: async ({ canvas, globals }) => {
    await waitFor(() => expect(canvas.getByRole("img")).toHaveAttribute("data-slot", "picture-fallback"));
    const fallback = canvas.getByRole("img", { name: say(globals, "Grilled skewers on flat bread") });
    const box = fallback.getBoundingClientRect();
    await expect(Math.abs(box.width / box.height - 1.6)).toBeLessThan(0.01);
  },
};

export const Dimmed: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <Picture {...args} dimmed="closed" />
      <Picture {...args} dimmed="sold-out" />
    </div>
  ),
};

/** Each ratio reserves its space; `fill` fills its container. */
export const Ratios: Story = {
  render: (args) => (
    <div className="grid gap-4">
      <Picture {...args} ratio="wide" />
      <Picture {...args} ratio="hero" />
      <Picture {...args} ratio="square" />
      <div className="h-20 w-70 max-w-full">
        <Picture {...args} ratio="fill" className="rounded-picture" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const shapes = canvas.getAllByRole("img").map((img) => {
      const box = img.parentElement!.getBoundingClientRect();
      return Math.round((box.width / box.height) * 10) / 10;
    });
    await expect(shapes).toEqual([1.6, 2, 1, 3.5]);
  },
};

/** A cut-out is shown whole, on the tint. */
export const Contain: Story = {
  args: { ratio: "square", source: storyPicture("categories/karak"), contain: true, tint: "honey" },
};

/** Above the fold: loaded first, without a fade. */
export const Eager: Story = {
  args: { eager: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveAttribute("fetchpriority", "high");
  },
};

/** Pictures are never mirrored. */
export const Arabic: Story = {
  globals: { locale: "ar" },
  render: (args) => (
    <div className="grid gap-4">
      <Picture {...args} alt="مشاوي على خبز" />
      <Picture {...args} source={null} alt="" fallback="مشاوي جمر" />
    </div>
  ),
};
