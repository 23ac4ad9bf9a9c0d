import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Divider } from "./divider.js";

const meta = {
  title: "Primitives/Divider",
  component: Divider,
  tags: ["autodocs"],
  parameters: {
    guide: {
      purpose: "Separates groups of rows: the places of the account menu and signing out.",
      whenNot: "Often space alone is enough; inside a Card use its list variant.",
      accessibility: "A separator, which screen readers may announce.",
      do: ["Hide it with `aria-hidden` where headings name the groups."],
      dont: ["Do not add a line where a heading separates already."],
      keywords: ["hr", "separator", "rule", "line"],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Arabic: Story = {
  globals: { locale: "ar" },
  render: () => (
    <div className="grid gap-3">
      <p>المجموع</p>
      <Divider />
      <p>رسوم التوصيل</p>
    </div>
  ),
};
