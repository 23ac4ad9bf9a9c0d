import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Button } from "../button/index.js";
import { ErrorState } from "./error-state.js";

const arabicMessages: ArabicMessages = {
  "The menu did not arrive": "لم تصل القائمة",
  "The kitchen is not answering. Your cart is safe.": "المطبخ لا يستجيب. سلتك محفوظة.",
  Home: "الرئيسية",
};

const meta = {
  title: "Primitives/Error state",
  component: ErrorState,
  tags: ["autodocs"],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose:
        "Replaces a page or section that failed to load, is offline or requires sign-in, and offers one action.",
      whenNot:
        "For a failed part beside content that has loaded use RetryAlert, for form errors the form's summary, for failed actions a toast, for missing or forbidden routes StatusScreen, for no content EmptyState.",
      accessibility:
        "Failures are an alert, announced when they appear. The sign-in request is not announced, because it is the page's main content. The retry button keeps the focus while loading. The picture is decorative.",
      do: [
        "Name the content that failed.",
        "Reassure about what is safe: Your cart is untouched.",
        "Pass `picture={null}` in sections, sheets and drawers.",
      ],
      dont: [
        "Do not show error codes or excuses.",
        "Do not replace content that has already loaded.",
        "Do not redirect a guest without an explanation.",
      ],
      keywords: ["failure", "retry", "problem", "offline", "signed out", "guest", "login first"],
    } satisfies ComponentGuide,
  },
  args: { onRetry: fn(), signInHref: "#auth" },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
    await userEvent.click(
      canvas.getByRole("button", { name: globals["locale"] === "ar" ? "إعادة المحاولة" : "Try again" }),
    );
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Retrying: Story = { args: { loading: true } };
export const OwnWords: Story = {
  name: "Own Texts",
  args: {
    title: "The menu did not arrive",
    text: "The kitchen is not answering. Your cart is safe.",
  },
};
/** In a section, sheet or drawer: without a picture. */
export const InASection: Story = { args: { picture: null, level: 3 } };
export const Offline: Story = { args: { variant: "offline" } };
export const SignedOut: Story = {
  args: { variant: "signed-out" },
  play: async ({ canvas, globals }) => {
    const name = globals["locale"] === "ar" ? "تسجيل الدخول" : "Sign in";
    await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", "#auth");
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};
/** Without retry: an alternative action. */
export const OtherWay: Story = {
  name: "Another Action",
  args: { action: <Button href="#home">Home</Button> },
  render: ({ action }) => <ErrorState action={action} />,
};

export const Arabic: Story = { globals: { locale: "ar" } };
export const SignedOutInArabic: Story = { globals: { locale: "ar" }, args: { variant: "signed-out" } };
