import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { PartGuide } from "../../docs/part-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { StoryShell } from "../../story-data/shell.js";
import { ProfileScreen, type ProfileScreenProps } from "./profile-screen.js";

type Props = Partial<ProfileScreenProps> &
  Pick<ProfileScreenProps, "onSignOut" | "onThemeChange" | "onLanguageChange">;

function Example(props: Props) {
  const { language } = useLocale();
  const ar = language === "ar";
  return (
    <StoryShell current="profile">
      <ProfileScreen
        status="ready"
        user={{
          first_name: ar ? "نور" : "Noor",
          last_name: ar ? "الكواري" : "Al Kuwari",
          email: "noor@mail.qa",
        }}
        onRetry={fn()}
        hrefs={{ orders: "#orders", addresses: "#addresses" }}
        theme="light"
        {...props}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Profile",
  component: Example,
  subcomponents: { ProfileScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The customer's own page: who they are, their places, settings, and the way out.",
      whenNot: "In the desktop header take Account menu.",
      accessibility:
        "One h1; places and settings are regions with headings and rows that are links or buttons as a whole.",
      do: [
        "Give `hrefs` only for places that exist.",
        "Put settings where people look for them: language and theme, one row each.",
      ],
      dont: ["Don't hide signing out below more than one press."],
      words: ["account", "settings", "my page", "log out"],
    } satisfies PartGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onSignOut: fn(), onThemeChange: fn(), onLanguageChange: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = {
  en: { out: /^Log out/, theme: /^Theme/, language: /^Language/, other: "ar" },
  ar: { out: /^تسجيل الخروج/, theme: /^المظهر/, language: /^اللغة/, other: "en" },
} as const;

export const Default: Story = {
  play: async ({ canvasElement, canvas, args, globals }) => {
    const word = words[globals["locale"] as Language];
    const row = (name: RegExp) =>
      canvas
        .getAllByRole("button", { name })
        .find((button) => canvasElement.querySelector("[data-slot=profile-screen]")?.contains(button))!;
    await userEvent.click(row(word.theme));
    await expect(args.onThemeChange).toHaveBeenCalledWith("dark");
    await userEvent.click(row(word.language));
    await expect(args.onLanguageChange).toHaveBeenCalledWith(word.other);
    await userEvent.click(row(word.out));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
export const SigningOut: Story = { args: { signingOut: true } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const LongName: Story = {
  args: {
    user: {
      first_name: "Abdulrahman Mohammed",
      last_name: "Al Sulaiti Al Muhannadi",
      email: "abdulrahman.mohammed.alsulaiti@longdomainname.qa",
    },
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
