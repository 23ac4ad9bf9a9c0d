import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { storyProduct, type StoryProduct, storyProductIds } from "../../story-data/products.js";
import { ProductCard, ProductCardSkeleton, type ProductCardProps } from "./index.js";

type Props = Partial<Omit<ProductCardProps<StoryProduct>, "product">> & {
  id?: string;
  change?: Partial<StoryProduct>;
  browseOnly?: boolean;
};

function Example({ id = "fattoush", change, browseOnly = false, onQuantityChange, ...props }: Props) {
  const { language } = useLocale();
  return (
    <div className="max-w-105">
      <ProductCard
        href="#product"
        {...props}
        product={storyProduct(language, id, change)}
        onQuantityChange={browseOnly ? undefined : onQuantityChange}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Product card",
  component: Example,
  subcomponents: { ProductCard },
  argTypes: { id: { control: "select", options: storyProductIds } },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "A product on a menu: name, description, price, picture, one badge for stock or price, and the add button. A row on phones and a card on desktop (`menu`), or vertical for rails (`tile`) and grids (`grid`).",
      whenNot: "For a store use StoreCard, for a line of the cart CartLine, for all options ProductSheet.",
      accessibility:
        "An article whose name is the link and covers it; the add button is above it and contains the product's name. The picture is decorative. A product with add-ons opens its sheet instead of being added directly.",
      do: [
        "Omit `onQuantityChange` where products cannot be bought: it hides the button.",
        "Describe the dish only; two lines are visible.",
      ],
      dont: [
        "Don't stack badges: show the most important one.",
        "Don't disable the add button without a text nearby that explains why.",
      ],
      keywords: ["menu item", "dish", "product tile", "add to cart"],
    } satisfies ComponentGuide,
  },
  args: { onQuantityChange: fn(), onLimit: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { id: "luqaimat" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onQuantityChange).toHaveBeenCalledWith(expect.objectContaining({ id: "luqaimat" }), 1);
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "#product");
  },
};

export const InCart: Story = {
  args: { id: "luqaimat", quantity: 2 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole("button")[0]!);
    await expect(args.onQuantityChange).toHaveBeenCalledWith(expect.anything(), 1);
  },
};

/** With products of several stores, it shows the store. */
export const AmongStores: Story = {
  args: { layout: "tile", change: { vendor_name: "Bayt Al Machboos" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Bayt Al Machboos")).toBeVisible();
  },
};
export const OnSale: Story = {};
export const FewLeft: Story = { args: { id: "harees" } };
export const AtLimit: Story = {
  args: { id: "harees", quantity: 2 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole("button")[1]!);
    await expect(args.onLimit).toHaveBeenCalledOnce();
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
  },
};
export const SoldOut: Story = {
  args: { id: "saloona" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
/** With options: plus opens the sheet. */
export const WithChoices: Story = {
  args: { id: "chicken-machboos", quantity: 1 },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(2);
    await expect(links[1]).toHaveAttribute("href", "#product");
  },
};
/** The store is closed or dine-in only. */
export const BrowseOnly: Story = { args: { browseOnly: true } };
export const Busy: Story = { args: { quantity: 1, loading: true } };
export const Tile: Story = { args: { layout: "tile", browseOnly: true } };
/** Vertical, two per row on phones: on sale, few left, sold out, favourite, in the cart. */
export const Grid: Story = {
  render: (args, { globals }) => {
    const language = globals["locale"] as Language;
    const cards = [
      { id: "fattoush" },
      { id: "harees" },
      { id: "saloona" },
      { id: "luqaimat", quantity: 2 },
      { id: "chicken-machboos" },
    ];
    return (
      <div className="grid grid-cols-2 gap-x-4 gap-y-6 desktop:grid-cols-4">
        {cards.map(({ id, quantity }) => (
          <ProductCard
            key={id}
            product={storyProduct(language, id)}
            href={`#${id}`}
            layout="grid"
            quantity={quantity}
            onQuantityChange={args.onQuantityChange}
            favourite={{
              saved: id === "harees",
              onToggle: (saved) => args.favourite?.onToggle(saved),
            }}
          />
        ))}
      </div>
    );
  },
  args: { favourite: { saved: false, onToggle: fn() } },
  play: async ({ args, canvas, globals }) => {
    const drop = globals["locale"] === "ar" ? /إزالة هريس من المفضلة/ : /Remove Harees from favourites/;
    const heart = canvas.getByRole("button", { name: drop });
    await userEvent.click(heart);
    await expect(args.favourite?.onToggle).toHaveBeenCalledWith(false);
    // The heart receives the click, not the card's link.
    heart.scrollIntoView({ block: "center" });
    const { x, y, width, height } = heart.getBoundingClientRect();
    const touched = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(heart.contains(touched)).toBe(true);
  },
};
export const GridSoldOut: Story = { args: { id: "saloona", layout: "grid" } };
/** In a list of several stores: a closed store's product is ordered ahead from its own page. */
export const GridPreorder: Story = {
  args: { layout: "grid", change: { vendor_is_open: false, vendor_takes_preorders: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=add-stepper]")).toBeNull();
    await expect(canvas.getByText(/^(Pre-order|طلب مسبق)$/)).toBeVisible();
  },
};
export const NoPicture: Story = { args: { change: { image: null } } };
export const LongWords: Story = {
  name: "Long texts",
  args: {
    quantity: 1,
    change: {
      name: "Twelve hour charcoal smoked shoulder of lamb with saffron rice",
      description:
        "Served with everything that belongs to it: daqoos, yoghurt, pickles, bread and a salad of the day.",
      price: 123450,
      sale_price: 111150,
    },
  },
};
export const Loading: Story = {
  render: () => (
    <SkeletonGroup className="grid max-w-105 gap-6">
      <ProductCardSkeleton />
      <ProductCardSkeleton layout="tile" />
      <ProductCardSkeleton layout="grid" />
    </SkeletonGroup>
  ),
};
export const Arabic: Story = { globals: { locale: "ar" }, args: { quantity: 1 } };
