import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { storyStores } from "../../story-data/stores.js";
import { StoreFeed, type StoreFeedProps } from "./store-feed.js";

const PAGE = 4;

function Example({ failAt, ...props }: Partial<StoreFeedProps> & { failAt?: number | undefined }) {
  const { language } = useLocale();
  const [pages, setPages] = useState(1);
  const [hasFailed, setHasFailed] = useState(false);
  const all = storyStores(language);
  const loadMore = () => {
    props.onLoadMore?.();
    if (pages === failAt && !hasFailed) setHasFailed(true);
    else {
      setHasFailed(false);
      setPages(pages + 1);
    }
  };
  const stores = props.stores ?? all.slice(0, pages * PAGE);
  return (
    <StoreFeed
      storeHref={(id) => `#store-${id}`}
      {...props}
      status={props.status ?? (hasFailed ? "failed" : "ready")}
      stores={stores}
      onLoadMore={stores.length < all.length ? loadMore : undefined}
    />
  );
}

const meta = {
  title: "Widgets/Store feed",
  component: Example,
  subcomponents: { StoreFeed },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "All stores below each other, which goes on as long as there are more.",
      whenNot: "For a list with filters use the Store list screen, for a few stores a Rail.",
      accessibility:
        "A list whose added items are announced. It stops loading by itself when the focus is behind it, so that the footer can be reached.",
      do: ["Mount it when it comes near the window."],
      dont: ["Don't put anything but the footer below it."],
      keywords: ["endless", "infinite scroll", "home", "more stores"],
    } satisfies ComponentGuide,
  },
  args: { onLoadMore: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pages load near the end of the list until there are no more. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
    await waitFor(
      () => {
        window.scrollTo(0, document.documentElement.scrollHeight);
        return expect(canvas.queryByRole("button", { name: /Show more|عرض المزيد/ })).toBeNull();
      },
      { timeout: 10_000 },
    );
    await expect(canvas.getAllByRole("listitem").length).toBeGreaterThan(PAGE);
    await expect(canvas.getAllByRole("link")[0]).toHaveAttribute("href", expect.stringMatching(/^#store-/));
  },
};

/** A page fails to load: the stores stay, one click retries. */
export const FailsOnce: Story = {
  args: { failAt: 1 },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole("button", { name: /Try again|إعادة المحاولة|حاول/ });
    await expect(canvas.getAllByRole("listitem")).toHaveLength(PAGE);
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getAllByRole("listitem").length).toBeGreaterThan(PAGE));
  },
};

export const FirstLoad: Story = { args: { stores: [], status: "loading" } };
export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Arabic: Story = { globals: { locale: "ar" } };
