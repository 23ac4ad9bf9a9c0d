import type { Meta, StoryObj } from "@storybook/react-vite";
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
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Arabic: Story = { globals: { locale: "ar" } };
