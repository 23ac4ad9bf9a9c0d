import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { AuthHeader } from "../../widgets/auth-header/index.js";
import { VerifiedScreen } from "./verified-screen.js";

const meta = {
  title: "Screens/Verified",
  component: VerifiedScreen,
  tags: ["autodocs"],
  parameters: { layout: "fullscreen" },
  args: { header: <AuthHeader homeHref="#home" onLanguageChange={() => undefined} /> },
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

export const Arabic: Story = { globals: { locale: "ar" } };
