import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import type { Language } from "../../locale/index.js";
import { LanguageOffer } from "./language-offer.js";

const meta = {
  title: "Widgets/Language offer",
  component: LanguageOffer,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Offers the other language once, in one line, on a device that is set to it.",
      whenNot: "The language is switched with LanguageToggle; this one appears on a first visit only.",
      accessibility:
        "A landmark of its own after the page, with two buttons. The offer is marked as text of the other language. It floats, so that nothing moves.",
      do: ["Remember the answer, also when it is closed."],
      dont: [
        "Don't render it on the server: the page is the same for everyone.",
        "Don't cover a sheet with it.",
      ],
      keywords: ["locale", "translation", "banner", "Accept-Language", "suggestion"],
    } satisfies ComponentGuide,
    docs: { story: { inline: false, iframeHeight: 240 } },
  },
  args: { onAnswer: fn() },
} satisfies Meta<typeof LanguageOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  en: { other: "العربية؟", close: "Close" },
  ar: { other: "English?", close: "إغلاق" },
} as const;

export const Default: Story = {
  play: async ({ args, canvas, globals }) => {
    const language = globals["locale"] as Language;
    const offer = canvas.getByRole("button", { name: texts[language].other });
    await expect(offer).toHaveAttribute("lang", language === "ar" ? "en" : "ar");
    await userEvent.click(offer);
    await expect(args.onAnswer).toHaveBeenLastCalledWith(language === "ar" ? "en" : "ar");
  },
};
/** Closed: the present language is the answer. */
export const Closed: Story = {
  play: async ({ args, canvas, globals }) => {
    const language = globals["locale"] as Language;
    await userEvent.click(canvas.getByRole("button", { name: texts[language].close }));
    await expect(args.onAnswer).toHaveBeenLastCalledWith(language);
  },
};
export const Arabic: Story = { globals: { locale: "ar" } };
