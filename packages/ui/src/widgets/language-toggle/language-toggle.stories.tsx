import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { LanguageToggle, languageToggleLooks } from "./language-toggle.js";

const meta = {
  title: "Widgets/Language toggle",
  component: LanguageToggle,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "Switches between English and Arabic: the flag and the name of the language that is not shown now.",
      whenNot: "For a choice among more than two languages take Select.",
      accessibility:
        "Its text is in the language it leads to and marked so (`lang`), which lets screen readers pronounce it. The short look keeps the full name as its label. Flags are decorative.",
      do: [
        "Keep it in the same place in both directions.",
        "Persist the choice, and let direction follow at once.",
      ],
      dont: ["Don't show the current language: people look for theirs.", "Don't mirror the flags."],
      keywords: ["translate", "locale", "flag", "Arabic", "English", "العربية"],
    } satisfies ComponentGuide,
  },
  args: { onLanguageChange: fn() },
} satisfies Meta<typeof LanguageToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Flag and name of the language that one does not read now. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, globals }) => {
    const ar = globals["locale"] === "ar";
    await userEvent.click(canvas.getByRole("button", { name: ar ? "English" : "العربية" }));
    await expect(args.onLanguageChange).toHaveBeenCalledWith(ar ? "en" : "ar");
    await expect(canvasElement.querySelector("[data-slot=flag]")).toHaveAttribute(
      "data-flag",
      ar ? "gb" : "qa",
    );
  },
};

export const Looks: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      {languageToggleLooks.map((look) => (
        <span key={look} className={look === "night" ? "rounded-panel bg-night p-4" : undefined}>
          <LanguageToggle {...args} variant={look} />
        </span>
      ))}
    </div>
  ),
};

export const Arabic: Story = { globals: { locale: "ar" } };
