import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { PartGuide } from "../../docs/part-guide.js";
import { AuthHeader } from "../../widgets/auth-header/index.js";
import { PageShell } from "../page-shell/index.js";
import { StatusScreen } from "./status-screen.js";

const meta = {
  title: "Screens/Status",
  component: StatusScreen,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "A page that cannot be shown (404, 403, 500, no network): what happened, one sentence, one way forward and one more.",
      whenNot: "When a part of a page fails take Error state; when nothing is there yet Empty state.",
      accessibility:
        "The title is the h1 and can take the focus; the number is decorative, because the words say the same, and always reads left to right.",
      do: [
        "Give retry for 500 and offline, home for 404, another account for 403.",
        "When offline, lead to what can still be seen.",
      ],
      dont: ["Don't show a technical message.", "Don't send people home without saying why."],
      words: ["404", "403", "500", "error page", "offline", "not found", "forbidden"],
    } satisfies PartGuide,
    layout: "fullscreen",
  },
  args: { kind: "not-found", homeHref: "#home", onRetry: fn() },
  decorators: [
    (Story) => (
      <PageShell>
        <AuthHeader onLanguageChange={() => {}} />
        {Story()}
      </PageShell>
    ),
  ],
} satisfies Meta<typeof StatusScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  args: { searchHref: "#search" },
  play: async ({ canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      ar ? "تعذّر العثور على هذه الصفحة" : "This page could not be found",
    );
    await expect(
      canvas.getByRole("link", { name: ar ? "العودة إلى الرئيسية" : "Back to home" }),
    ).toHaveAttribute("href", "#home");
  },
};
export const Forbidden: Story = {
  args: { kind: "forbidden", signInHref: "#auth" },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole("link", { name: globals["locale"] === "ar" ? "تسجيل الدخول" : "Sign in" }),
    ).toHaveAttribute("href", "#auth");
  },
};
export const ServerError: Story = {
  args: { kind: "error" },
  play: async ({ args, canvas, globals }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: globals["locale"] === "ar" ? "حاول مرة أخرى" : "Try again" }),
    );
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = { args: { kind: "offline", ordersHref: "#orders" } };
export const Retrying: Story = { args: { kind: "offline", retrying: true } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicServerError: Story = { globals: { locale: "ar" }, args: { kind: "error" } };
