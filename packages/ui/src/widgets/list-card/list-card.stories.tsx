import type { Meta, StoryObj } from "@storybook/react-vite";
import { Headphones, LogOut, MapPin, ReceiptText } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { Badge } from "../../primitives/badge/index.js";
import { ListCard, ListRow } from "./list-card.js";

function Example({ onClick, busy }: { onClick: () => void; busy?: boolean }) {
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
      <ListRow icon={LogOut} flip label={ar ? "تسجيل الخروج" : "Log out"} onClick={onClick} loading={busy} />
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
      purpose: "Rows on one surface, for places and settings: what it is, what it is set to, where it leads.",
      whenNot: "For choices take Radio group. For data with columns a list of cards reads better on phones.",
      accessibility:
        "The whole row is one link or one button, 64 px high; the chevron is decorative and turns in Arabic. A busy row is announced and ignores presses, but keeps the focus.",
      do: ["Give `href` or `onClick`, not both.", "Put the value or a control at the `end`."],
      dont: [
        "Don't put a button into a row that is itself a link.",
        "Don't end a row that acts with a chevron.",
      ],
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
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
