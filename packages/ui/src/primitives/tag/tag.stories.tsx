import type { Meta, StoryObj } from "@storybook/react-vite";
import { BadgePercent, Bike } from "lucide-react";
import { Icon } from "../icon/index.js";
import { Tag, tagTones } from "./tag.js";

const meta = {
  title: "Primitives/Tag",
  component: Tag,
  tags: ["autodocs"],
  args: { children: "On the way", tone: "ok" },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {tagTones.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
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
      <Tag tone="accent" icon={<Icon of={BadgePercent} size="small" />}>
        خصم <bdi dir="ltr">20%</bdi>
      </Tag>
      <Tag tone="accent" icon={<Icon of={Bike} size="small" flip />}>
        توصيل مجاني
      </Tag>
      <Tag tone="warn">بقي 2 فقط</Tag>
      <Tag tone="ok">في الطريق</Tag>
    </div>
  ),
};
