import type { Meta, StoryObj } from "@storybook/react-vite";
import { Clock } from "lucide-react";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Icon } from "../icon/index.js";
import { Chip, type ChipVariant } from "./chip.js";

const meta = {
  title: "Primitives/Chip",
  component: Chip,
  tags: ["autodocs"],
  args: { children: "Karak" },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

function Filters({ names, variant }: { names: string[]; variant?: ChipVariant }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((n) => n !== name) : [...chosen, name]);
  return (
    <div className="flex flex-wrap gap-2">
      {names.map((name) => (
        <Chip key={name} variant={variant} selected={chosen.includes(name)} onClick={() => toggle(name)}>
          {name}
        </Chip>
      ))}
    </div>
  );
}

export const Default: Story = {};
export const Selected: Story = { args: { selected: true } };
export const Disabled: Story = { args: { disabled: true } };
export const WithIcon: Story = { args: { icon: <Icon of={Clock} size="small" /> } };

export const Filtering: Story = {
  render: () => <Filters names={["Open now", "Free delivery", "Offers"]} />,
  play: async ({ canvas }) => {
    const chip = canvas.getByRole("button", { name: "Free delivery" });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    chip.focus();
    await userEvent.keyboard(" ");
    await expect(chip).toHaveAttribute("aria-pressed", "false");
  },
};

/** In the category bar a chip is a place on the page. */
export const Bare: Story = {
  render: () => (
    <div className="flex flex-wrap gap-1">
      <Chip variant="bare" href="#popular" selected>
        Popular
      </Chip>
      <Chip variant="bare" href="#rice">
        Rice dishes
      </Chip>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Popular" })).toHaveAttribute("aria-current", "true");
  },
};

export const Arabic: Story = {
  globals: { locale: "ar" },
  render: () => <Filters names={["مفتوح الآن", "توصيل مجاني", "عروض"]} />,
  play: async ({ canvas }) => {
    const chip = canvas.getByRole("button", { name: "عروض" });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute("aria-pressed", "true");
  },
};
