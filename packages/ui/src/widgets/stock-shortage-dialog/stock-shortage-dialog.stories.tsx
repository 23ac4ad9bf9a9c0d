import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { storyProduct } from "../../story-data/products.js";
import { StockShortageDialog, type StockShortageProps } from "./stock-shortage-dialog.js";

type Props = Pick<StockShortageProps, "onReduce" | "onClose" | "loading">;

function Example(props: Props) {
  const { language } = useLocale();
  const line = (id: string, available: number) => ({
    item_id: id,
    name: storyProduct(language, id).name,
    available,
  });
  return (
    <StockShortageDialog
      {...props}
      cartHref="#cart"
      items={[line("luqaimat", 1), line("chicken-machboos", 0)]}
    />
  );
}

const meta = {
  title: "Widgets/Stock shortage dialog",
  component: Example,
  subcomponents: { StockShortageDialog },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Shown when stock ran out before the order was placed: the available quantities, with buttons to accept them or edit the cart.",
      whenNot: "While filling the cart, the stock limit is a toast.",
      accessibility: "An alert dialog; Esc leaves the cart unchanged.",
      do: ["State that no order was placed and nothing was charged."],
      dont: ["Don't remove products without asking."],
      keywords: ["out of stock", "sold out", "unavailable"],
    } satisfies ComponentGuide,
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
  args: { onReduce: fn(), onClose: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = { en: "Take what is left", ar: "طلب الكمية المتبقية" };

export const Default: Story = {
  play: async ({ args, globals }) => {
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: texts[globals["locale"] as Language] }));
    await expect(args.onReduce).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = { args: { loading: true } };
export const Arabic: Story = { globals: { locale: "ar" } };
