import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { storyPicture } from "../../story-data/pictures.js";
import { AuthHeader } from "../../widgets/auth-header/index.js";
import { VerifiedScreen } from "./verified-screen.js";

const meta = {
  title: "Screens/Verified",
  component: VerifiedScreen,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The email is verified: icon, message, sign-in link.",
      whenNot: "For errors use the Status screen; for a short success message use a toast.",
      accessibility: "The h1 has the message; the drawing is decorative.",
      do: ["Link to sign-in with the email prefilled."],
      dont: ["Don't redirect after a few seconds: people read at their own speed."],
      keywords: ["success", "confirmation", "email verified"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  args: {
    header: <AuthHeader homeHref="#home" onLanguageChange={() => undefined} />,
    picture: storyPicture("products/a-machboos-chicken-plate"),
  },
} satisfies Meta<typeof VerifiedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const arabic = globals["locale"] === "ar";
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      arabic ? "تم تأكيد بريدك الإلكتروني بنجاح" : "Your Email has been verfied successfully",
    );
    await expect(canvas.getByRole("link", { name: arabic ? "تسجيل الدخول" : "Sign in" })).toHaveAttribute(
      "href",
      "/auth",
    );
  },
};

export const Desktop: Story = { globals: { viewport: { value: "desktop" } } };
export const Arabic: Story = { globals: { locale: "ar" } };
