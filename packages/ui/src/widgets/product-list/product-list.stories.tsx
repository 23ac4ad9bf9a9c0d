import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { SkeletonGroup } from "../../primitives/skeleton/index.js";
import { storyProducts, type StoryProduct } from "../../story-data/products.js";
import { ProductList, ProductListSkeleton, type ProductListProps } from "./product-list.js";

type Props = Partial<ProductListProps<StoryProduct>> & { count?: number };

function Example({ count = 6, ...props }: Props) {
  const { language } = useLocale();
  return (
    <div className="page py-4">
      <ProductList productHref={({ id }) => `#${id}`} {...props} products={storyProducts(language, count)} />
    </div>
  );
}

const meta = {
  title: "Widgets/Product list",
  component: Example,
  subcomponents: { ProductList, ProductListSkeleton },
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The products of one menu category: rows in one column, or two beside a cart; or a grid of pictures. Virtualized, so that thousands of products scroll smoothly.",
      whenNot: "For a horizontal row use Rail with product tiles.",
      accessibility:
        "A list of articles below the category's heading, each with its position; loading skeletons are hidden from screen readers. Up to 64 products are all mounted and found by find-in-page; in longer lists, those within two screens of the viewport and the focused one are mounted.",
      do: [
        "Pass a stable `onQuantityChange`, so that one change re-renders one card.",
        "Set `eager` to 1 where no larger picture is above the list.",
      ],
      dont: [
        "Don't move sold-out products: regular customers look for them in their place.",
        "Don't put other content between the cards.",
      ],
      keywords: ["menu", "grid", "virtual list", "infinite scroll"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  args: { onQuantityChange: fn(), quantities: { harees: 2, luqaimat: 1 } },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(6);
  },
};
export const Loading: Story = {
  render: () => (
    <SkeletonGroup className="page py-4">
      <ProductListSkeleton />
    </SkeletonGroup>
  ),
};
/** Two columns on phones, three from tablets on: for shops whose products are recognized by their pictures. */
export const Grid: Story = {
  args: { layout: "grid" },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole("article");
    const top = (at: number) => cards[at]!.getBoundingClientRect().top;
    await expect(cards).toHaveLength(6);
    await expect(top(1)).toBe(top(0));
    await expect(top(3)).toBeGreaterThan(top(0));
  },
};
export const NotOrderable: Story = {
  args: { orderable: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const Hearts: Story = {
  args: { favourites: { ids: new Set(["harees"]), onToggle: fn() } },
  play: async ({ args, canvas, globals }) => {
    const name = globals["locale"] === "ar" ? /هريس.*المفضلة|المفضلة.*هريس/ : /Remove .*Harees/i;
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.favourites!.onToggle).toHaveBeenCalledWith("harees", false);
  },
};
/** Distant products are unmounted and keep their space; the focused one stays mounted. */
export const Long: Story = {
  args: { count: 200 },
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.ownerDocument.scrollingElement!;
    const height = page.scrollHeight;
    const first = canvas.getAllByRole("link")[0]!;
    first.focus({ preventScroll: true });
    await waitFor(() => expect(canvas.getAllByRole("article").length).toBeLessThan(100));
    page.scrollTop = height;
    const isSeen = (card: HTMLElement) => card.getBoundingClientRect().top < window.innerHeight;
    await waitFor(() => expect(canvas.getAllByRole("article").at(-1)).toSatisfy(isSeen));
    await expect(canvas.getAllByRole("article").length).toBeLessThan(150);
    await expect(first).toHaveFocus();
    page.scrollTop = 0;
    await waitFor(() => expect(page.scrollTop).toBe(0));
  },
};
/** When the list becomes short, all its products are mounted again. */
export const Shortened: Story = {
  tags: ["!autodocs"],
  render: function Shortened(args) {
    const [count, setCount] = useState(120);
    return (
      <>
        <button onClick={() => setCount(60)}>60</button>
        <Example {...args} orderable={false} count={count} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article").length).toBeLessThan(60);
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(60));
  },
};
/** Products that replace visible skeletons are mounted immediately. */
export const LongMoreOnTheWay: Story = {
  name: "Long, loading more",
  tags: ["!autodocs"],
  render: function LongMoreOnTheWay(args) {
    const [count, setCount] = useState(92);
    return (
      <>
        <Example {...args} orderable={false} count={count} pendingCount={100 - count} />
        <button onClick={() => setCount(100)}>100</button>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.ownerDocument.scrollingElement!;
    const places = () => canvasElement.querySelectorAll("[role=list] > div > div:empty").length;
    page.scrollTop = page.scrollHeight;
    const pending = () => canvasElement.querySelectorAll("[role=list] > div > [aria-hidden]").length;
    await waitFor(() => expect(pending()).toBe(8));
    await waitFor(() => expect(places()).toBe(0));
    // By position: far above, rows that left the window may become placeholders meanwhile.
    const arrived = () =>
      canvas.getAllByRole("listitem").filter((item) => Number(item.getAttribute("aria-posinset")) > 92);
    await expect(arrived()).toHaveLength(0);
    canvas.getByRole("button").click();
    await expect(places()).toBe(0);
    await expect(arrived()).toHaveLength(8);
    page.scrollTop = 0;
    await waitFor(() => expect(page.scrollTop).toBe(0));
  },
};
export const MoreOnTheWay: Story = { name: "Loading more", args: { count: 2, pendingCount: 2 } };
export const Busy: Story = { args: { loadingProducts: new Set(["harees"]) } };
export const Arabic: Story = { globals: { locale: "ar" } };
