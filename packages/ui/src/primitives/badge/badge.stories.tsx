import type { Meta, StoryObj } from "@storybook/react-vite";
import { BadgePercent, Bike } from "lucide-react";
import { type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Icon } from "../icon/index.js";
import { Badge, badgeTones, badgeVariants } from "./badge.js";

const arabicMessages: ArabicMessages = {
  "On the way": "في الطريق",
};

const meta = {
  title: "Primitives/Badge",
  component: Badge,
  tags: ["autodocs"],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A short fact or status: On the way, 20% off, Pre-order.",
      whenNot: "For something pressable use Chip, for a number on an icon CountBadge.",
      accessibility: "Plain text. The tone repeats the text's meaning.",
      do: ["One or two words.", "Pick the tone by meaning, not by colour."],
      dont: ["Do not make it a button.", "Do not put more than two on a card."],
      keywords: ["tag", "label", "pill", "status", "token"],
    } satisfies ComponentGuide,
  },
  args: { children: "On the way", tone: "success" },
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
      {badgeVariants.map((variant) => (
        <Badge key={variant} tone={variant === "solid" ? "accent" : "neutral"} variant={variant}>
          {variant}
        </Badge>
      ))}
    </div>
  ),
};

export const WithIcon: Story = {
  args: {
    tone: "accent",
    variant: "solid",
    icon: <Icon of={BadgePercent} size="small" />,
    children: "20% off",
  },
};

export const LongWords: Story = {
  name: "Long texts",
  args: { tone: "warning", children: "Arrives tomorrow morning" },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge tone="accent" variant="solid" icon={<Icon of={BadgePercent} size="small" />}>
        خصم <bdi dir="ltr">20%</bdi>
      </Badge>
      <Badge tone="accent" variant="solid" icon={<Icon of={Bike} size="small" flip />}>
        توصيل مجاني
      </Badge>
      <Badge tone="warning">المتبقي 2 فقط</Badge>
      <Badge tone="success">في الطريق</Badge>
    </div>
  ),
};
