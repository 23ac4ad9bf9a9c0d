import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { AuthHeader } from "../../widgets/auth-header/index.js";
import { PageShell } from "../page-shell/index.js";
import { StatusScreen } from "./status-screen.js";

const meta = {
  title: "Screens/Status",
  component: StatusScreen,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Error page (404, 403, 500, offline): title, explanation and up to two actions.",
      whenNot: "When a region of a page fails use Error state; for no content use Empty state.",
      accessibility:
        "The title is a focusable h1; the number is decorative, because the text says the same, and is always left to right.",
      do: [
        "Offer retry for 500 and offline, home for 404, switching accounts for 403.",
        "When offline, link to a page that is available offline.",
      ],
      dont: ["Don't show a technical message.", "Don't redirect home without an explanation."],
      keywords: ["404", "403", "500", "error page", "offline", "not found", "forbidden"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  args: { variant: "not-found", homeHref: "#home", onRetry: fn() },
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
  args: { variant: "forbidden", signInHref: "#auth" },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole("link", { name: globals["locale"] === "ar" ? "تسجيل الدخول" : "Sign in" }),
    ).toHaveAttribute("href", "#auth");
  },
};
export const Gone: Story = {
  args: { variant: "gone", storesHref: "#stores" },
  play: async ({ canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      ar ? "لم يعد هذا المتجر متاحًا" : "This store is no longer available",
    );
    await expect(
      canvas.getByRole("link", { name: ar ? "عرض متاجر أخرى" : "See other stores" }),
    ).toHaveAttribute("href", "#stores");
  },
};
export const ServerError: Story = {
  args: { variant: "error", requestId: "4be0643f-1d98" },
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByText("4be0643f-1d98")).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: globals["locale"] === "ar" ? "إعادة المحاولة" : "Try again" }),
    );
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Offline: Story = { args: { variant: "offline", ordersHref: "#orders" } };
export const Retrying: Story = { args: { variant: "offline", loading: true } };
export const Arabic: Story = { globals: { locale: "ar" } };
export const ArabicServerError: Story = { globals: { locale: "ar" }, args: { variant: "error" } };
