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
      purpose: "The one action of a screen under the thumb, in place of the tab bar. Phones only.",
      whenNot:
        "While shopping take View cart bar, which is this with the cart's words. On desktop the action stands in the page.",
      accessibility:
        "It stands last in the page and in the tab order, and covers nothing at the end of the scroll. Below it is room for the phone's home bar.",
      do: [
        "Put one wide button into it, the price at its end.",
        "Let the page shell know by using this part: it hides tab bar and footer.",
      ],
      dont: ["Don't put two buttons of equal weight into it.", "Don't use it for messages."],
      keywords: ["bottom bar", "CTA", "footer button", "fixed button", "primary action"],
    } satisfies ComponentGuide,
    layout: "fullscreen",
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Arabic: Story = { globals: { locale: "ar" } };
