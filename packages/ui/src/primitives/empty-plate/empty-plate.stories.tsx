import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { BrandProvider } from "../../theme/brand-identity.js";
import { sadaf } from "../../theme/brands/sadaf.js";
import { AddressArt } from "../../illustrations/address-art.js";
import { BasketArt } from "../../illustrations/basket-art.js";
import { BellArt } from "../../illustrations/bell-art.js";
import { EmptyPlate } from "./empty-plate.js";
import { EnvelopeArt } from "../../illustrations/envelope-art.js";
import { LockArt } from "../../illustrations/lock-art.js";
import { PageArt } from "../../illustrations/page-art.js";
import { ReceiptArt } from "../../illustrations/receipt-art.js";
import { ShopArt } from "../../illustrations/shop-art.js";
import { Spot } from "../../illustrations/spot.js";

const meta = {
  title: "Primitives/Empty plate",
  component: EmptyPlate,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Illustration for empty states, and the zero of 404 and 500.",
      whenNot: "For content use Picture with alternative text.",
      accessibility: "Decorative.",
      do: ["Use it once per screen."],
      dont: ["Do not colour or mirror it."],
      keywords: ["illustration", "drawing", "empty", "404"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof EmptyPlate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    // The drawing is loaded on demand.
    const src = () => canvasElement.querySelector("img")?.src ?? "";
    await waitFor(() => expect(decodeURIComponent(src())).toContain("radialGradient"));
  },
};
export const Small: Story = { args: { width: 126 } };
/** Illustrations of the account pages: each with its own drawing and background. */
export const Spots: Story = {
  render: () => (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] gap-8">
      <Spot tint="sand">
        <AddressArt />
      </Spot>
      <Spot tint="blush">
        <BellArt news={false} />
      </Spot>
      <Spot tint="sage">
        <ReceiptArt paid={false} />
      </Spot>
      <Spot tint="sage">
        <ReceiptArt paid />
      </Spot>
      <Spot tint="honey">
        <PageArt done={false} />
      </Spot>
      <Spot tint="sky">
        <PageArt done />
      </Spot>
      <Spot tint="terra">
        <ShopArt />
      </Spot>
      <Spot tint="terra">
        <BasketArt />
      </Spot>
      <Spot tint="sand">
        <LockArt open={false} />
      </Spot>
      <Spot tint="sage">
        <LockArt open />
      </Spot>
      <Spot tint="blush">
        <EnvelopeArt letter="check" />
      </Spot>
    </div>
  ),
};
/** A brand can replace the drawing. */
export const AnotherBrand: Story = {
  render: (args) => (
    <BrandProvider brand={sadaf}>
      <EmptyPlate {...args} />
    </BrandProvider>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("img")).toHaveAttribute("src", sadaf.empty);
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
