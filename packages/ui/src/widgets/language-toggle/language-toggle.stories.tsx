import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { LanguageToggle, languageToggleVariants } from "./language-toggle.js";

const meta = {
  title: "Widgets/Language toggle",
  component: LanguageToggle,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Switches between English and Arabic: flag and name of the other language.",
      whenNot: "For more than two languages use Select.",
      accessibility:
        "Its text is in the target language and marked with `lang`, so that screen readers pronounce it correctly. The short variant keeps the full name as its label. Flags are decorative.",
      do: [
        "Keep its position in both directions.",
        "Persist the choice, and change the direction immediately.",
      ],
      dont: ["Don't show the current language: customers look for the other one.", "Don't mirror the flags."],
      keywords: ["translate", "locale", "flag", "Arabic", "English", "العربية"],
    } satisfies ComponentGuide,
  },
  args: { onLanguageChange: fn() },
} satisfies Meta<typeof LanguageToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Flag and name of the other language. */
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
  name: "Variants",
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      {languageToggleVariants.map((look) => (
        <span key={look} className={look === "night" ? "rounded-panel bg-night p-4" : undefined}>
          <LanguageToggle {...args} variant={look} />
        </span>
      ))}
    </div>
  ),
};

export const Arabic: Story = { globals: { locale: "ar" } };
