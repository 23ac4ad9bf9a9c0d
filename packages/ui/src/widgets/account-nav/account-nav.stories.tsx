import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyCustomer } from "../../story-data/customer.js";
import { AccountNav, type AccountNavProps } from "./account-nav.js";

const hrefs = {
  profile: "#profile",
  orders: "#orders",
  addresses: "#addresses",
  payments: "#payments",
  wallet: "#wallet",
  coupons: "#coupons",
  favourites: "#favourites",
  family: "#family",
  notifications: "#notifications",
};

function Example({ longName = false, ...props }: Partial<AccountNavProps> & { longName?: boolean }) {
  const { language } = useLocale();
  const { first_name, last_name, email } = storyCustomer(language);
  const name = longName
    ? Array(4).fill(`${first_name} ${last_name}`).join(" ")
    : `${first_name} ${last_name}`;
  return (
    <div className="max-w-66">
      <AccountNav hrefs={hrefs} user={{ name, email }} {...props} />
    </div>
  );
}

const meta = {
  title: "Widgets/Account navigation",
  component: Example,
  subcomponents: { AccountNav },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Navigation of the account pages on desktop.",
      whenNot: "On phones use the Profile screen, in the header AccountMenu.",
      accessibility:
        "A navigation landmark named Account; the current page is announced as such. The number of unread notifications has a text.",
      do: ["Pass `hrefs` only for pages that exist.", "Show the same entries on every account page."],
      dont: ["Don't show it on phones."],
      keywords: ["sidebar", "account menu", "settings navigation"],
    } satisfies ComponentGuide,
  },
  args: { current: "wallet", unread: 3, onSignOut: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const ar = globals["locale"] === "ar";
    const here = canvas.getByRole("link", { name: ar ? "المحفظة" : "Wallet" });
    await expect(here).toHaveAttribute("aria-current", "page");
    await userEvent.click(canvas.getByRole("button", { name: ar ? "تسجيل الخروج" : "Log out" }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
export const FewPlaces: Story = {
  args: { hrefs: { profile: "#profile", orders: "#orders" }, current: "orders" },
};
export const LongName: Story = { args: { longName: true } };
export const Arabic: Story = { globals: { locale: "ar" } };
