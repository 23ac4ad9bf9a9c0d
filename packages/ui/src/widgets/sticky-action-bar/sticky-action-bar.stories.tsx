import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { useLocale } from "../../locale/index.js";
import { Button } from "../../primitives/button/index.js";
import { StickyActionBar } from "./sticky-action-bar.js";

function Example() {
  const ar = useLocale().language === "ar";
  return (
    <div className="flex min-h-90 flex-col">
      <StickyActionBar>
        <Button wide end={<bdi>{ar ? "84.80 ر.ق" : "QAR 84.80"}</bdi>}>
          {ar ? "تأكيد الطلب" : "Place order"}
        </Button>
      </StickyActionBar>
    </div>
  );
}

const meta = {
  title: "Widgets/Sticky action bar",
  component: Example,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose:
        "The primary action of a screen within reach of the thumb, in place of the tab bar. Phones only.",
      whenNot: "In a store use ViewCartBar. On desktop place the action in the page.",
      accessibility:
        "It is last in the page and in the Tab order, and covers no content at the end of the page. It includes space for the phone's home indicator.",
      do: [
        "Put one wide button into it, with the price at its end.",
        "Use it inside PageShell, which then hides tab bar and footer.",
      ],
      dont: ["Don't put two equal buttons into it.", "Don't use it for messages."],
      keywords: ["bottom bar", "CTA", "footer button", "fixed button", "primary action"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Arabic: Story = { globals: { locale: "ar" } };
