import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useFormat, useLocale } from "../../locale/index.js";
import { storyNow } from "../../story-data/clock.js";
import { storyFamilyPreview, storyMembers } from "../../story-data/family.js";
import { FamilyCard, FamilyPreviewCard } from "./family-card.js";

function Example({ unlimited = false, share = 1 }: { unlimited?: boolean; share?: number }) {
  const { language } = useLocale();
  const { month } = useFormat();
  const members = storyMembers(language)
    .filter(({ role, allowance }) => unlimited || (role === "member" && allowance !== null))
    .map((member) => ({ ...member, spent: Math.round(member.spent * share) }));
  return (
    <div className="mx-auto max-w-form">
      <FamilyCard members={members} month={month(storyNow)} />
    </div>
  );
}

const meta = {
  title: "Widgets/Family card",
  component: Example,
  subcomponents: { FamilyCard, FamilyPreviewCard },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The family's spending this month. `FamilyPreviewCard` shows the family behind a code before the customer joins.",
      whenNot: "For one member's spending use MemberRow.",
      accessibility: "The bar has a name, and both amounts as text.",
      do: ["Show the family's name before the customer joins."],
      dont: ["Don't show a limit for members without one."],
      keywords: ["household", "spending", "budget", "join family"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "39000");
  },
};
export const Unlimited: Story = { args: { unlimited: true } };
export const OverSpent: Story = { args: { share: 3 } };
export const Preview: Story = {
  render: function Render() {
    const { language } = useLocale();
    return <FamilyPreviewCard family={storyFamilyPreview(language)} className="mx-auto max-w-form" />;
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
