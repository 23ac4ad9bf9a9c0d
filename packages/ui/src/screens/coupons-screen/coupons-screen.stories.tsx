import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { StoryAccountNav } from "../../story-data/account-nav.js";
import { storyCoupons } from "../../story-data/coupons.js";
import { StoryShell } from "../../story-data/shell.js";
import { CouponsScreen, type CouponsScreenProps } from "./coupons-screen.js";

type Props = Partial<Omit<CouponsScreenProps, "coupons">> & {
  onUse: () => void;
  count?: number;
  refused?: boolean;
};

function Example({ count = 6, refused = false, ...props }: Props) {
  const { language } = useLocale();
  const base = storyCoupons(language);
  const coupons = Array.from({ length: count }, (_, i) => ({ ...base[i % base.length]!, id: `c${i}` }));
  const message = language === "ar" ? "هذه القسيمة لمتجر آخر" : "This coupon is for another store";
  return (
    <StoryShell current="profile">
      <CouponsScreen
        status="ready"
        onRetry={fn()}
        backHref="#profile"
        signInHref="#auth"
        nav={<StoryAccountNav language={language} current="coupons" />}
        browseHref="#home"
        problem={refused ? { id: "c1", message } : null}
        {...props}
        coupons={coupons}
      />
    </StoryShell>
  );
}

const meta = {
  title: "Screens/Coupons",
  component: Example,
  subcomponents: { CouponsScreen },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "All coupons in three groups: usable, locked, then used or expired.",
      whenNot: "In the cart use Coupon field; the wallet shows the first two coupons.",
      accessibility: "Three headed lists of articles; each button names its coupon.",
      do: ["Show the coupons of the stores to guests too (`storeCoupons`)."],
      dont: ["Don't hide used and expired coupons."],
      keywords: ["vouchers", "promo codes", "offers", "deals", "vendor coupons"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
    docs: { story: { inline: false, iframeHeight: 900 } },
  },
  args: { onUse: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const name = globals["locale"] === "ar" ? "استخدام WASEL" : "Use it: WASEL";
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onUse).toHaveBeenCalledWith(expect.objectContaining({ code: "WASEL" }));
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const OneApplied: Story = { args: { appliedCode: "AHLAN20", onRemove: fn() } };
export const OneRefused: Story = { args: { refused: true } };
export const MoreToCome: Story = {
  name: "More pages",
  args: { onLoadMore: fn() },
  play: async ({ canvas, args, globals }) => {
    const name = globals["locale"] === "ar" ? "عرض المزيد" : "Show more";
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};
export const OfVendors: Story = {
  args: {
    storeCoupons: true,
    nav: null,
    couponHref: ({ vendor }) => (vendor ? "#store" : "#home"),
    count: 3,
  },
};
export const Empty: Story = { args: { count: 0 } };
export const Hundreds: Story = { args: { count: 200 }, tags: ["!autodocs"] };
export const Loading: Story = { args: { status: "loading" } };
export const Failed: Story = { args: { status: "failed" } };
export const Offline: Story = { args: { status: "offline" } };
export const SignedOut: Story = { args: { status: "signed-out" } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicDesktop: Story = { globals: { locale: "ar", viewport: { value: "desktop" } } };
