import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ArabicMessages } from "../../docs/in-arabic.js";
import type { ComponentGuide } from "../../docs/component-guide.js";
import { Avatar, avatarSizes } from "./avatar.js";

const arabicMessages: ArabicMessages = {
  Noor: "نور",
};

const meta = {
  title: "Primitives/Avatar",
  component: Avatar,
  tags: ["autodocs"],
  parameters: {
    arabic: arabicMessages,
    guide: {
      purpose: "A person's initial on a tint derived from the name.",
      whenNot: "For stores use StoreLogo, for brands Logo.",
      accessibility: "Decorative: the name is next to it as text.",
      do: ["Show the name beside it."],
      dont: ["Do not use it as the only identification of a person."],
      keywords: ["profile picture", "user", "initials", "person"],
    } satisfies ComponentGuide,
  },
  args: { name: "Noor" },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-end gap-3">
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

/** A name always gets the same tint. */
export const People: Story = {
  render: (args) => (
    <div className="flex flex-wrap gap-3">
      {["Noor", "Hamad", "Maryam", "Jassim", "Aisha", "Khalid", "٧", "—"].map((name) => (
        <Avatar key={name} {...args} name={name} />
      ))}
    </div>
  ),
};

export const Arabic: Story = { globals: { locale: "ar" }, args: { name: "نور" } };
