import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { PartGuide } from "../../docs/part-guide.js";
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
        "The frame around every screen: skip link, header, main, footer, tab bar. It leaves its own header or tab bar out on phones when a screen brings its own.",
      whenNot: "Inside a screen; there is one on a page.",
      accessibility:
        "“Skip to content” is the first stop of the keyboard and leads to `main`, which can take the focus after navigation. Landmarks are in order: banner, main, footer, navigation.",
      do: [
        "Pass a message to all customers as `notice`.",
        'Mark a screen\'s own head with `data-phone-header="own"`.',
      ],
      dont: ["Don't put a second `main` into a screen."],
      words: ["layout", "frame", "template", "scaffold", "app shell"],
    } satisfies PartGuide,
    layout: "fullscreen",
  },
  args: { children: <p className="page py-10">…</p> },
} satisfies Meta<typeof PageShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first Tab finds the way past the header. */
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

/** A screen with a head and a sticky action of its own: header, tab bar and footer step aside on phones. */
export const OwnHeadAndBar: Story = {
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
    // The next screen has no head of its own, and the one after it has.
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

/** The code of the next screen is on its way: the way past the header leads here all the same. */
export const RouteComing: Story = {
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
    // What has no height cannot move.
    await expect(main.getBoundingClientRect().height).toBe(0);
  },
};

export const Notice: Story = {
  args: {
    notice: (
      <Alert tone="warn" className="rounded-none">
        …
      </Alert>
    ),
  },
};
/** Without a network: said once, above the foot of the screen, in nobody's way. */
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
