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
      purpose:
        "Stands where a page of the customer's own would be: it did not load, there is no network, or nobody is signed in.",
      whenNot:
        "When a whole route is missing or forbidden take the Status screen; when a part of a page fails Error state; when nothing is there yet Empty state.",
      accessibility:
        "Failures are announced at once; the request to sign in is not, because it is what the page says. The picture is decorative.",
      do: ["Name what did not load.", "Offer the one way on: try again, or sign in."],
      dont: ["Don't send a guest away without saying why.", "Don't show a technical message."],
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
