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
      purpose: "Loads the next page at the end of a list, and retries after a failure.",
      whenNot: "For hundreds of items use LoadMoreList, which is virtualized.",
      accessibility:
        "One button, or a link where the next page has an address. A failure is announced, with a retry button.",
      do: ["Keep loaded items when the next page fails."],
      dont: ["Don't load endlessly above a footer: it must stay reachable."],
      keywords: ["pagination", "load more", "infinite scroll", "show more"],
    } satisfies ComponentGuide,
  },
  args: { onLoadMore: fn(), onRetry: fn() },
} satisfies Meta<typeof ListEnd>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Loads the next page by keyboard. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** With an address it is a link, which works without scripts; with them it loads in place. */
export const AsLink: Story = {
  name: "As a link",
  args: { moreHref: "?after=next" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("link"));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await expect(window.location.search).not.toContain("after=");
  },
};

export const Loading: Story = { args: { status: "loading" } };

/** A failed page can be retried. */
export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

/** Loads automatically when it is near the viewport. */
export const ByItself: Story = {
  name: "Loads automatically",
  args: { auto: true },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
  },
};

export const Arabic: Story = { globals: { locale: "ar" } };
