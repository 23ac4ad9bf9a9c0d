import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Alert } from "../../primitives/alert/index.js";
import { StoryShell } from "../../story-data/shell.js";
import { RouteLoading } from "../route-loading/index.js";
import { PageShell } from "./page-shell.js";

const meta = {
  title: "Screens/Page shell",
  component: PageShell,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Frame of every screen: skip link, header, main, footer, tab bar. Hides its header or tab bar on phones when a screen has its own.",
      whenNot: "Inside a screen: a page has one shell.",
      accessibility:
        "“Skip to content” is the first tab stop and leads to `main`, which is focusable after navigation. Landmarks are in order: banner, main, footer, navigation.",
      do: [
        "Pass a message to all customers as `notice`.",
        'Mark a screen\'s own header with `data-phone-header="own"`.',
      ],
      dont: ["Don't put a second `main` into a screen."],
      keywords: ["layout", "frame", "template", "scaffold", "app shell"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  args: { children: <p className="page py-10">…</p> },
} satisfies Meta<typeof PageShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first Tab focuses the skip link. */
export const Default: Story = {
  render: ({ children }) => <StoryShell>{children}</StoryShell>,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const skip = canvasElement.querySelector("[data-slot=skip-link]");
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute("href", "#content");
    await expect(canvas.getByRole("main")).toHaveAttribute("id", "content");
    await userEvent.tab();
  },
};

/** A screen with its own header and sticky action: header, tab bar and footer are hidden on phones. */
export const OwnHeadAndBar: Story = {
  name: "Own header and bar",
  globals: { viewport: { value: "phone" } },
  render: () => (
    <StoryShell>
      <div data-phone-header="own" data-phone-bar="own" className="page py-10">
        …
      </div>
    </StoryShell>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("banner")).toBeNull();
    await expect(canvas.queryByRole("contentinfo")).toBeNull();
    await expect(canvas.queryByRole("navigation")).toBeNull();
    // The next screen has no header of its own; the one after it has.
    const screen = canvasElement.querySelector("main [data-phone-header]")!;
    screen.removeAttribute("data-phone-header");
    await expect(await canvas.findByRole("banner")).toBeVisible();
    const next = document.createElement("div");
    next.setAttribute("data-phone-header", "own");
    screen.append(next);
    await waitFor(() => expect(canvas.queryByRole("banner")).toBeNull());
    next.remove();
    await expect(await canvas.findByRole("banner")).toBeVisible();
    screen.setAttribute("data-phone-header", "own");
    await waitFor(() => expect(canvas.queryByRole("banner")).toBeNull());
  },
};

/** While the next screen's code loads, the skip link still works. */
export const RouteComing: Story = {
  name: "Route loading",
  render: () => (
    <StoryShell>
      <RouteLoading />
    </StoryShell>
  ),
  play: async ({ canvas }) => {
    const main = canvas.getByRole("main");
    main.focus();
    await expect(main).toHaveFocus();
    await expect(within(main).getByRole("img", { name: "logo" })).toBeVisible();
    // An element without height causes no layout shift.
    await expect(main.getBoundingClientRect().height).toBe(0);
  },
};

export const Notice: Story = {
  args: {
    notice: (
      <Alert tone="warning" className="rounded-none">
        …
      </Alert>
    ),
  },
};
/** Offline: announced once, at the bottom of the screen, without blocking it. */
export const Offline: Story = {
  args: { connection: "…" },
  play: async ({ canvas }) => {
    const status = canvas.getByRole("status");
    await expect(status).toHaveTextContent("…");
    await expect(getComputedStyle(status).pointerEvents).toBe("none");
  },
};
export const Arabic: Story = {
  globals: { locale: "ar" },
  render: ({ children }) => <StoryShell>{children}</StoryShell>,
};
