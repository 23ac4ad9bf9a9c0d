import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ListEnd } from "./list-end.js";

const meta = {
  title: "Widgets/List end",
  component: ListEnd,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The way on at the end of a list that comes page by page, and back on when a page did not come.",
      whenNot: "For lists of hundreds take LoadMoreList, which also keeps what is out of sight light.",
      accessibility: "One button. A failure is announced, with its button to try again.",
      do: ["Keep what has come above it, whatever happens to the next page."],
      dont: ["Don't let a list above a footer load by itself for ever: people want to reach the footer."],
      keywords: ["pagination", "load more", "infinite scroll", "show more"],
    } satisfies ComponentGuide,
  },
  args: { onLoadMore: fn(), onRetry: fn() },
} satisfies Meta<typeof ListEnd>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The next page is asked for by keyboard. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { status: "loading" } };

/** What did not come can be asked for again. */
export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

/** Asks by itself as it comes near. */
export const ByItself: Story = {
  args: { auto: true },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
};

export const Arabic: Story = { globals: { locale: "ar" } };
