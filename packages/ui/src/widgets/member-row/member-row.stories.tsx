import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyMembers } from "../../story-data/family.js";
import { MemberRow, type MemberData, type MemberRowProps } from "./member-row.js";

type Props = Omit<MemberRowProps, "member"> & { at?: number; change?: Partial<MemberData>; long?: boolean };

function Example({ at = 1, change = {}, long = false, ...props }: Props) {
  const { language } = useLocale();
  const member = { ...storyMembers(language)[at]!, ...change };
  return (
    <div className="mx-auto max-w-form rounded-picture border border-border bg-surface">
      <MemberRow
        {...props}
        member={long ? { ...member, name: Array(8).fill(member.name).join(" ") } : member}
      />
    </div>
  );
}

const args: Pick<MemberRowProps, "onEditAllowance" | "onRemove"> = { onEditAllowance: fn(), onRemove: fn() };

const meta = {
  title: "Widgets/Member row",
  component: Example,
  subcomponents: { MemberRow },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "A family member: monthly limit and spending.",
      whenNot: "For the family's total use FamilyCard.",
      accessibility:
        "The bar has the member's name, and both amounts as text; “Nearly used” is text, not only colour. The menu contains the member's name.",
      do: ["Show the owner's actions to the owner only."],
      dont: ["Don't show what a member bought, only the amount."],
      keywords: ["family member", "allowance", "limit", "pocket money"],
    } satisfies ComponentGuide,
    docs: { story: { inline: false, iframeHeight: 260 } },
  },
  args,
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The menu is loaded on demand. */
const slow = { timeout: 5000 };

const texts = {
  en: { menu: "Manage Mariam", allowance: "Set the allowance" },
  ar: { menu: "إدارة مريم", allowance: "تحديد المصروف" },
} as const;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    const button = canvas.getByRole("button", { name: t.menu });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("menuitem", { name: t.allowance }, slow));
    await expect(args.onEditAllowance).toHaveBeenCalledWith(expect.objectContaining({ id: "m2" }));
  },
};
export const Owner: Story = { args: { at: 0, currentUser: true } };
export const NearlyUsed: Story = { args: { at: 2 } };
export const UsedUp: Story = { args: { change: { spent: 30_000 } } };
export const NoLimit: Story = { args: { at: 3 } };
export const ForMembers: Story = {
  args: { onEditAllowance: undefined, onRemove: undefined, currentUser: true },
};
export const Busy: Story = { args: { loading: true } };
export const LongName: Story = { args: { long: true } };
export const Arabic: Story = { globals: { locale: "ar" } };
