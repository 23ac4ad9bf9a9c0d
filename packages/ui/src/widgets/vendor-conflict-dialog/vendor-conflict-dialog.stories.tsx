import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { storyCart } from "../../story-data/cart.js";
import { storyStore } from "../../story-data/stores.js";
import { VendorConflictDialog, type VendorConflictDialogProps } from "./vendor-conflict-dialog.js";

type Props = Partial<VendorConflictDialogProps> & {
  onCancel: () => void;
  onClearAndAdd: () => void;
};

function Example({ onCancel, ...props }: Props) {
  const { language } = useLocale();
  const [open, setOpen] = useState(true);
  const cart = storyCart(language);
  const ar = language === "ar";
  return (
    <div className="min-h-svh p-4">
      <Button onClick={() => setOpen(true)}>{ar ? "إضافة مارغريتا" : "Add Margherita"}</Button>
      <VendorConflictDialog
        newStore={storyStore(language, 2)}
        productName={ar ? "مارغريتا" : "Margherita"}
        {...props}
        conflict={
          open ? { current_vendor: cart.vendor!, items_count: cart.items.length, items: cart.items } : null
        }
        onCancel={() => {
          onCancel();
          setOpen(false);
        }}
      />
    </div>
  );
}

const meta = {
  title: "Widgets/Vendor conflict dialog",
  component: Example,
  subcomponents: { VendorConflictDialog },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Asks before a product of another store replaces the cart: the cart's store, its content, and the consequence.",
      whenNot: "For other questions use ConfirmDialog.",
      accessibility:
        "An alert dialog: question and text are announced when it opens, the focus is trapped and returns to the trigger. Esc, the scrim and a drag keep the cart.",
      do: ["Show both logos.", "Add the product directly after “clear and add”, without another press."],
      dont: ["Don't clear the cart without an answer.", "Don't rephrase the specification's question."],
      keywords: ["switch store", "replace cart", "different restaurant", "modal", "confirm"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
  args: { onClearAndAdd: fn(), onCancel: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: {
    title: "There are items in your cart from another vendor, Do you want to clear your cart?",
    clear: "Clear and add",
    cancel: "Cancel",
    keep: "Keep both",
  },
  ar: {
    title: "توجد في سلتك منتجات من متجر آخر، هل تريد إفراغ السلة؟",
    clear: "إفراغ السلة والإضافة",
    cancel: "إلغاء",
    keep: "الاحتفاظ بالسلتين",
  },
} as const;

/** The specification's question; Esc keeps the cart. */
export const Default: Story = {
  play: async ({ args, globals }) => {
    const t = texts[globals["locale"] as Language];
    const dialog = within(await screen.findByRole("alertdialog", { name: t.title }));
    await expect(dialog.queryByRole("button", { name: t.keep })).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: t.clear }));
    await expect(args.onClearAndAdd).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};
export const WithKeepBoth: Story = {
  args: { onKeepBoth: fn() },
  play: async ({ args, globals }) => {
    const t = texts[globals["locale"] as Language];
    await userEvent.click(await screen.findByRole("button", { name: t.keep }));
    await expect(args.onKeepBoth).toHaveBeenCalledOnce();
  },
};
export const Clearing: Story = { args: { loadingAction: "clear" } };
export const Arabic: Story = { globals: { locale: "ar" } };
