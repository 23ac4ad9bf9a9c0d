import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, mocked, screen, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { StoryAccountNav } from "../../story-data/account-nav.js";
import { storyNow } from "../../story-data/clock.js";
import { storyFamily, storyFamilyPreview, storyMembers, storyNoFamily } from "../../story-data/family.js";
import { StoryShell } from "../../story-data/shell.js";
import { FamilyScreen, type FamilyScreenProps } from "./index.js";
import { AllowanceSheet } from "./allowance-sheet.js";

type Props = Partial<FamilyScreenProps> &
  Pick<FamilyScreenProps, "onRemove" | "onLeave"> & {
    onSaveAllowance: FamilyScreenProps["onSaveAllowance"];
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
          code: wrong ? "DARKWX999HMN" : undefined,
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
        onRenewCode={fn()}
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
        "Family: spending, members with allowances, invite code and shared basket, or creating and joining one. Also links to the applications for work.",
      whenNot: "To apply use the Apply screen, which the cards link to.",
      accessibility:
        "The code is one text field; its family is announced and named before joining. Removing and leaving ask for confirmation.",
      do: ["Name the family before joining.", "Show the owner's actions to the owner only."],
      dont: ["Don't show what members bought."],
      keywords: ["household", "join family", "invite", "allowance", "group"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: {
    onSaveAllowance: fn<FamilyScreenProps["onSaveAllowance"]>(async () => undefined),
    onRemove: fn(),
    onLeave: fn(),
    onFind: fn(),
    onJoin: fn(),
    onCreate: fn(),
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The menu's code loads on first use. */
const slow = { timeout: 5000 };

const texts = {
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
    const t = texts[globals["locale"] as "en" | "ar"];
    canvas.getByRole("button", { name: t.manage }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("menuitem", { name: t.set }, slow));
    const sheet = within(await screen.findByRole("dialog"));
    const field = sheet.getByRole("textbox", { name: t.month });
    await userEvent.clear(field);
    await userEvent.type(field, "450");
    // Input survives a failure.
    mocked(args.onSaveAllowance).mockResolvedValueOnce("Failed to update data");
    await userEvent.click(sheet.getByRole("button", { name: t.save }));
    await expect(await sheet.findByText("Failed to update data")).toBeVisible();
    await expect(field).toHaveValue("450");
    await userEvent.click(sheet.getByRole("button", { name: t.save }));
    await expect(args.onSaveAllowance).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: "m2" }),
      45_000,
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const AsAMember: Story = {
  args: { role: "member" },
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.click(canvas.getByRole("button", { name: t.leave }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: t.leaveYes }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};
/** Without a family: a code shows its family before joining. */
export const Joining: Story = {
  args: { role: "none" },
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.type(canvas.getByLabelText(t.code), "dark-wx48 2hmn");
    await expect(args.onFind).toHaveBeenCalledWith("DARKWX482HMN");
    await userEvent.click(await canvas.findByRole("button", { name: t.join }));
    await expect(args.onJoin).toHaveBeenCalledWith("DARKWX482HMN");
  },
};
export const JoiningDesktop: Story = { args: { role: "none" }, globals: { viewport: { value: "desktop" } } };
export const WrongCode: Story = { args: { role: "none", wrong: true } };
export const Creating: Story = {
  args: { role: "none" },
  play: async ({ canvas, args, globals }) => {
    const t = texts[globals["locale"] as "en" | "ar"];
    await userEvent.click(canvas.getByRole("radio", { name: t.create }));
    await userEvent.type(canvas.getByRole("textbox", { name: t.name }), "Al Kuwari{Enter}");
    await expect(args.onCreate).toHaveBeenCalledWith("Al Kuwari");
  },
};
export const Allowance: Story = {
  render: function Render({ onSaveAllowance }) {
    const { language } = useLocale();
    return (
      <AllowanceSheet
        member={storyMembers(language)[1]!}
        onClose={fn()}
        onSave={(member, amount) => void onSaveAllowance(member, amount)}
      />
    );
  },
};
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Offline: Story = { args: { status: "offline" } };
/** Guests see whose invitation it is before signing in. */
export const Invited: Story = { args: { status: "signed-out", invited: true } };
/** Guests see the sign-in prompt and the links to the applications for work. */
export const SignedOut: Story = {
  args: { status: "signed-out" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("a[href='#auth']")).toBeVisible();
    await expect(canvasElement.querySelector("a[href='#rider']")).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};
export const ApplicationsFailed: Story = {
  args: { status: "signed-out", applicants: [], onRetryApplicants: fn() },
  play: async ({ args, canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    const said = ar ? "تعذّر تحميل استمارات الانضمام." : "The application forms did not load.";
    await expect(canvas.getByText(said)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: ar ? "إعادة المحاولة" : "Try again" }));
    await expect(args.onRetryApplicants).toHaveBeenCalledOnce();
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicDesktop: Story = { globals: { locale: "ar", viewport: { value: "desktop" } } };
