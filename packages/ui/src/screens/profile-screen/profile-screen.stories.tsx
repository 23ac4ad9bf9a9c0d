import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale, type Language } from "../../locale/index.js";
import { StoryAccountNav } from "../../story-data/account-nav.js";
import { storyCustomer } from "../../story-data/customer.js";
import { storyWallet } from "../../story-data/wallet.js";
import { storyAddresses } from "../../story-data/addresses.js";
import { storyPastOrders } from "../../story-data/orders.js";
import { StoryShell } from "../../story-data/shell.js";
import { ProfileScreen, type ProfileScreenProps } from "./index.js";

type Props = Partial<ProfileScreenProps> &
  Pick<ProfileScreenProps, "onSignOut" | "onThemeChange" | "onLanguageChange"> & { full?: boolean };

function Example({ full = false, ...props }: Props) {
  const { language } = useLocale();
  const ar = language === "ar";
  const everything: Partial<ProfileScreenProps> = {
    nav: <StoryAccountNav language={language} current="profile" />,
    wallet: storyWallet,
    addMoneyHref: "#wallet",
    editHref: "#edit",
    passwordHref: "#password",
    notificationsHref: "#notifications",
    workHref: "#apply",
    contactHref: "#contact",
    country: ar ? "قطر" : "Qatar",
    notes: {
      coupons: ar ? "3 جاهزة" : "3 ready to use",
      addresses: ar ? "البيت، العمل" : "Home, Work",
      family: ar ? "4 أفراد" : "4 members",
    },
    hrefs: {
      coupons: "#coupons",
      orders: "#orders",
      addresses: "#addresses",
      payments: "#payments",
      family: "#family",
    },
    addresses: storyAddresses(language),
    recentOrders: storyPastOrders(language),
    orderHref: (id) => `#orders/${id}`,
  };
  return (
    <StoryShell current="profile">
      <ProfileScreen
        status="ready"
        user={storyCustomer(language)}
        onRetry={fn()}
        signInHref="#auth"
        hrefs={{ orders: "#orders", addresses: "#addresses" }}
        theme="light"
        {...(full ? everything : {})}
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
      purpose: "Profile: customer, links to the account's pages, settings and sign-out.",
      whenNot: "In the desktop header use Account menu.",
      accessibility: "One h1; links and settings are regions with headings; each row is one link or button.",
      do: ["Pass `hrefs` only for pages that exist.", "Show language and theme as one row each."],
      dont: ["Don't hide sign-out behind another page."],
      keywords: ["account", "settings", "my page", "log out"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onSignOut: fn(), onThemeChange: fn(), onLanguageChange: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: { out: /^Log out/, theme: /^Theme/, language: /^Language/, other: "ar" },
  ar: { out: /^تسجيل الخروج/, theme: /^المظهر/, language: /^اللغة/, other: "en" },
} as const;

export const Default: Story = {
  play: async ({ canvasElement, canvas, args, globals }) => {
    const t = texts[globals["locale"] as Language];
    const row = (name: RegExp) =>
      canvas
        .getAllByRole("button", { name })
        .find((button) => canvasElement.querySelector("[data-slot=profile-screen]")?.contains(button))!;
    await userEvent.click(row(t.theme));
    await expect(args.onThemeChange).toHaveBeenCalledWith("dark");
    await userEvent.click(row(t.language));
    await expect(args.onLanguageChange).toHaveBeenCalledWith(t.other);
    await userEvent.click(row(t.out));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
/** Wallet, links with summaries, settings. */
export const Full: Story = { args: { full: true } };
/** Overview beside the account navigation. */
export const Desktop: Story = { args: { full: true }, globals: { viewport: { value: "desktop" } } };
export const ArabicDesktop: Story = {
  args: { full: true },
  globals: { locale: "ar", viewport: { value: "desktop" } },
};
export const Offline: Story = { args: { status: "offline" } };
export const SignedOut: Story = { args: { status: "signed-out" } };
export const SigningOut: Story = { args: { loadingSignOut: true } };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const PartsFailed: Story = {
  args: { full: true, wallet: undefined, addresses: undefined, recentOrders: undefined, onRetryParts: fn() },
  play: async ({ args, canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    const said = ar ? "تعذّر تحميل جزء من ملفك الشخصي." : "Part of your profile did not load.";
    await expect(canvas.getByText(said)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: ar ? "إعادة المحاولة" : "Try again" }));
    await expect(args.onRetryParts).toHaveBeenCalledOnce();
  },
};
export const LongName: Story = {
  args: {
    user: {
      first_name: "Abdulrahman Mohammed",
      last_name: "Al Sulaiti Al Muhannadi",
      email: "abdulrahman.mohammed.alsulaiti@longdomainname.qa",
    },
  },
};
export const Arabic: Story = { globals: { locale: "ar" }, args: { full: true } };
