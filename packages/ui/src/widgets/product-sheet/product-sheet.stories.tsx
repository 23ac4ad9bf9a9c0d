import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import {
  storyProduct,
  storyProducts,
  type StoryProduct,
  storyProductIds,
} from "../../story-data/products.js";
import { ProductSheet, type ProductSheetProps } from "./product-sheet.js";
import type { AddProduct } from "../product-details/index.js";

type Props = Partial<Omit<ProductSheetProps, "preview">> & {
  id?: string;
  /** A list knows the product. */
  known?: boolean;
  change?: (language: Language) => Partial<StoryProduct>;
};

function Example({ id, change, known = false, status = "ready", ...props }: Props) {
  const { language } = useLocale();
  const [open, setOpen] = useState(true);
  return (
    <div className="min-h-svh">
      <Button onClick={() => setOpen(true)}>{storyProduct(language, id).name}</Button>
      <ProductSheet
        onRetry={() => {}}
        onAdd={() => {}}
        {...props}
        status={status}
        preview={known ? storyProduct(language, id) : undefined}
        product={status === "ready" ? storyProduct(language, id, change?.(language)) : undefined}
        open={open}
        onOpenChange={setOpen}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Product sheet",
  component: Example,
  subcomponents: { ProductSheet },
  argTypes: { id: { control: "select", options: storyProductIds } },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "One product with its options, as a bottom sheet on phones and a dialog on desktop: picture, price, add-ons by their rules, a note, quantity, and a button with the resulting price.",
      whenNot: "A product without options can be added from its card. For a question use ConfirmDialog.",
      accessibility:
        "A dialog named by the product. After an attempt to add, a missing choice gets the focus and a message. Esc, the close button and a drag down close it; the focus returns to the trigger, or to `returnFocus`.",
      do: [
        "Restore choices after a sign-in with `initial`.",
        "Include the quantity in the cart (`inCart`) in the stock check.",
      ],
      dont: [
        "Don't accept an invalid choice and show an error later.",
        "Don't hide why it cannot be bought: show the notice above the options.",
      ],
      keywords: ["modal", "bottom sheet", "product detail", "customise", "add to cart"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 720 } },
  },
  args: { onAdd: fn(), onRetry: fn(), onLimit: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    add: /^Add\s*QAR/,
    medium: "Medium",
    daqoos: /Extra daqoos/,
    more: "One more Chicken machboos",
    family: "Add to the family basket",
  },
  ar: {
    add: /^إضافة\s*\d/,
    medium: "متوسط",
    daqoos: /دقوس إضافي/,
    more: "زيادة مجبوس دجاج",
    family: "إضافة إلى سلة العائلة",
  },
} as const;

/** A missing choice gets the focus; then the button adds the product. */
export const Default: Story = {
  play: async ({ args, globals }) => {
    const t = texts[globals["locale"] as Language];
    const dialog = within(await screen.findByRole("dialog"));
    const add = dialog.getByRole("button", { name: t.add });
    await userEvent.click(add);
    await expect(args.onAdd).not.toHaveBeenCalled();
    const group = dialog.getByRole("radiogroup");
    await expect(group).toHaveAttribute("aria-invalid", "true");
    await expect(within(group).getAllByRole("radio")[0]).toHaveFocus();

    await userEvent.click(dialog.getByRole("radio", { name: t.medium }));
    await userEvent.click(dialog.getByRole("checkbox", { name: t.daqoos }));
    await expect(add).toHaveTextContent("52.00");
    await userEvent.click(dialog.getByRole("button", { name: t.more }));
    await expect(add).toHaveTextContent("104.00");
    await userEvent.type(dialog.getByRole("textbox"), "No raisins");
    await userEvent.click(add);
    await expect(args.onAdd).toHaveBeenCalledWith(
      {
        quantity: 2,
        addons: [
          { id: "medium", quantity: 1 },
          { id: "daqoos", quantity: 1 },
        ],
        note: "No raisins",
      },
      expect.objectContaining({ id: "chicken-machboos" }),
    );
  },
};

/** Choices survive the sign-in. */
export const ChoicesKept: Story = {
  args: {
    initial: {
      quantity: 2,
      addons: [
        { id: "hot", quantity: 1 },
        { id: "yoghurt", quantity: 2 },
      ],
      note: "Extra lemon",
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getAllByRole("radio")[2]).toBeChecked();
    await expect(dialog.getByRole("textbox")).toHaveValue("Extra lemon");
    await waitFor(() => expect(dialog.getByText(/120\.00/)).toBeVisible());
  },
};

export const WithoutChoices: Story = {
  args: { id: "fattoush" },
  play: async ({ args, globals }) => {
    const t = texts[globals["locale"] as Language];
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: t.add }));
    await expect(args.onAdd).toHaveBeenCalledWith({ quantity: 1, addons: [], note: null }, expect.anything());
  },
};

/** Two in stock, one of them in the cart: plus reports the limit. */
export const StockLimit: Story = {
  args: { id: "harees", inCart: 1 },
  play: async ({ args, canvasElement }) => {
    await screen.findByRole("dialog");
    const plus = canvasElement.ownerDocument.querySelector("[role=dialog] [data-slot=stepper-more]")!;
    await userEvent.click(plus);
    await expect(args.onLimit).toHaveBeenCalledOnce();
  },
};

/** A family member can also add it to the family basket, by the same rules. */
export const OfAFamily: Story = {
  args: { family: { onAdd: fn() } },
  play: async ({ args, globals }) => {
    const t = texts[globals["locale"] as Language];
    const dialog = within(await screen.findByRole("dialog"));
    const add = dialog.getByRole("button", { name: t.family });
    await userEvent.click(add);
    await expect((args.family as { onAdd: AddProduct }).onAdd).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("radio", { name: t.medium }));
    await userEvent.click(add);
    await expect((args.family as { onAdd: AddProduct }).onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
export const Adding: Story = { args: { id: "fattoush", loading: true } };
export const SoldOut: Story = { args: { id: "saloona" } };
export const StoreClosed: Story = {
  args: {
    change: (language) => ({ vendor: { ...storyProduct(language).vendor, is_open: false } }),
  },
};
export const DineInOnly: Story = {
  args: {
    change: (language) => ({ vendor: { ...storyProduct(language).vendor, order_types: ["dine_in"] } }),
  },
};
export const Loading: Story = { args: { status: "loading" } };
/** Opened from a list: what its card shows is there at once, and the choices follow. */
export const LoadingKnown: Story = {
  name: "Loading, from a list",
  args: { status: "loading", known: true },
  play: async ({ globals }) => {
    const name = storyProduct(globals["locale"] as Language).name;
    const dialog = within(await screen.findByRole("dialog", { name }));
    await expect(dialog.queryByRole("radio")).toBeNull();
  },
};
export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ args }) => {
    const alert = await screen.findByRole("alert");
    await userEvent.click(within(alert).getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Esc closes it and returns the focus. */
export const Closes: Story = {
  play: async ({ canvas }) => {
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button"));
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button")).toHaveFocus());
  },
};

/** Brand, ratings, several pictures, and the store over another screen. */
export const Pictures: Story = {
  args: {
    id: "luqaimat",
    storeHref: "#store",
    change: (language) => ({
      brand: "Karm Jaddi",
      images: storyProducts(language, 3).flatMap(({ image }) => image ?? []),
    }),
  },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getAllByRole("radio")[1]!);
    await expect(dialog.getAllByRole("radio")[1]).toBeChecked();
    await expect(dialog.getByText(/Karm Jaddi/)).toBeVisible();
    await expect(dialog.getByRole("link")).toHaveAttribute("href", "#store");
  },
};
export const NewProduct: Story = {
  name: "New, without ratings",
  args: { change: () => ({ rating: 0, ratings_count: 0 }) },
};
export const NoPicture: Story = { args: { change: () => ({ image: null, images: [] }) } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const Dark: Story = { globals: { theme: "dark" } };
