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
      <Button onClick={() => setOpen(true)}>{ar ? "أضف مارغريتا" : "Add Margherita"}</Button>
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
        "The question when something is added from another vendor: which vendor the cart belongs to, what is in it, and what happens to it.",
      whenNot: "For other questions take Confirm dialog.",
      accessibility:
        "An alert dialog: its question and text are read at once, focus stays inside and returns to what opened it. Esc, the scrim and a drag keep the cart as it is.",
      do: [
        "Show both logos: people know stores by their faces.",
        "Add the product right after “clear and add”, without another press.",
      ],
      dont: ["Don't clear anything without an answer.", "Don't show the spec's question in other words."],
      keywords: ["switch store", "replace cart", "different restaurant", "modal", "confirm"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
  args: { onClearAndAdd: fn(), onCancel: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  en: {
    title: "There are items in your cart from another vendor, Do you want to clear your cart?",
    clear: "Clear and add",
    cancel: "Cancel",
    keep: "Keep both",
  },
  ar: {
    title: "توجد في سلتك منتجات من متجر آخر، هل تريد إفراغ السلة؟",
    clear: "أفرغ السلة وأضف",
    cancel: "إلغاء",
    keep: "احتفظ بكليهما",
  },
} as const;

/** The spec's question; Esc keeps the cart. */
export const Default: Story = {
  play: async ({ args, globals }) => {
    const word = words[globals["locale"] as Language];
    const dialog = within(await screen.findByRole("alertdialog", { name: word.title }));
    await expect(dialog.queryByRole("button", { name: word.keep })).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: word.clear }));
    await expect(args.onClearAndAdd).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};
export const WithKeepBoth: Story = {
  args: { onKeepBoth: fn() },
  play: async ({ args, globals }) => {
    const word = words[globals["locale"] as Language];
    await userEvent.click(await screen.findByRole("button", { name: word.keep }));
    await expect(args.onKeepBoth).toHaveBeenCalledOnce();
  },
};
export const Clearing: Story = { args: { loadingAction: "clear" } };
export const Arabic: Story = { globals: { locale: "ar" } };
