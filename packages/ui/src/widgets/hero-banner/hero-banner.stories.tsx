import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { storyBanners } from "../../story-data/catalogue.js";
import type { BannerData } from "./hero-banner.js";
import { HeroBanners, HeroBannersSkeleton } from "./index.js";
import { HeroBanner } from "./hero-banner.js";

function Example({
  from = 0,
  count = 3,
  change = {},
  interval,
}: {
  interval?: number;
  from?: number;
  count?: number;
  change?: Partial<BannerData>;
}) {
  const { language } = useLocale();
  const items = storyBanners(language)
    .slice(from, from + count)
    .map((banner) => ({ ...banner, ...change }));
  return (
    <div className="page overflow-x-clip py-4">
      <HeroBanners items={items} interval={interval} />
    </div>
  );
}

const meta = {
  title: "Widgets/Hero banner",
  component: Example,
  subcomponents: { HeroBanners, HeroBanner },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The offers at the top of home: one at a time on phones with the next one partly visible, two side by side on desktop. A carousel operated by swipe, dots and keys, or automatic with `interval`.",
      whenNot: "For important notices use Alert. For a set of stores use CollectionCard.",
      accessibility:
        "A named list; each banner is one link, named by its title. Left and right move between the links; dots and arrows have names. The automatic mode has a stop button; hover, focus, touch and reduced motion stop it too.",
      do: [
        "Provide one picture per language, with the empty half at the inline start.",
        "Limit the title to two lines and the action to two words.",
      ],
      dont: [
        "Don't put text into the picture.",
        "Don't use it for errors or closing notices.",
        "Don't show more than five.",
      ],
      keywords: ["carousel", "slider", "promo", "offer", "banner", "campaign"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const region = canvas.getByRole("region", { name: globals["locale"] === "ar" ? "العروض" : "Offers" });
    await expect(region.querySelectorAll("article")).toHaveLength(3);
    await expect(canvas.getAllByRole("link")[0]).toHaveAttribute("href", "#offer");
  },
};
/** Dots and arrow keys scroll it; the keys follow the reading direction. */
export const ByHand: Story = {
  name: "Manual",
  play: async ({ canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    const dots = canvas.getByRole("group", { name: ar ? "اختيار عرض" : "Choose an offer" });
    const buttons = within(dots).getAllByRole("button");
    await expect(buttons).toHaveLength(3);
    await userEvent.click(buttons[2]!);
    await waitFor(() => expect(buttons[2]).toHaveAttribute("aria-current", "true"));
    const links = canvas.getAllByRole("link");
    links[2]!.focus();
    await userEvent.keyboard(ar ? "{ArrowRight}" : "{ArrowLeft}");
    await expect(links[1]).toHaveFocus();
    await waitFor(() => expect(buttons[1]).toHaveAttribute("aria-current", "true"));
  },
};
/** It moves automatically until stopped; with reduced motion it never moves and has no stop button. */
export const Moving: Story = {
  args: { interval: 6 },
  play: async ({ canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    const stop = ar ? "إيقاف حركة العروض" : "Stop the offers from moving";
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      await expect(canvas.queryByRole("button", { name: stop })).toBeNull();
      return;
    }
    await userEvent.click(await canvas.findByRole("button", { name: stop }));
    const go = ar ? "تشغيل حركة العروض" : "Let the offers move";
    await expect(canvas.getByRole("button", { name: go })).toHaveFocus();
  },
};
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const One: Story = { args: { count: 1 } };
export const OneDark: Story = { args: { from: 1, count: 1 } };
export const Two: Story = { args: { count: 2 } };
export const LongWords: Story = {
  name: "Long texts",
  args: {
    change: {
      title: "Everything for the long weekend from the markets of Doha",
      text: "Fruit, bread, meat and flowers at your door before the guests arrive",
    },
  },
};
export const Loading: Story = {
  render: () => (
    <SkeletonGroup>
      <HeroBannersSkeleton />
    </SkeletonGroup>
  ),
};
export const Arabic: Story = { globals: { locale: "ar" } };
