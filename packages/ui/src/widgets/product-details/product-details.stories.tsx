import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyProduct, type StoryProduct, storyProductIds } from "../../story-data/products.js";

import { ProductDetails, ProductGallery, ProductOrderBar, ProductSummary, useProductOrder } from "./index.js";
import { orderability } from "./product-data.js";
import { ProductActions } from "./product-details.js";
import { useProductChoice } from "./use-product-choice.js";

interface Props {
  id?: string;
  inCart?: number;
  adding?: boolean;
  change?: Partial<StoryProduct>;
  onAdd?: (choice: object) => void;
  onLimit?: () => void;
}

function Example({ id, inCart = 0, adding = false, change = {}, onAdd, onLimit }: Props) {
  const { language } = useLocale();
  const product = storyProduct(language, id, change);
  const {
    quantity,
    chosen,
    note,
    submitted,
    change: set,
    total,
    choice,
  } = useProductChoice(product, undefined, id);
  const { maxAddable, orderable } = orderability(product, inCart);
  return (
    <div className="max-w-105">
      <ProductDetails
        product={product}
        inCart={inCart}
        state={{ quantity, chosen, note, submitted }}
        onValueChange={set}
      />
      {orderable && (
        <ProductActions
          name={product.name}
          quantity={quantity}
          onQuantityChange={(next) => set({ quantity: next })}
          maxAddable={maxAddable}
          onLimit={onLimit}
          total={total}
          onAdd={() => onAdd?.(choice)}
          loading={adding}
          className="mt-6"
        />
      )}
    </div>
  );
}

/** The parts of the sheet and the page together. */
function Whole({ id, inCart = 0, adding = false, change = {}, onAdd, onLimit }: Props) {
  const { language } = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const product = storyProduct(language, id, change);
  const order = useProductOrder(product, container, { inCart }, id);
  return (
    <div ref={container} className="grid max-w-105 gap-4">
      <div className="aspect-[16/10]">
        <ProductGallery product={product} sizes="420px" />
      </div>
      <ProductSummary
        product={product}
        storeHref="#store"
        heading={<h2 className="text-title heading">{product.name}</h2>}
      />
      <ProductDetails
        product={product}
        inCart={inCart}
        state={order.state}
        onValueChange={order.onChoiceChange}
      />
      <ProductOrderBar
        product={product}
        order={order}
        onAdd={(choice) => onAdd?.(choice)}
        loading={adding}
        onLimit={onLimit}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Product details",
  component: Example,
  subcomponents: { ProductDetails, ProductActions, ProductGallery, ProductSummary, ProductOrderBar },
  argTypes: { id: { control: "select", options: storyProductIds } },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The shared content of product sheet and product page: notices, description, options, note, quantity, and the add button.",
      whenNot: "For the complete view use ProductSheet or the Product screen.",
      accessibility:
        "Options are native radios and check boxes in named groups; the button's price follows every change.",
      do: ["Keep the state in `useProductChoice`."],
      dont: ["Don't show the button where the product cannot be bought."],
      keywords: ["options", "add-ons", "customise", "quantity"],
    } satisfies ComponentGuide,
  },
  args: { onAdd: fn(), onLimit: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: { medium: "Medium", add: /^Add\s*QAR/ },
  ar: { medium: "متوسط", add: /^إضافة\s*\d/ },
} as const;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const t = texts[globals["locale"] as Language];
    await userEvent.click(canvas.getByRole("radio", { name: t.medium }));
    await userEvent.click(canvas.getByRole("button", { name: t.add }));
    await expect(args.onAdd).toHaveBeenCalledWith({
      quantity: 1,
      addons: [{ id: "medium", quantity: 1 }],
      note: null,
    });
  },
};
/** A required option without another is chosen. */
export const OneOption: Story = {
  args: {
    change: {
      addon_groups: [
        {
          id: "size",
          name: "Size",
          min: 1,
          max: 1,
          required: true,
          options: [{ id: "whole", name: "Whole", price: 500, in_stock: true, max: 1 }],
        },
      ],
    },
  },
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole("radio", { name: /Whole/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: texts[globals["locale"] as Language].add }));
    await expect(args.onAdd).toHaveBeenCalledWith({
      quantity: 1,
      addons: [{ id: "whole", quantity: 1 }],
      note: null,
    });
  },
};
export const WithPictureAndPrice: Story = { render: (args) => <Whole {...args} /> };
export const OnSale: Story = { args: { id: "fattoush" } };
export const FewLeft: Story = { args: { id: "harees", inCart: 1 } };
export const AllInCart: Story = { args: { id: "harees", inCart: 2 } };
export const SoldOut: Story = { args: { id: "saloona" } };
export const Closed: Story = {
  args: {
    id: "luqaimat",
    change: {
      vendor: {
        id: "x",
        name: "X",
        is_open: false,
        opens_at: null,
        preorder_from: null,
        order_types: ["delivery"],
      },
    },
  },
};
export const DineInOnly: Story = {
  args: {
    id: "luqaimat",
    change: {
      vendor: {
        id: "x",
        name: "X",
        is_open: true,
        opens_at: null,
        preorder_from: null,
        order_types: ["dine_in"],
      },
    },
  },
};
export const Adding: Story = { args: { id: "luqaimat", adding: true } };
export const Arabic: Story = { globals: { locale: "ar" } };
