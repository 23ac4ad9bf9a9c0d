import type { Meta, StoryObj } from "@storybook/react-vite";
import { storyPicture } from "../../story-data/pictures.js";
import { VendorLogo, vendorLogoSizes } from "./vendor-logo.js";

const meta = {
  title: "Primitives/Vendor logo",
  component: VendorLogo,
  tags: ["autodocs"],
  args: { name: "Bayt Al Machboos", color: "#8A3E1F" },
} satisfies Meta<typeof VendorLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-end gap-3">
      {vendorLogoSizes.map((size) => (
        <VendorLogo key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

export const WithPicture: Story = { args: { source: storyPicture("categories/karak") } };

export const Arabic: Story = { globals: { locale: "ar" }, args: { name: "بيت المجبوس" } };
