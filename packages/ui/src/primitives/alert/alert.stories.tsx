import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Link } from "../link/index.js";
import { Alert, alertTones } from "./alert.js";

const meta = {
  title: "Primitives/Alert",
  component: Alert,
  tags: ["autodocs"],
  args: { tone: "warn", title: "Closed now", children: "Opens at 17:00" },
  decorators: [(Story) => <div className="max-w-105">{Story()}</div>],
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: (args) => (
    <div className="grid gap-3">
      {alertTones.map((tone) => (
        <Alert key={tone} {...args} tone={tone} title={tone} />
      ))}
    </div>
  ),
};

export const WithAction: Story = {
  args: {
    tone: "neutral",
    icon: null,
    title: undefined,
    children: "Looking for a table?",
    action: (
      <Link href="#dine-in" className="text-f2">
        See dine-in
      </Link>
    ),
  },
};

/** Errors are announced at once. */
export const Live: Story = {
  args: { tone: "bad", live: true, title: undefined, children: "2 fields need your attention" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("2 fields");
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  args: { title: "مغلق الآن", children: "يفتح الساعة 17:00" },
};
