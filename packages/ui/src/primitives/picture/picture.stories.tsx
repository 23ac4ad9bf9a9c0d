import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { storyPicture } from "../../story-data/pictures.js";
import { Picture } from "./picture.js";

const meta = {
  title: "Primitives/Picture",
  component: Picture,
  tags: ["autodocs"],
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
  play: async ({ canvas }) => {
    const picture = canvas.getByRole("img", { name: "Grilled skewers on flat bread" });
    await waitFor(() => expect(picture.parentElement).toHaveAttribute("data-state", "shown"));
  },
};

export const Square: Story = {
  args: { ratio: "square", source: storyPicture("categories/qatari"), tint: "sand" },
};

/** What stands there until the picture has come. */
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText("J")).toBeVisible();
  },
};

/** A picture that fails becomes the fallback, in the same place. */
export const Broken: Story = {
  args: { source: { src: "data:image/webp;base64,AAAA", thumbhash: null } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("img")).toHaveAttribute("data-slot", "picture-fallback"));
    const fallback = canvas.getByRole("img", { name: "Grilled skewers on flat bread" });
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

/** The picture is never mirrored. */
export const Arabic: Story = {
  globals: { locale: "ar" },
  render: (args) => (
    <div className="grid gap-4">
      <Picture {...args} alt="مشاوي على خبز" />
      <Picture {...args} source={null} alt="" fallback="مشاوي جمر" />
    </div>
  ),
};
