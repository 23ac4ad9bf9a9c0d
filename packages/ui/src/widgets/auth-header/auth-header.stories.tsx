import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { sadaf } from "../../theme/brands/sadaf.js";
import { talabee } from "../../theme/brands/talabee.js";
import { AuthHeader } from "./auth-header.js";

const meta = {
  title: "Widgets/Auth header",
  component: AuthHeader,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The minimal header of sign-in, verification and status pages: logo and language toggle.",
      whenNot: "On all other pages use SiteHeader.",
      accessibility: "A banner landmark with the logo as a link to the home page, then the language button.",
      do: [
        "Use it where signing in is the only task.",
        "Pass it to the screen as `header`, so that the phone layout adapts.",
      ],
      dont: ["Don't add search, cart or account here."],
      keywords: ["login header", "sign-in header", "logo bar"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  args: { homeHref: "#home", onLanguageChange: fn() },
} satisfies Meta<typeof AuthHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    const { name } = globals["brand"] === "sadaf" ? sadaf : talabee;
    const logo = canvas.getByRole("link", { name: ar ? name.ar : name.en });
    await expect(logo).toHaveAttribute("href", "#home");
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onLanguageChange).toHaveBeenCalledWith(ar ? "en" : "ar");
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
