import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyProduct } from "../../story-data/products.js";
import { ReorderChangesDialog, type ReorderChangesDialogProps } from "./reorder-changes-dialog.js";

function Example(props: Pick<ReorderChangesDialogProps, "onOpenCart" | "onClose">) {
  const { language } = useLocale();
  const change = (id: string, kind: "removed" | "price" | "limit") => ({
    product_id: id,
    name: storyProduct(language, id).name,
    kind,
  });
  return (
    <ReorderChangesDialog
      {...props}
      changes={[
        change("luqaimat", "removed"),
        change("chicken-machboos", "price"),
        change("lemonade", "limit"),
      ]}
    />
  );
}

const meta = {
  title: "Widgets/Reorder changes dialog",
  component: Example,
  subcomponents: { ReorderChangesDialog },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Lists the differences after an order was added to the cart again.",
      whenNot: "Don't show it when nothing changed.",
      accessibility: "A dialog with a list; each line contains the product and its difference.",
      do: ["Add the available products first, then list the others."],
      dont: ["Don't drop products without a notice."],
      keywords: ["order again", "unavailable", "price changed"],
    } satisfies ComponentGuide,
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
  args: { onOpenCart: fn(), onClose: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = { en: "See your cart", ar: "عرض السلة" };

export const Default: Story = {
  play: async ({ args, globals }) => {
    const dialog = within(await screen.findByRole("dialog"));
    await expect(dialog.getAllByRole("listitem")).toHaveLength(3);
    await userEvent.click(dialog.getByRole("button", { name: texts[globals["locale"] as Language] }));
    await expect(args.onOpenCart).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
