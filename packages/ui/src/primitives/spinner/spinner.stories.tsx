import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Spinner } from "./spinner.js";
import { spinnerSizes, type SpinnerSize } from "./spinner-drawing.js";

const meta = {
  title: "Primitives/Spinner",
  component: Spinner,
  tags: ["autodocs"],
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(
      globals["locale"] === "ar" ? "جارٍ التحميل" : "Loading",
    );
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-6 text-primary">
      {(Object.keys(spinnerSizes) as SpinnerSize[]).map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

export const Arabic: Story = { globals: { locale: "ar" } };
