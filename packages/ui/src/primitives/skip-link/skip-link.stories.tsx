import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { messagesOf, type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Link } from "../link/index.js";
import { SkipLink } from "./skip-link.js";

const arabicMessages: ArabicMessages = {
  "Bayt Al Machboos": "بيت المجبوس",
  Orders: "الطلبات",
  Profile: "الملف الشخصي",
  "Skip the filters and go to the two hundred and thirty results":
    "تجاوز عوامل التصفية وانتقل إلى النتائج المئتين والثلاثين",
};
const translate = messagesOf(arabicMessages);

const meta = {
  title: "Primitives/Skip link",
  component: SkipLink,
  tags: ["autodocs"],
  args: { href: "#story-content" },
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "Lets keyboard users skip the header and go to the main content.",
      whenNot: "PageShell already includes it. Inside a page, use headings and landmarks instead.",
      accessibility:
        "The first Tab stop of the page; invisible until focused. Enter moves the focus to its target, which need not be focusable.",
      do: ["Make it the first element of the page.", "Point it at the main landmark."],
      dont: [
        "Do not hide it with `display: none`: it would not be focusable.",
        "Do not use more than two per page.",
      ],
      keywords: ["bypass block", "jump link", "skip to content", "skip navigation"],
    } satisfies ComponentGuide,
  },
  render: (args, { globals }) => (
    <div className="relative min-h-40 pt-28">
      <SkipLink {...args} />
      <nav className="flex gap-4">
        <Link href="#orders">{translate(globals, "Orders")}</Link>
        <Link href="#profile">{translate(globals, "Profile")}</Link>
      </nav>
      <div id="story-content" data-testid="content" className="mt-4 rounded-field bg-sunken p-4">
        <Link href="#store">{translate(globals, "Bayt Al Machboos")}</Link>
      </div>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tab shows it, Enter skips the links between. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const name = globals["locale"] === "ar" ? "الانتقال إلى المحتوى" : "Skip to content";
    const link = canvas.getByRole("link", { name });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByTestId("content")).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: translate(globals, "Bayt Al Machboos") })).toHaveFocus();
  },
};

/** Visible on focus. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getAllByRole("link")[0]!;
    link.focus();
    await expect(link).toHaveFocus();
  },
};

export const LongWords: Story = {
  name: "Long texts",
  args: { children: "Skip the filters and go to the two hundred and thirty results" },
  play: Focused.play!,
};

export const Arabic: Story = { globals: { locale: "ar" }, play: Focused.play! };
