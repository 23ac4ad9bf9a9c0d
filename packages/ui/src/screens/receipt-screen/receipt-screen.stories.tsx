import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyOrder } from "../../story-data/orders.js";
import { StoryShell } from "../../story-data/shell.js";
import { ReceiptScreen, type ReceiptScreenProps } from "./receipt-screen.js";

type Props = Pick<ReceiptScreenProps, "onPrint" | "onRetry"> & { status?: ReceiptScreenProps["status"] };

function Example({ status = "ready", ...props }: Props) {
  const { language } = useLocale();
  return (
    <StoryShell current="orders">
      <ReceiptScreen
        {...props}
        status={status}
        order={status === "ready" ? storyOrder(language, "delivered") : undefined}
        backHref="#order"
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Receipt",
  component: Example,
  subcomponents: { ReceiptScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The receipt of an order as a page, to save, share or print.",
      whenNot: "The price with all other details is on the Order screen.",
      accessibility: "One h1; printing is a button. Only the receipt is printed.",
      do: ["Link to it from the order."],
      dont: ["Don't open the print dialog without a click."],
      keywords: ["invoice", "print", "pdf"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onPrint: fn(), onRetry: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = { en: "Print", ar: "طباعة" };

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: texts[globals["locale"] as "en"] }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Arabic: Story = { globals: { locale: "ar" } };
