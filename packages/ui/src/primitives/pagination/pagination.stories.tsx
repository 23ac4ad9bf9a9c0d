import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Pagination } from "./index.js";

const meta = {
  title: "Primitives/Pagination",
  component: Pagination,
  tags: ["autodocs"],
  args: { pageCount: 20, defaultPage: 4, onPageChange: fn() },
  parameters: {
    guide: {
      purpose:
        "Moves between the pages of a long list that people search by place: orders, entries of a log.",
      whenNot: "For lists that people read on, such as stores, use LoadMoreList.",
      accessibility:
        "A navigation with a button for each page; the current one is marked. On the first and the last page Previous and Next stay in reach and say that they are off.",
      do: [
        "Keep the page in the address with `getHref`.",
        "Say `lastPage` where a list has a cursor and no count.",
      ],
      dont: ["Do not show it for one page."],
      keywords: ["pager", "page numbers", "next", "previous"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = { en: ["Previous", "Next", "Page"], ar: ["السابق", "التالي", "صفحة"] } as const;
const namesOf = (globals: Record<string, unknown>) => names[globals["locale"] === "ar" ? "ar" : "en"];

/** Uncontrolled, by keyboard. */
export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const [previous, next] = namesOf(globals);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: previous })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    canvas.getByRole("button", { name: next }).focus();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(args.onPageChange).toHaveBeenLastCalledWith(5);
  },
};

export const Desktop: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ args, canvas, globals }) => {
    const [, , page] = namesOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: `${page} 20` }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(20);
    await expect(canvas.getByRole("button", { name: `${page} 20` })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(6);
  },
};

/** The last page: Next keeps its place and the focus, and does nothing. */
export const LastPage: Story = {
  args: { defaultPage: 20 },
  play: async ({ args, canvas, globals }) => {
    const next = canvas.getByRole("button", { name: namesOf(globals)[1] });
    next.focus();
    await userEvent.keyboard("{Enter}");
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

/** A list with a cursor: the number of pages is unknown. */
export const Cursor: Story = { args: { pageCount: undefined, defaultPage: 2 } };
export const LastOfCursor: Story = {
  args: { pageCount: undefined, lastPage: true, defaultPage: 3 },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(canvas.getByRole("button", { name: namesOf(globals)[1] }));
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};

/** Links, for pages with an address. Controlled. */
export const Links: Story = {
  args: { page: 2, pageCount: 3, getHref: (page: number) => `#page-${page}` },
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, globals }) => {
    const [, next, page] = namesOf(globals);
    await expect(canvas.getByRole("link", { name: `${page} 1` })).toHaveAttribute("href", "#page-1");
    await expect(canvas.getByRole("link", { name: next })).toHaveAttribute("href", "#page-3");
  },
};

export const Arabic: Story = {
  globals: { locale: "ar", viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole("button", { name: "السابق" });
    const next = canvas.getByRole("button", { name: "التالي" });
    await expect(previous.getBoundingClientRect().left).toBeGreaterThan(next.getBoundingClientRect().left);
  },
};
