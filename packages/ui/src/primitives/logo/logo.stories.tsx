import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { BrandProvider } from "../../theme/brand-identity.js";
import { operatorBrand } from "../../theme/operator-brand.js";
import { Logo } from "./logo.js";

const meta = {
  title: "Primitives/Logo",
  component: Logo,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The brand's logo for the script of its surroundings.",
      whenNot: "For stores use StoreLogo.",
      accessibility: "An image with the brand's name, or without a name beside a label.",
      do: ["Use the mark alone below 72 px of width.", "Leave space of half the mark around it."],
      dont: ["Never mirror, recolour or stretch it."],
      keywords: ["brand", "wordmark", "mark", "lockup"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lockup: Story = {};
export const Mark: Story = { args: { variant: "mark", height: 40 } };
export const Large: Story = {
  args: { width: 150, alt: "logo" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "logo" }).getBoundingClientRect().width).toBe(150);
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };

/** An operator's name without a logo: text, and its first letter as the mark. */
export const NameAsText: Story = {
  render: () => (
    <BrandProvider brand={operatorBrand({ name: "Souq Al Waqif", logo: null })}>
      <Logo />
      <Logo variant="mark" height={40} />
    </BrandProvider>
  ),
  play: async ({ canvas }) => {
    const [lockup, mark] = canvas.getAllByRole("img", { name: "Souq Al Waqif" });
    await expect([lockup, mark].map((logo) => logo!.textContent)).toEqual(["Souq Al Waqif", "S"]);
  },
};

/** An operator's picture keeps its proportions. */
export const Picture: Story = {
  render: () => (
    <BrandProvider
      brand={operatorBrand({ name: "Souq", logo: { src: "/favicon.svg", width: 300, height: 100 } })}
    >
      <Logo height={40} />
    </BrandProvider>
  ),
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("img", { name: "Souq" }).getBoundingClientRect();
    await expect([width, height]).toEqual([120, 40]);
  },
};
