import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, mocked, screen, userEvent, waitFor, within } from "storybook/test";
import type { PartGuide } from "../../docs/part-guide.js";
import { useLocale } from "../../locale/index.js";
import {
  StoryAccountNav,
  storyFamily,
  storyFamilyPreview,
  storyMembers,
  storyNoFamily,
  storyNow,
} from "../../story-data/account.js";
import { StoryShell } from "../../story-data/shell.js";
import { AllowanceSheet, FamilyScreen, type FamilyScreenProps } from "./index.js";

type Props = Partial<FamilyScreenProps> &
  Pick<FamilyScreenProps, "onRemove" | "onLeave"> & {
    onAllowance: FamilyScreenProps["onAllowance"];
    role?: "owner" | "member" | "none";
    onFind: (code: string) => void;
    onJoin: (code: string) => void;
    onCreate: (name: string) => void;
    wrong?: boolean;
    invited?: boolean;
  };

function Example({
  role = "owner",
  onFind,
  onJoin,
  onCreate,
  wrong = false,
  invited = false,
  ...props
}: Props) {
  const { language } = useLocale();
  const [looked, setLooked] = useState(wrong || invited);
  return (
    <StoryShell current="profile">
      <FamilyScreen
        status="ready"
        onRetry={fn()}
        backHref="#profile"
        signInHref="#auth"
        nav={<StoryAccountNav language={language} current="family" />}
        data={role === "none" ? storyNoFamily : storyFamily(language, role)}
        memberId={role === "member" ? "m2" : "m1"}
        now={storyNow}
        join={{
          code: wrong ? "DAR999" : undefined,
          preview: looked && !wrong ? storyFamilyPreview(language) : null,
          codeError: wrong
            ? language === "ar"
              ? "رمز العائلة غير صالح"
              : "This family code is not valid"
            : undefined,
          onFind: (code) => {
            onFind(code);
            setLooked(true);
          },
          onJoin,
          onCreate,
        }}
        onCopyCode={fn()}
        onShareCode={fn()}
        basket={{ onQuantityChange: fn(), browseHref: "#home", onOrder: fn() }}
        applicants={[
          { type: "partner", href: "#partner" },
          { type: "rider", href: "#rider" },
          { type: "star", href: "#star" },
        ]}
        {...props}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Family",
  component: Example,
  subcomponents: { FamilyScreen, AllowanceSheet },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The household: spending, members with their allowances, the code, the shared basket; or the way into one. It also shows the ways to work with the shop.",
      whenNot: "To apply take the Apply screen, which its cards lead to.",
      accessibility:
        "The code is one text field in boxes; the family it opens is announced and named before the button joins it. Removing and leaving ask first.",
      do: ["Name the family before joining.", "Give the owner's actions to the owner alone."],
      dont: ["Don't show what members bought."],
      words: ["household", "join family", "invite", "allowance", "group"],
    } satisfies PartGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: {
    onAllowance: fn<FamilyScreenProps["onAllowance"]>(async () => undefined),
    onRemove: fn(),
    onLeave: fn(),
    onFind: fn(),
    onJoin: fn(),
    onCreate: fn(),
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The menu comes over the wire when it is first needed. */
const slow = { timeout: 5000 };

const words = {
  en: {
    manage: "Manage Mariam",
    set: "Set the allowance",
    month: "A month",
    save: "Save allowance",
    code: "Family code",
    join: "Join family",
    create: "Create a family",
    name: "Family name",
    leave: "Leave the family",
    leaveYes: "Leave",
  },
  ar: {
    manage: "إدارة مريم",
    set: "تحديد المصروف",
    month: "في الشهر",
    save: "حفظ المصروف",
    code: "رمز العائلة",
    join: "انضم إلى العائلة",
    create: "إنشاء عائلة",
    name: "اسم العائلة",
    leave: "مغادرة العائلة",
    leaveYes: "مغادرة",
  },
} as const;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const word = words[globals["locale"] as "en" | "ar"];
    canvas.getByRole("button", { name: word.manage }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("menuitem", { name: word.set }, slow));
    const sheet = within(await screen.findByRole("dialog"));
    const field = sheet.getByRole("textbox", { name: word.month });
    await userEvent.clear(field);
    await userEvent.type(field, "450");
    // What was typed outlives a failure.
    mocked(args.onAllowance).mockResolvedValueOnce("Failed to update data");
    await userEvent.click(sheet.getByRole("button", { name: word.save }));
    await expect(await sheet.findByText("Failed to update data")).toBeVisible();
    await expect(field).toHaveValue("450");
    await userEvent.click(sheet.getByRole("button", { name: word.save }));
    await expect(args.onAllowance).toHaveBeenLastCalledWith(expect.objectContaining({ id: "m2" }), 45_000);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const AsAMember: Story = {
  args: { role: "member" },
  play: async ({ canvas, args, globals }) => {
    const word = words[globals["locale"] as "en" | "ar"];
    await userEvent.click(canvas.getByRole("button", { name: word.leave }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: word.leaveYes }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
/** No family yet: the code names the family before it is joined. */
export const Joining: Story = {
  args: { role: "none" },
  play: async ({ canvas, args, globals }) => {
    const word = words[globals["locale"] as "en" | "ar"];
    await userEvent.type(canvas.getByLabelText(word.code), "dar482");
    await expect(args.onFind).toHaveBeenCalledWith("DAR482");
    await userEvent.click(await canvas.findByRole("button", { name: word.join }));
    await expect(args.onJoin).toHaveBeenCalledWith("DAR482");
  },
};
export const JoiningDesktop: Story = { args: { role: "none" }, globals: { viewport: { value: "desktop" } } };
export const WrongCode: Story = { args: { role: "none", wrong: true } };
export const Creating: Story = {
  args: { role: "none" },
  play: async ({ canvas, args, globals }) => {
    const word = words[globals["locale"] as "en" | "ar"];
    await userEvent.click(canvas.getByRole("radio", { name: word.create }));
    await userEvent.type(canvas.getByRole("textbox", { name: word.name }), "Al Kuwari{Enter}");
    await expect(args.onCreate).toHaveBeenCalledWith("Al Kuwari");
  },
};
export const Allowance: Story = {
  render: function Render({ onAllowance }) {
    const { language } = useLocale();
    return (
      <AllowanceSheet
        member={storyMembers(language)[1]!}
        onClose={fn()}
        onSave={(member, amount) => void onAllowance(member, amount)}
      />
    );
  },
};
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Offline: Story = { args: { status: "offline" } };
/** Who follows an invitation sees whose it is before signing in. */
export const Invited: Story = { args: { status: "signed-out", invited: true } };
/** A guest is asked to sign in, and still reads of the ways to work with the shop. */
export const SignedOut: Story = {
  args: { status: "signed-out" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("a[href='#auth']")).toBeVisible();
    await expect(canvasElement.querySelector("a[href='#rider']")).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicDesktop: Story = { globals: { locale: "ar", viewport: { value: "desktop" } } };
