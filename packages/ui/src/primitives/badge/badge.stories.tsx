import type { Meta, StoryObj } from "@storybook/react-vite";
import { BadgePercent, Bike } from "lucide-react";
import { Icon } from "../icon/index.js";
import { Badge, badgeTones } from "./badge.js";

const meta = {
  title: "Primitives/Badge",
  component: Badge,
  tags: ["autodocs"],
  args: { children: "On the way", tone: "ok" },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
};

export const WithIcon: Story = {
  args: { tone: "accent", icon: <Icon of={BadgePercent} size="small" />, children: "20% off" },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge tone="accent" icon={<Icon of={BadgePercent} size="small" />}>
        خصم <bdi dir="ltr">20%</bdi>
      </Badge>
      <Badge tone="accent" icon={<Icon of={Bike} size="small" flip />}>
        توصيل مجاني
      </Badge>
      <Badge tone="warn">بقي 2 فقط</Badge>
      <Badge tone="ok">في الطريق</Badge>
    </div>
  ),
};
