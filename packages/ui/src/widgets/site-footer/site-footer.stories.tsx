import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { footerHrefs } from "../../story-data/shell.js";
import { ThemeToggle } from "../theme-toggle/index.js";
import { SiteFooter } from "./site-footer.js";

const meta = {
  title: "Widgets/Site footer",
  component: SiteFooter,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "The footer of the page, dark in both themes: links, contact, language, theme, copyright.",
      whenNot: "On phones, screens with a sticky action hide it automatically.",
      accessibility:
        "A footer landmark with a name; each column is a list with a heading. Email and phone are links that read left to right. The contrast is tested against its own dark background.",
      do: [
        "Set `hrefs` only for pages that exist; a column without pages is hidden.",
        "Use the contacts in the app settings.",
      ],
      dont: ["Don't put content that customers need while ordering here."],
      keywords: ["footer", "legal", "contact", "social"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
  args: {
    hrefs: footerHrefs,
    socials: [
      { kind: "instagram", url: "https://www.instagram.com/talabee" },
      { kind: "x", url: "https://x.com/talabee" },
    ],
    support: { email: "help@talabee.qa", phone: "+97440000000" },
    onLanguageChange: fn(),
    extra: <ThemeToggle theme="light" onThemeChange={fn()} />,
    year: 2026,
  },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await expect(canvas.getByRole("link", { name: ar ? "الخصوصية" : "Privacy" })).toHaveAttribute(
      "href",
      "#privacy",
    );
    await expect(canvas.getByRole("link", { name: ar ? "إنستغرام" : "Instagram" })).toHaveAttribute(
      "href",
      "https://www.instagram.com/talabee",
    );
    await userEvent.click(canvas.getByRole("button", { name: ar ? "English" : "العربية" }));
    await expect(args.onLanguageChange).toHaveBeenCalledOnce();
  },
};

/** Missing pages are omitted. */
export const FewPages: Story = {
  args: { hrefs: { home: "#home", orders: "#orders" }, support: undefined, extra: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading")).toHaveLength(1);
  },
};
/** The app settings did not load: it says so, with a retry. */
export const SettingsFailed: Story = {
  args: { support: undefined, socials: [], onRetry: fn() },
  play: async ({ args, canvas, globals }) => {
    const ar = globals["locale"] === "ar";
    await expect(canvas.getByRole("status")).toHaveTextContent(
      ar ? "تعذّر تحميل بيانات التواصل" : "did not load",
    );
    await userEvent.click(canvas.getByRole("button", { name: ar ? "إعادة المحاولة" : "Try again" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
