import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { ProblemState } from "./problem-state.js";

const meta = {
  title: "Widgets/Problem state",
  component: ProblemState,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Replaces an account page that failed to load, is offline, or requires sign-in.",
      whenNot:
        "For a missing or forbidden route use the Status screen, for a failed section ErrorState, for no content EmptyState.",
      accessibility:
        "Failures are announced immediately; the sign-in request is not, because it is the page's main content. The picture is decorative.",
      do: ["Name the content that failed.", "Offer one action: retry, or sign in."],
      dont: ["Don't redirect a guest without an explanation.", "Don't show a technical message."],
      keywords: ["signed out", "guest", "login first", "offline", "failed", "retry"],
    } satisfies ComponentGuide,
  },
  args: { kind: "failed", onRetry: fn(), signInHref: "#auth" },
} satisfies Meta<typeof ProblemState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const name = globals["locale"] === "ar" ? "حاول مرة أخرى" : "Try again";
    await userEvent.click(canvas.getByRole("button", { name }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { retrying: true } };
export const Offline: Story = { args: { kind: "offline" } };
export const SignedOut: Story = {
  args: { kind: "signed-out" },
  play: async ({ canvas, globals }) => {
    const name = globals["locale"] === "ar" ? "تسجيل الدخول" : "Sign in";
    await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", "#auth");
  },
};
export const Arabic: Story = { globals: { locale: "ar" }, args: { kind: "signed-out" } };
