import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { AsyncStatus } from "../../lib/async-status.js";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { Card } from "../card/index.js";
import { EmptyPlate } from "../empty-plate/index.js";
import { EmptyState } from "../empty-state/index.js";
import { Link } from "../link/index.js";
import { Skeleton, SkeletonGroup } from "../skeleton/index.js";
import { LoadMoreList, type LoadMoreListProps } from "./load-more-list.js";

interface Item {
  id: string;
  name: string;
}
const key = (item: Item) => item.id;
const english = (n: number): Item => ({ id: `order-${n}`, name: `Order ${1000 + n}` });
const arabic = (n: number): Item => ({ id: `order-${n}`, name: `الطلب ${1000 + n}` });
const some = (count: number, from = 0, make = english) =>
  Array.from({ length: count }, (_, i) => make(from + i));

const row = (item: Item) => (
  <Card>
    <Link href={`#${item.id}`} className="flex min-h-touch items-center">
      {item.name}
    </Link>
  </Card>
);
const skeleton = (
  <SkeletonGroup>
    <div className="grid gap-4">
      <Skeleton shape="box" className="h-19" />
      <Skeleton shape="box" className="h-19" />
    </div>
  </SkeletonGroup>
);

const arabicMessages: ArabicMessages = {
  Orders: "الطلبات",
  ...Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [english(n).name, arabic(n).name])),
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Load more list",
  component: LoadMoreList<Item>,
  tags: ["autodocs"],
  args: {
    label: "Orders",
    items: some(6),
    getKey: key,
    children: row,
    autoPages: 0,
    itemHeight: 76,
    skeleton,
    onLoadMore: fn<() => void>() as LoadMoreListProps<Item>["onLoadMore"],
  },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A list loaded in pages: first on scroll, then by a button. Orders, reviews, results.",
      whenNot:
        "For a product menu use ProductList, for about a dozen items in a row Rail. A complete list needs only `ul`.",
      accessibility:
        "A named list. The number of loaded items is announced politely. Automatic loading never moves the focus and stops when the keyboard focus is past the list; after a press of the button the focus moves to the first new item. A failure is announced immediately and keeps the loaded items.",
      do: [
        "Give the approximate item height, so that the scroll bar is accurate.",
        "Keep `children` stable.",
      ],
      dont: ["Do not load endlessly: the footer must stay reachable.", "Do not add page numbers."],
      keywords: ["infinite scroll", "pagination", "paging", "show more", "lazy list", "virtual list"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof LoadMoreList<Item>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the loaded pages, like a page of the app. */
function Paged({
  pages = 3,
  size = 3,
  make: given,
  failAt,
  ...args
}: Omit<LoadMoreListProps<Item>, "items" | "status" | "children" | "getKey"> & {
  pages?: number;
  size?: number;
  make?: (n: number) => Item;
  failAt?: number;
}) {
  const { language } = useLocale();
  const make = given ?? (language === "ar" ? arabic : english);
  const [items, setItems] = useState(() => some(size, 0, make));
  const [status, setStatus] = useState<AsyncStatus>("ready");
  const [failed, setFailed] = useState(false);
  const page = items.length / size;
  const loadMore = () => {
    args.onLoadMore?.();
    setStatus("loading");
    setTimeout(() => {
      const fails = failAt === page && !failed;
      setFailed(failed || fails);
      if (!fails) setItems((old) => [...old, ...some(size, old.length, make)]);
      setStatus(fails ? "failed" : "ready");
    }, 60);
  };
  return (
    <LoadMoreList
      {...args}
      items={items}
      getKey={key}
      status={status}
      onLoadMore={page < pages ? loadMore : undefined}
    >
      {row}
    </LoadMoreList>
  );
}

const texts = (globals: Record<string, unknown>) =>
  globals["locale"] === "ar"
    ? {
        more: "عرض المزيد",
        added: "أُضيفت 3 عناصر، المجموع 6",
        addedLast: "أُضيفت 3 عناصر، المجموع 9",
        end: "هذا كل شيء",
        retry: "إعادة المحاولة",
        failed: "تعذّر تحميل المزيد",
      }
    : {
        more: "Show more",
        added: "3 more shown, 6 in all",
        addedLast: "3 more shown, 9 in all",
        end: "That is all",
        retry: "Try again",
        failed: "We could not load more",
      };

const polite = (root: HTMLElement) => root.querySelector("[data-slot=load-more-list] > [role=status]");

/** By keyboard to the end: each activation announces the count and focuses the first new item. */
export const Default: Story = {
  render: (args) => <Paged {...args} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = texts(globals);
    await expect(canvas.getByRole("list", { name: translate(globals, "Orders") })).toBeVisible();
    await expect(polite(canvasElement)).toBeEmptyDOMElement();
    const button = canvas.getByRole("button", { name: t.more });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveFocus();
    await waitFor(() => expect(polite(canvasElement)).toHaveTextContent(t.added));
    await expect(canvas.getAllByRole("listitem")[3]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: translate(globals, "Order 1003") })).toHaveFocus();
    button.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(polite(canvasElement)).toHaveTextContent(t.addedLast));
    // The button is removed, and the focus is kept.
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getAllByRole("listitem")[6]).toHaveFocus();
    await expect(canvas.getByText(t.end)).toBeVisible();
  },
};

/** Two pages load on scroll, then the button appears; the focus does not move. */
export const ByItself: Story = {
  name: "Loads automatically",
  args: { autoPages: 2 },
  render: (args) => <Paged {...args} pages={5} />,
  play: async ({ args, canvas, globals }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: translate(globals, "Order 1000") })).toHaveFocus();
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(9), { timeout: 3000 });
    await expect(canvas.getByRole("link", { name: translate(globals, "Order 1000") })).toHaveFocus();
    await new Promise((done) => setTimeout(done, 300));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole("button", { name: texts(globals).more })).toBeVisible();
  },
};

/** Pages arrive without a status, while the end leaves the window and comes back: each page counts once. */
export const LeavesTheWindow: Story = {
  args: { autoPages: 2 },
  render: function Slow(args) {
    const [items, setItems] = useState(() => some(3));
    const onLoadMore = () => {
      args.onLoadMore?.();
      setTimeout(() => setItems((old) => [...old, ...some(3, old.length)]), 400);
    };
    return <LoadMoreList {...args} items={items} onLoadMore={items.length < 15 ? onLoadMore : undefined} />;
  },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledTimes(1));
    for (const display of ["none", "", "none", ""]) {
      canvasElement.style.display = display;
      // Two frames, after which the observer has reported.
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    }
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(9), { timeout: 3000 });
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
  },
};

/** A page fails to load: loaded items stay, the failure is announced, the same button retries. */
export const FailsOnce: Story = {
  render: (args) => <Paged {...args} failAt={1} />,
  play: async ({ canvas, globals }) => {
    const t = texts(globals);
    const button = canvas.getByRole("button", { name: t.more });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(t.failed);
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByRole("button", { name: t.retry })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("listitem")).toHaveLength(6));
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(canvas.getAllByRole("listitem")[3]).toHaveFocus();
  },
};

export const Failed: Story = { args: { status: "failed" } };
export const Loading: Story = { args: { status: "loading" } };
export const FirstLoad: Story = { args: { items: [], status: "loading" } };
export const FirstFailed: Story = { args: { items: [], status: "failed" } };
export const End: Story = {
  render: (args) => <Paged {...args} pages={1} endText="2019 was your first year with us" />,
};

export const Empty: Story = {
  args: {
    items: [],
    onLoadMore: undefined,
    empty: (
      <EmptyState picture={<EmptyPlate />} title="No orders yet" text="Your first one will stand here." />
    ),
  },
};

export const Columns: Story = {
  args: { columns: 3, items: some(7) },
  globals: { viewport: { value: "desktop" } },
};

export const LongWords: Story = {
  name: "Long texts",
  args: {
    items: [
      {
        id: "long",
        name: "A bouquet of four and twenty Taif roses, a card, and breakfast for the whole family in Lusail",
      },
      ...some(2),
    ],
    errorText: "The list of your orders of the last three years is taking longer than it should",
    status: "failed",
  },
};

/** 5,000 items: only those near the viewport are mounted, and the scroll bar covers all. */
export const Thousands: Story = {
  args: { items: some(5000), onLoadMore: undefined },
  decorators: [(Story) => <div className="h-150 overflow-y-auto p-4">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const list = canvasElement.querySelector("[role=list]")!;
    const box = list.closest<HTMLElement>(".overflow-y-auto")!;
    const item = (at: number) => list.querySelector<HTMLElement>(`[data-index="${at}"] a`);
    const present = () => list.querySelectorAll("[role=listitem]").length;
    await expect(present()).toBeLessThan(500);
    await expect(box.scrollHeight).toBeGreaterThan(5000 * 76);
    // The list scrolls in its own container.
    await expect(document.documentElement.scrollHeight).toBeLessThan(5000);
    const first = item(0)!;
    first.focus({ preventScroll: true });
    box.scrollTo({ top: box.scrollHeight });
    await waitFor(() => expect(item(4999)).not.toBeNull());
    await waitFor(() => expect(item(500)).toBeNull());
    await expect(present()).toBeLessThan(500);
    // The focused item stays mounted at any distance.
    await expect(first).toHaveFocus();
    box.scrollTo({ top: 0 });
    await waitFor(() => expect(item(20)).not.toBeNull());
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { label: "الطلبات" },
  render: (args) => <Paged {...args} make={arabic} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "عرض المزيد" }));
    await waitFor(() => expect(polite(canvasElement)).toHaveTextContent("أُضيفت 3 عناصر، المجموع 6"));
  },
};
