import type { Meta, StoryObj } from "@storybook/react-vite";
import { Headphones, LogOut, MapPin, ReceiptText } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { ListCard, ListRow } from "./list-card.js";

function Example({ onClick, loading }: { onClick: () => void; loading?: boolean }) {
  const ar = useLocale().language === "ar";
  return (
    <ListCard>
      <ListRow
        icon={ReceiptText}
        label={ar ? "طلباتي" : "Orders"}
        href="#orders"
        description={ar ? "طلب في الطريق" : "One on its way"}
      />
      <ListRow icon={MapPin} label={ar ? "العناوين" : "Addresses"} href="#addresses" end={ar ? "3" : "3"} />
      <ListRow
        icon={Headphones}
        label={ar ? "الدفع" : "Payment"}
        end={<Badge tone="success">{ar ? "مدفوع" : "Paid"}</Badge>}
      />
      <ListRow
        icon={LogOut}
        flip
        label={ar ? "تسجيل الخروج" : "Log out"}
        onClick={onClick}
        loading={loading}
      />
    </ListCard>
  );
}

const meta = {
  title: "Widgets/List card",
  component: Example,
  subcomponents: { ListRow, ListCard },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Rows on one card for links and settings: label, value, destination.",
      whenNot: "For choices use RadioGroup. For tabular data on phones use a list of cards.",
      accessibility:
        "The whole row is one link or one button, 64 px high; the chevron is decorative and mirrors in Arabic. A loading row is announced, ignores presses, and keeps the focus.",
      do: ["Set `href` or `onClick`, not both.", "Put a value or control at the `end`."],
      dont: ["Don't put a button into a link row.", "Don't show a chevron in a row with an action."],
      keywords: ["settings list", "menu list", "table view", "rows", "cells"],
    } satisfies ComponentGuide,
  },
  args: { onClick: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Busy: Story = {
  args: { loading: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
