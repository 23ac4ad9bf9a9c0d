import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyPicture } from "../../story-data/pictures.js";
import { KeptProduct } from "./kept-product.js";

function Example({ loading = false, long = false }: { loading?: boolean; long?: boolean }) {
  const { language } = useLocale();
  const names = {
    en: ["Chicken machboos", "Lamb shoulder tray for four with saffron rice and four tubs of daqoos"],
    ar: ["مجبوس دجاج", "صينية كتف غنم لأربعة أشخاص مع أرز بالزعفران وأربع علب دقوس"],
  } as const;
  const name = names[language][long ? 1 : 0];
  return (
    <div className="max-w-105">
      <KeptProduct
        product={loading ? undefined : { name, image: storyPicture("products/a-machboos-chicken-plate") }}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Kept product",
  component: Example,
  subcomponents: { KeptProduct },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "On the sign-in pages: the product that a guest added, which goes into the cart afterwards.",
      whenNot: "In a cart use CartLine: this one cannot be changed.",
      accessibility: "Plain text before the form; the picture is decorative.",
      do: ["Show it on each page between the press and the cart."],
      dont: ["Don't show a product that is no longer kept."],
      keywords: ["guest", "sign in", "remember", "pending", "intent"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const text = globals["locale"] === "ar" ? "محفوظ لك: مجبوس دجاج" : "We keep your Chicken machboos";
    await expect(canvas.getByText((_, element) => element?.textContent === text)).toBeVisible();
  },
};
export const LongName: Story = { args: { long: true } };
export const Loading: Story = { args: { loading: true } };
export const Arabic: Story = { globals: { locale: "ar" } };
